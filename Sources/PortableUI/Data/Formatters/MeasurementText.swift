#if !canImport(Darwin)
  /// The width of a unit's name or symbol, for units of all dimensions.
  enum MeasurementWidth: String, Codable, Sendable {
    case wide
    case abbreviated
    case narrow
  }

  /// A formatted number, and its properties that determine the form of the unit's name.
  struct MeasurementNumber {
    let text: AttributedString
    /// Whether the text is the number 1 without a fraction. In English, the singular form of the unit follows this
    /// number.
    let isOne: Bool
    /// The number of digits after the decimal separator.
    let fractionLength: Int

    /// Formats a number in a style.
    init(_ value: Double, _ style: FloatingPointFormatStyle<Double>) {
      text = style.attributed.format(value)
      var integer = ""
      var fraction = ""
      for run in text.runs {
        switch run.numberPart {
        case .integer where run.numberSymbol == nil: integer += String(text[run.range].characters)
        case .fraction where run.numberSymbol == nil: fraction += String(text[run.range].characters)
        default: break
        }
      }
      isOne = fraction.isEmpty && integer == 1.formatted(.number.locale(style.locale))
      fractionLength = fraction.count
    }

    /// Formats a number with a formatter.
    init(_ value: Double, _ formatter: NumberFormatter) {
      let string = formatter.string(from: NSNumber(value: value)) ?? ""
      text = AttributedString(string)
      fractionLength = formatter.minimumFractionDigits
      isOne = fractionLength == 0 && string == formatter.string(from: value < 0 ? -1 : 1)
    }
  }

  /// The text of numbers with units.
  struct MeasurementText {
    let locale: Locale
    let width: MeasurementWidth
    /// Whether to omit the scale of a temperature.
    var hidesScaleName = false
    /// A closure that formats a number. It also receives the preference that chose the unit, or `nil` if the unit was
    /// not converted.
    let number: (Double, UnitPreference?) -> MeasurementNumber

    /// Returns the text of a value in the units that are customary for a purpose.
    func text(_ value: Double, _ unit: Unit, _ purpose: MeasurementPurpose) -> AttributedString {
      guard let dimension = unit as? Dimension,
        let preference = UnitCustoms(locale: locale).preference(for: value, dimension, purpose)
      else { return text(number(value, nil), unit) }
      let units = preference.units
      guard units.count > 1 else {
        return text(number(dimension.convert(value, to: units[0]), preference), units[0])
      }
      return text(dimension.convert(value, to: units[1]), units[0], units[1], preference)
    }

    /// Returns the text of a number of small units. As many as possible are shown as large units: `6 ft, 3 in`.
    private func text(_ value: Double, _ large: Dimension, _ small: Dimension, _ preference: UnitPreference)
      -> AttributedString
    {
      let share = large.convert(1, to: small)
      var count = (abs(value) / share * (1 + 1e-12)).rounded(.down)
      var rest = number(max(0, abs(value) - count * share), preference)
      let scale = pow(10, Double(rest.fractionLength))
      if ((abs(value) - count * share) * scale).rounded() >= (share * scale).rounded() {
        count += 1
        rest = number(0, preference)
      }
      let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)).locale(locale)
      let first = MeasurementNumber(value < 0 ? -count : count, whole)
      return text(first, large) + AttributedString(width == .narrow ? " " : ", ") + text(rest, small)
    }

    /// Returns the text of a number and a unit.
    func text(_ number: MeasurementNumber, _ unit: Unit) -> AttributedString {
      var amount = number.text
      amount.measurement = .value
      let name = self.name(of: unit, isOne: number.isOne)
      var unitText = AttributedString(name)
      unitText.measurement = .unit
      return amount + AttributedString(gap(before: name)) + unitText
    }

    /// Returns the name or symbol of a unit.
    func name(of unit: Unit, isOne: Bool) -> String {
      guard hidesScaleName, unit is UnitTemperature else {
        return UnitNames.names(of: unit, in: locale).text(width, isOne: isOne)
      }
      return UnitNames("degree{s}", "°").text(width, isOne: isOne)
    }

    /// Returns the space between a number and a name or symbol.
    private func gap(before name: String) -> String {
      if width == .wide { return " " }
      if name == "°C" || name == "°F" { return width == .narrow ? narrowScaleGap : scaleGap }
      if name.hasPrefix("°") || name.hasPrefix("′") || name.hasPrefix("″") { return "" }
      return width == .narrow ? narrowGap : symbolGap
    }

    private var language: String { locale.language.languageCode?.identifier ?? "" }

    private var symbolGap: String {
      switch language {
      case "fr": "\u{202F}"
      case "ko": ""
      default: " "
      }
    }

    private var narrowGap: String {
      switch language {
      case "fi", "fr": "\u{202F}"
      case "af", "bg", "bs", "cs", "da", "de", "et", "hr", "hu", "id", "lt", "lv", "nl", "pl", "ro", "ru", "sk", "sl",
        "sr", "tr":
        " "
      default: ""
      }
    }

    private var scaleGap: String {
      switch language {
      case "en": locale.region == .canada ? "\u{A0}" : ""
      case "fr": "\u{202F}"
      case "ca", "cs", "fi", "hu", "it", "nb", "nl", "nn", "no", "pt", "ro", "ru", "sk", "sv", "uk": "\u{A0}"
      case "af", "be", "bs", "de", "et", "eu", "gl", "hr", "lv", "mk", "sl": " "
      default: ""
      }
    }

    private var narrowScaleGap: String {
      switch language {
      case "ca", "cs", "hu", "it", "ro", "ru", "sk", "sv": "\u{A0}"
      case "af", "de", "et", "hr", "lv", "tr": " "
      default: ""
      }
    }
  }
#endif
