"""Checks documents against Docs/flow.schema.json with a validator that others wrote: PyPI's jsonschema.

    check.py SCHEMA

Reads {"name": ..., "document": ...}, one a line, and prints for each {"name": ..., "errors": [...]}: the place of every
error, as the kit writes places, and the word of the schema that it is about. "errors" is empty for what is accepted.
"""

import json
import re
import sys

from jsonschema import Draft202012Validator


def place(path):
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif re.fullmatch(r"[\w$@-]+", step):
            text += f".{step}" if text else step
        else:
            text += f"[{json.dumps(step, ensure_ascii=False)}]"
    return text


def leaves(error):
    """The errors that say what is wrong, below those that only say that no alternative fits."""
    yield error
    for inner in error.context:
        yield from leaves(inner)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in sys.stdin.buffer:
        case = json.loads(line)
        errors = [
            {"place": place(leaf.absolute_path), "word": leaf.validator}
            for error in validator.iter_errors(case["document"])
            for leaf in leaves(error)
        ]
        print(json.dumps({"name": case["name"], "errors": errors}))


main()
