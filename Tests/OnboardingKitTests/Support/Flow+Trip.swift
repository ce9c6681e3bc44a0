import OnboardingKit

extension Flow {
    /// A small flow with all that hosts have to do with: a branch, a default, a shuffled choice, a mapping, a paywall, a
    /// custom action, a link and an offer.
    static func trip() throws -> Flow { try Flow(reading: tripDocument, named: "trip.json") }

    static let tripDocument = """
        { "schemaVersion": 1, "id": "trip", "locale": "en",
          "offer": { "title": "Plan your trip", "text": "It takes a minute.", "action": "Go on" },
          "texts": { "de": { "offer": { "title": "Plane deine Reise", "action": "Weiter" } } },
          "profile": { "name": { "to": "firstName" }, "mail": { "to": "email" }, "level": { "to": "custom.level" },
                       "gear": { "to": "custom.gear", "as": "joined" } },
          "screens": [
            { "id": "about", "title": "About you", "analyticsKey": "intro",
              "elements": [ { "id": "name", "type": "text" }, { "id": "mail", "type": "email", "required": false } ],
              "buttons": [ { "id": "go", "label": "Go", "action": "next" },
                           { "id": "terms", "label": "Terms", "action": "openURL", "url": "https://example.com/terms" } ] },
            { "id": "level", "type": "singleChoice", "title": "How far?", "analyticsKey": "trip_level",
              "options": [ { "id": "easy", "label": "A walk", "value": "walker" },
                           { "id": "hard", "label": "A climb", "value": "climber" } ],
              "nextQuestionId": { "hard": "gear", "default": "pace" } },
            { "id": "gear", "type": "multiChoice", "title": "What do you have?", "shuffle": true,
              "options": [ { "id": "rope", "label": "Rope" }, { "id": "boots", "label": "Boots" },
                           { "id": "tent", "label": "Tent" }, { "id": "map", "label": "Map" },
                           { "id": "lamp", "label": "Lamp" }, { "id": "stove", "label": "Stove" } ] },
            { "id": "pace", "type": "slider", "title": "How fast?", "min": 0, "max": 10, "defaultValue": 5 },
            { "id": "end", "kind": "final", "title": "Ready",
              "buttons": [ { "id": "buy", "label": "See plans", "action": "openPaywall", "actionId": "main" },
                           { "id": "help", "label": "Help", "action": "custom", "actionId": "call_us" } ] }
          ] }
        """
}
