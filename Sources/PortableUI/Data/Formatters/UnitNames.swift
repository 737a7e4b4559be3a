#if !canImport(Darwin)
  /// The name and the symbols of a unit.
  ///
  /// Braces enclose the ending of the plural, or both the singular and the plural form: `meter{s} per second`,
  /// `{foot|feet}`.
  struct UnitNames {
    let name: String
    let symbol: String
    let narrow: String
    /// Whether the texts may contain braces for the plural.
    private let isTemplate: Bool

    init(_ name: String, _ symbol: String, narrow: String? = nil, isTemplate: Bool = true) {
      self.name = name
      self.symbol = symbol
      self.narrow = narrow ?? symbol
      self.isTemplate = isTemplate
    }

    /// Returns the name or symbol of the unit in a width.
    func text(_ width: MeasurementWidth, isOne: Bool) -> String {
      let text =
        switch width {
        case .wide: name
        case .abbreviated: symbol
        case .narrow: narrow
        }
      guard isTemplate, let start = text.firstIndex(of: "{"), let end = text.firstIndex(of: "}") else { return text }
      let forms = text[text.index(after: start)..<end].split(separator: "|")
      let one = forms.count > 1 ? forms[0] : ""
      let form = isOne ? one : forms[forms.count - 1]
      return "\(text[..<start])\(form)\(text[text.index(after: end)...])"
    }

    /// Returns the names of a unit in a locale, or its symbol if the unit is unknown.
    ///
    /// Names are English. Symbols are those of the locale's variety of English. For other languages, they are the
    /// symbols that most languages use.
    static func names(of unit: Unit, in locale: Locale) -> UnitNames {
      guard let entry = UnitEntry.entry(of: unit) else {
        return UnitNames(unit.symbol, unit.symbol, isTemplate: false)
      }
      let english = English(locale: locale)
      let names = english == .american ? entry.names : entry.british ?? entry.names
      let spelled =
        switch english {
        case .american: names.name
        case .british:
          names.name.replacingOccurrences(of: "meter", with: "metre").replacingOccurrences(of: "liter", with: "litre")
        case nil: entry.names.name
        }
      var symbol = names.symbol
      var narrow = names.narrow
      if english == nil, let neutral = neutralSymbols[entry.names.symbol] {
        symbol = neutral
        narrow = neutral
      }
      if symbol.hasSuffix("L"), unit is UnitVolume, !English.writesCapitalLiter(locale) {
        symbol = symbol.dropLast() + "l"
        narrow = narrow.dropLast() + "l"
      }
      if unit == UnitTemperature.celsius, english == .british, locale.region == .canada { narrow = "°" }
      return UnitNames(spelled, symbol, narrow: narrow)
    }

    /// The symbols that most languages use, keyed by the English symbols that they replace.
    private static let neutralSymbols = [
      "hr": "h", "sec": "s", "day{s}": "d", "deg": "°", "arcmin{s}": "′", "arcsec{s}": "″", "sq ft": "ft²",
      "sq mi": "mi²", "Cal": "kcal", "byte": "B",
    ]
  }

  /// A variety of English.
  private enum English {
    case american
    case british

    /// Creates the variety of English that a locale uses. Returns `nil` if the locale's language is not English.
    init?(locale: Locale) {
      guard locale.language.languageCode == .english else { return nil }
      let isAmerican = locale.region.map { Self.americanRegions.contains($0.identifier) } ?? true
      self = isAmerican ? .american : .british
    }

    /// Whether the symbol of the liter is `L`, not `l`.
    static func writesCapitalLiter(_ locale: Locale) -> Bool {
      switch English(locale: locale) {
      case .american: return true
      case .british: return ["AU", "CA"].contains(locale.region?.identifier)
      case nil:
        let languages = ["cy", "fa", "fil", "ha", "id", "ja", "km", "ko", "lo", "mk", "so", "sq", "uz", "vi"]
        return languages.contains(locale.language.languageCode?.identifier ?? "")
      }
    }

    /// The regions that use American English. All other regions use the international variety.
    private static let americanRegions: Set = [
      "AS", "BI", "CL", "CN", "CO", "GU", "JP", "KR", "MH", "MP", "MX", "PA", "PH", "PR", "SA", "TR", "TW", "UM", "US",
      "VI",
    ]
  }
#endif
