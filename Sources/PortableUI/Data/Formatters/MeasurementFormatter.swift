#if !canImport(Darwin)
  /// A formatter for measurements and units: `18 km/h`, `64°F`, `3 kilometers`. It replaces Foundation's formatter,
  /// which exists only on Apple's platforms.
  ///
  /// ```swift
  /// let formatter = MeasurementFormatter()
  /// formatter.unitOptions = .providedUnit
  /// formatter.numberFormatter.maximumFractionDigits = 0
  /// formatter.string(from: Measurement(value: 18.2, unit: UnitSpeed.kilometersPerHour))  // 18 km/h
  /// ```
  ///
  /// The names of units are English in all languages, and the symbols are the ones that most languages use.
  public final class MeasurementFormatter: Formatter {
    /// The choice of units.
    public struct UnitOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Keeps the unit of the measurement.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// Converts to the unit that suits the size of the value: `12 km` instead of `12,000 m`. With ``providedUnit``,
      /// the unit remains in its system of units.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// Omits the scale of a temperature: `64°`.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of units. An empty set means that measurements are converted to the customary unit of the locale:
    /// kilometers or miles for lengths, and kilograms or pounds for masses.
    public var unitOptions: UnitOptions = []
    /// The width of units: the name for `.long`, the symbol for `.medium`, and the shortest symbol for `.short`.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The locale. Setting it also sets the locale of the ``numberFormatter``. `nil` means the current locale.
    public var locale: Locale! = .current {
      didSet { numberFormatter?.locale = locale }
    }
    /// The formatter for numbers. The default formats decimal numbers with at most three fraction digits. `nil` means
    /// the default.
    public var numberFormatter: NumberFormatter! = defaultNumberFormatter()

    /// Creates a formatter.
    public override init() {
      super.init()
    }

    /// Always fails, because formatters can be archived only on Apple's platforms.
    ///
    /// - Returns: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text of a measurement.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      string(measurement.value, measurement.unit)
    }

    /// Returns the symbol of a unit, or its plural name in the style `.long`.
    public func string(from unit: Unit) -> String {
      text.name(of: unit, isOne: false)
    }

    /// Returns the text of a measurement.
    ///
    /// - Parameter obj: A `Measurement`.
    /// - Returns: The text, or `nil` for another type.
    public override func string(for obj: Any?) -> String? {
      (obj as? any ValueWithUnit).map { string($0.value, $0.anyUnit) }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
      var (value, unit) = (value, unit)
      if let dimension = unit as? Dimension, let target = target(for: value, dimension) {
        value = dimension.convert(value, to: target)
        unit = target
      }
      return String(text.text(MeasurementNumber(value, numbers), unit).characters)
    }

    /// The formatter for numbers. It is a default formatter if `numberFormatter` is `nil`.
    private var numbers: NumberFormatter {
      if let numberFormatter { return numberFormatter }
      let formatter = Self.defaultNumberFormatter()
      formatter.locale = locale ?? .current
      return formatter
    }

    private static func defaultNumberFormatter() -> NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }

    private var text: MeasurementText {
      let width: MeasurementWidth =
        switch unitStyle {
        case .long: .wide
        case .medium: .abbreviated
        case .short: .narrow
        }
      return MeasurementText(
        locale: locale ?? .current, width: width, hidesScaleName: unitOptions.contains(.temperatureWithoutUnit)
      ) { [numbers] value, _ in MeasurementNumber(value, numbers) }
    }

    /// Returns the unit to convert a value to, or `nil` to keep its unit.
    private func target(for value: Double, _ unit: Dimension) -> Dimension? {
      let customs = UnitCustoms(locale: locale ?? .current)
      switch (unitOptions.contains(.providedUnit), unitOptions.contains(.naturalScale)) {
      case (true, false): return nil
      case (false, false):
        return customs.mainUnit(for: unit) ?? customs.preference(for: value, unit, .general)?.units[0]
      case (false, true): return customs.preference(for: value, unit, .general)?.units[0]
      case (true, true):
        guard !(unit is UnitTemperature) else { return nil }
        return UnitCustoms(system: unit.isCustomary ? .us : .metric).preference(for: value, unit, .general)?.units[0]
      }
    }
  }

  extension Dimension {
    /// Whether the unit belongs to the customary units of the United States, not to the metric system.
    fileprivate var isCustomary: Bool {
      let units: [Dimension] = [
        UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitSpeed.milesPerHour, UnitMass.ounces,
        UnitMass.pounds, UnitMass.stones, UnitMass.shortTons, UnitVolume.cubicInches, UnitVolume.cubicFeet,
        UnitArea.squareInches, UnitArea.squareFeet, UnitArea.squareYards, UnitArea.acres, UnitArea.squareMiles,
        UnitPressure.poundsForcePerSquareInch,
      ]
      return units.contains(self)
    }
  }

  /// A measurement of any type of unit.
  private protocol ValueWithUnit {
    var value: Double { get }
    var anyUnit: Unit { get }
  }

  extension Measurement: ValueWithUnit {
    fileprivate var anyUnit: Unit { unit }
  }
#endif
