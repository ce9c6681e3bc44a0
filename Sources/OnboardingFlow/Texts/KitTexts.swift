import OnboardingValues

/// The kit's own words in one language; a document may replace any of them.
struct KitTexts: Sendable {
    private let words: [String: String]
    private let replacements: [JSONValue]
    private let own: [JSONValue]
    /// The words that renderers show; put together once, since every screen carries them.
    let strings: ScreenStrings

    /// The words of a language: the document's `replacements` in it, then the kit's, then the document's `own`
    /// language, then English.
    init(locale: String, replacements: [JSONValue], own: [JSONValue] = []) {
        words = Self.byLanguage[locale.language] ?? [:]
        self.replacements = replacements
        self.own = own
        strings = ScreenStrings { [words] in Self.word($0, words, replacements, own) }
    }

    /// A word; `{0}` in it stands for the value.
    subscript(_ key: String, value: String? = nil) -> String {
        let word = Self.word(key, words, replacements, own)
        guard let value, word.utf8.contains(UInt8(ascii: "{")) else { return word }
        return word.replacing("{0}", with: value)
    }

    private static func word(
        _ key: String,
        _ words: [String: String],
        _ replacements: [JSONValue],
        _ own: [JSONValue]
    ) -> String {
        func word(_ layers: [JSONValue]) -> String? { layers.lazy.compactMap { $0["kit"]?[key]?.string }.first }
        return word(replacements) ?? words[key] ?? word(own) ?? byLanguage["en"]?[key] ?? key
    }

    /// Every word's key, for a check of documents.
    static var keys: Set<String> { Set((byLanguage["en"] ?? [:]).keys) }

    static let byLanguage: [String: [String: String]] = [
        "en": [
            "back": "Back", "skip": "Skip", "continue": "Continue", "retry": "Try again", "progress": "Progress",
            "loading": "Loading", "continueReady": "You can continue", "advances": "Choosing goes on by itself",
            "day": "Day", "month": "Month", "year": "Year",
            "required": "Please fill this in.",
            "optionRequired": "Please choose an option.",
            "tooFewOptions": "Please choose at least {0}.",
            "tooManyOptions": "Please choose at most {0}.",
            "textOfOptionRequired": "Please add a few words.",
            "noNumber": "Please enter a number.",
            "tooSmall": "Please enter {0} or more.",
            "tooLarge": "Please enter {0} or less.",
            "wholeNumber": "Please enter a whole number.",
            "tooManyDecimals": "Decimal places: at most {0}.",
            "tooLong": "Please use at most {0} characters.",
            "noEmail": "Please enter an e-mail address such as name@example.com.",
            "incompleteDate": "Please complete the date.",
            "noDate": "There is no such day.",
            "tooEarly": "Please choose {0} or later.",
            "tooLate": "Please choose {0} or earlier.",
            "example": "e.g. {0}",
            "typeOption": "Please type a number from 1 to {0}.",
            "typeOptions": "Please type numbers from 1 to {0}, such as 1,2.",
            "onlyAlone": "“{0}” cannot be chosen beside others.",
            "typeStep": "Please type a number from {0} to {1} in steps of {2}.",
            "typeText": "Please type your answer.",
            "typeDate": "Please type the date as {0}.",
            "or": "or",
            "dateLetters": "YMD",
            "noBack": "There is nothing to go back to.",
            "noSkip": "This cannot be skipped.",
            "helpEnter": "Keeps what stands in [brackets] and goes on",
            "helpClear": "Empties the answer",
            "helpQuit": "Leave, and go on later",
            "helpHelp": "Show this",
        ],
        "de": [
            "back": "Zurück", "skip": "Überspringen", "continue": "Weiter", "retry": "Erneut versuchen",
            "progress": "Fortschritt", "loading": "Wird geladen", "continueReady": "Es kann weitergehen",
            "advances": "Die Auswahl führt gleich weiter", "day": "Tag", "month": "Monat", "year": "Jahr",
            "required": "Bitte ausfüllen.",
            "optionRequired": "Bitte etwas auswählen.",
            "tooFewOptions": "Bitte mindestens {0} auswählen.",
            "tooManyOptions": "Bitte höchstens {0} auswählen.",
            "textOfOptionRequired": "Bitte ein paar Worte ergänzen.",
            "noNumber": "Bitte eine Zahl eingeben.",
            "tooSmall": "Bitte {0} oder mehr eingeben.",
            "tooLarge": "Bitte {0} oder weniger eingeben.",
            "wholeNumber": "Bitte eine ganze Zahl eingeben.",
            "tooManyDecimals": "Nachkommastellen: höchstens {0}.",
            "tooLong": "Bitte höchstens {0} Zeichen verwenden.",
            "noEmail": "Bitte eine E-Mail-Adresse wie name@example.com eingeben.",
            "incompleteDate": "Bitte das Datum vervollständigen.",
            "noDate": "Diesen Tag gibt es nicht.",
            "tooEarly": "Bitte {0} oder später wählen.",
            "tooLate": "Bitte {0} oder früher wählen.",
            "example": "z. B. {0}",
            "typeOption": "Bitte eine Zahl von 1 bis {0} eingeben.",
            "typeOptions": "Bitte Zahlen von 1 bis {0} eingeben, zum Beispiel 1,2.",
            "onlyAlone": "„{0}“ lässt sich nur allein auswählen.",
            "typeStep": "Bitte eine Zahl von {0} bis {1} in Schritten von {2} eingeben.",
            "typeText": "Bitte eine Antwort eingeben.",
            "typeDate": "Bitte das Datum als {0} eingeben.",
            "or": "oder",
            "dateLetters": "JMT",
            "noBack": "Davor kommt nichts mehr.",
            "noSkip": "Das lässt sich nicht überspringen.",
            "helpEnter": "Behält, was in [Klammern] steht, und geht weiter",
            "helpClear": "Leert die Antwort",
            "helpQuit": "Verlassen und später weitermachen",
            "helpHelp": "Zeigt dies",
        ],
        "ar": [
            "back": "رجوع", "skip": "تخطٍّ", "continue": "متابعة", "retry": "إعادة المحاولة", "progress": "التقدّم",
            "loading": "جارٍ التحميل", "continueReady": "يمكنك المتابعة", "advances": "الاختيار ينقلك تلقائيًا",
            "day": "اليوم", "month": "الشهر", "year": "السنة",
            "required": "يرجى ملء هذا الحقل.",
            "optionRequired": "يرجى اختيار أحد الخيارات.",
            "tooFewOptions": "يرجى اختيار {0} على الأقل.",
            "tooManyOptions": "يرجى اختيار {0} على الأكثر.",
            "textOfOptionRequired": "يرجى إضافة بضع كلمات.",
            "noNumber": "يرجى إدخال رقم.",
            "tooSmall": "يرجى إدخال {0} أو أكثر.",
            "tooLarge": "يرجى إدخال {0} أو أقل.",
            "wholeNumber": "يرجى إدخال عدد صحيح.",
            "tooManyDecimals": "يرجى استخدام {0} من المنازل العشرية على الأكثر.",
            "tooLong": "يرجى استخدام {0} حرفًا على الأكثر.",
            "noEmail": "يرجى إدخال بريد إلكتروني مثل name@example.com.",
            "incompleteDate": "يرجى إكمال التاريخ.",
            "noDate": "لا يوجد يوم كهذا.",
            "tooEarly": "يرجى اختيار {0} أو ما بعده.",
            "tooLate": "يرجى اختيار {0} أو ما قبله.",
            "example": "مثل {0}",
            "typeOption": "يرجى كتابة رقم من 1 إلى {0}.",
            "typeOptions": "يرجى كتابة أرقام من 1 إلى {0}، مثل 1,2.",
            "onlyAlone": "لا يمكن اختيار «{0}» إلا وحده.",
            "typeStep": "يرجى كتابة رقم من {0} إلى {1} بخطوات من {2}.",
            "typeText": "يرجى كتابة إجابتك.",
            "typeDate": "يرجى كتابة التاريخ بالصيغة {0}.",
            "or": "أو",
            "dateLetters": "YMD",
            "noBack": "لا يوجد ما يمكن الرجوع إليه.",
            "noSkip": "لا يمكن تخطّي هذا.",
            "helpEnter": "يُبقي ما بين [القوسين] ويتابع",
            "helpClear": "يُفرغ الإجابة",
            "helpQuit": "الخروج والمتابعة لاحقًا",
            "helpHelp": "عرض هذا",
        ],
    ]
}

extension ScreenStrings {
    fileprivate init(_ word: (String) -> String) {
        self.init(
            back: word("back"),
            skip: word("skip"),
            continue: word("continue"),
            retry: word("retry"),
            progress: word("progress"),
            loading: word("loading"),
            continueReady: word("continueReady"),
            advances: word("advances"),
            day: word("day"),
            month: word("month"),
            year: word("year"),
            typing: TypingStrings(word)
        )
    }
}

extension TypingStrings {
    fileprivate init(_ word: (String) -> String) {
        self.init(
            example: word("example"),
            option: word("typeOption"),
            options: word("typeOptions"),
            alone: word("onlyAlone"),
            steps: word("typeStep"),
            text: word("typeText"),
            date: word("typeDate"),
            or: word("or"),
            dateLetters: word("dateLetters"),
            noBack: word("noBack"),
            noSkip: word("noSkip"),
            enter: word("helpEnter"),
            clear: word("helpClear"),
            quit: word("helpQuit"),
            help: word("helpHelp")
        )
    }
}
