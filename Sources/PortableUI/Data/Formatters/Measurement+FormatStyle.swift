#if !canImport(Darwin)
  extension Measurement where UnitType: Dimension {
    /// A format style for measurements: `18 km/h`, `64°F`, `6 feet, 3 inches`. It replaces Foundation's style, which
    /// exists only on Apple's platforms.
    ///
    /// ```swift
    /// Text(wind, format: .measurement(width: .abbreviated))
    /// distance.formatted(.measurement(width: .wide, usage: .road))
    /// ```
    ///
    /// Unless the ``usage`` is `.asProvided`, values are converted to the customary unit of the locale. Numbers follow
    /// the locale. The names of units are English in all languages, and the symbols are the ones that most languages
    /// use.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// The width of a unit.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let width: MeasurementWidth

        /// The name: `18 kilometers per hour`.
        public static var wide: Self { Self(width: .wide) }
        /// The symbol: `18 km/h`.
        public static var abbreviated: Self { Self(width: .abbreviated) }
        /// The shortest symbol, without a space: `18km/h`.
        public static var narrow: Self { Self(width: .narrow) }
      }

      /// The width of the unit.
      public var width: UnitWidth
      /// The purpose of the measurement, which determines the unit. `nil` means `.general`.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// The locale.
      public var locale: Locale
      /// The style of numbers, or `nil` for the default of the usage. The locale of this style has no effect.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      var isScaleNameHidden = false

      /// Creates a style.
      ///
      /// - Parameters:
      ///   - width: The width of the unit.
      ///   - locale: The locale.
      ///   - usage: The purpose of the measurement, which determines the unit.
      ///   - numberFormatStyle: The style of numbers, or `nil` for the default of the usage. For `.asProvided`, the
      ///     default shows all digits. For other usages, it shows integers, or two significant digits for values below
      ///     ten.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// Returns the text of a measurement.
      public func format(_ measurement: Measurement) -> String {
        String(attributed.format(measurement).characters)
      }

      /// Returns this style with another locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      /// A style that produces attributed strings, in which the `measurement` attribute marks the number and the unit.
      public var attributed: AttributedStyle { AttributedStyle(style: self) }

      fileprivate var text: MeasurementText {
        MeasurementText(locale: locale, width: width.width, hidesScaleName: isScaleNameHidden) { value, preference in
          MeasurementNumber(value, numbers(value, preference).locale(locale))
        }
      }

      private func numbers(_ value: Double, _ preference: UnitPreference?) -> FloatingPointFormatStyle<Double> {
        if let numberFormatStyle { return numberFormatStyle }
        guard let preference else { return .number }
        if let increment = preference.increment {
          return .number.rounded(increment: increment).precision(.fractionLength(0))
        }
        return abs(value) < 10 ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
      }
    }

    /// A format style for measurements that produces attributed strings. The `measurement` attribute marks the number
    /// and the unit.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      fileprivate var style: FormatStyle

      /// Returns the text of a measurement.
      public func format(_ measurement: Measurement) -> AttributedString {
        style.text.text(measurement.value, measurement.unit, (style.usage ?? .general).purpose)
      }

      /// Returns this style with another locale.
      public func locale(_ locale: Locale) -> Self {
        AttributedStyle(style: style.locale(locale))
      }
    }

    /// Returns the text of the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement {
      style.format(self)
    }

    /// Returns the text of the measurement in the customary unit of the current locale, with the unit's symbol.
    public func formatted() -> String {
      formatted(FormatStyle(width: .abbreviated))
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether to omit the scale: `64°`, `64 degrees`.
    public var hidesScaleName: Bool {
      get { isScaleNameHidden }
      set { isScaleNameHidden = newValue }
    }

    /// Creates a style for temperatures.
    ///
    /// - Parameters:
    ///   - width: The width of the unit.
    ///   - locale: The locale.
    ///   - usage: The purpose of the measurement, which determines the unit.
    ///   - hidesScaleName: Whether to omit the scale. The temperature is converted to the customary scale even then.
    ///   - numberFormatStyle: The style of numbers, or `nil` for the default of the usage.
    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      isScaleNameHidden = hidesScaleName
    }
  }

  extension FormatStyle {
    /// Returns a style for measurements.
    ///
    /// - Parameters:
    ///   - width: The width of the unit.
    ///   - usage: The purpose of the measurement, which determines the unit.
    ///   - numberFormatStyle: The style of numbers, or `nil` for the default of the usage.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a style for temperatures.
    ///
    /// - Parameters:
    ///   - width: The width of the unit.
    ///   - usage: The purpose of the measurement, which determines the unit.
    ///   - hidesScaleName: Whether to omit the scale. The temperature is converted to the customary scale even then.
    ///   - numberFormatStyle: The style of numbers, or `nil` for the default of the usage.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }
#endif
