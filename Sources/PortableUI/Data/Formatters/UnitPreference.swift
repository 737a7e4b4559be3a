#if !canImport(Darwin)
  /// The customary unit for values of at least a certain size. It may be a combination of units, such as feet and
  /// inches.
  ///
  /// The preferences match Unicode CLDR, as on Apple's platforms.
  struct UnitPreference {
    /// The units, the largest first.
    let units: [Dimension]
    /// The least value, in the largest unit, to which this preference applies.
    let least: Double
    /// The multiple to which values are rounded, unless a number style specifies the rounding.
    let increment: Double?

    init(_ units: Dimension..., least: Double = 0, increment: Double? = nil) {
      self.units = units
      self.least = least
      self.increment = increment
    }
  }

  extension Dimension {
    /// Returns a value of this unit in another unit of the same dimension.
    func convert(_ value: Double, to unit: Dimension) -> Double {
      if self == unit { return value }
      let converter = self == UnitMass.stones ? Self.exactStones.converter : converter
      return unit.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
    }

    /// The calorie of food, which differs from the kilocalorie only in its name.
    static let foodCalories = UnitEnergy(symbol: "Cal", converter: UnitEnergy.kilocalories.converter)
    /// The unit of one day, which Foundation does not have.
    static let days = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
    /// The stone of 14 pounds. Foundation's own stone is wrong: its coefficient is the reciprocal of the correct one.
    static let exactStones = UnitMass(
      symbol: "st", converter: UnitConverterLinear(coefficient: 14 * UnitMass.pounds.convert(1, to: UnitMass.kilograms))
    )
    /// The pascal. Foundation has the same unit under the name newtons per square meter.
    static let pascals = UnitPressure(symbol: "Pa", converter: UnitPressure.newtonsPerMetersSquared.converter)
  }
#endif
