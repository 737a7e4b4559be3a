#if !canImport(Darwin)
  /// The purpose of a formatted measurement, which determines its unit. It replaces Foundation's type, which exists
  /// only on Apple's platforms.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let purpose: MeasurementPurpose

    /// Converts to the customary unit of the locale.
    public static var general: Self { Self(purpose: .general) }
    /// Keeps the unit of the measurement.
    public static var asProvided: Self { Self(purpose: .asProvided) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The size of a person: `75 in`, `190 cm`.
    public static var person: Self { Self(purpose: .person) }
    /// The height of a person: `6 ft, 2.8 in`, `190 cm`.
    public static var personHeight: Self { Self(purpose: .personHeight) }
    /// A distance on a road, with short distances rounded: `350 ft`, `0.62 mi`.
    public static var road: Self { Self(purpose: .road) }
    /// The focal length of a lens: `35 mm`.
    public static var focalLength: Self { Self(purpose: .focalLength) }
    /// An amount of rain: `20 in`, `500 mm`.
    public static var rainfall: Self { Self(purpose: .rainfall) }
    /// An amount of snow: `20 in`, `50 cm`.
    public static var snowfall: Self { Self(purpose: .snowfall) }
    /// The visibility in the weather: `3.1 mi`, `5 km`.
    public static var visibility: Self { Self(purpose: .visibility) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person's body.
    public static var person: Self { Self(purpose: .person) }
    /// The temperature of the air.
    public static var weather: Self { Self(purpose: .weather) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person: `176 lb`, `12 st, 8.4 lb`, `80 kg`.
    public static var personWeight: Self { Self(purpose: .personWeight) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid: `1.1 pt`, `500 mL`.
    public static var liquid: Self { Self(purpose: .liquid) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food: `250 Cal`, `250 kcal`.
    public static var food: Self { Self(purpose: .food) }
    /// The energy of a workout: `250 Cal`, `250 kcal`.
    public static var workout: Self { Self(purpose: .workout) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind: `22 mph`, `36 km/h`, `10 m/s`.
    public static var wind: Self { Self(purpose: .wind) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air: `30 inHg`, `1,013 hPa`.
    public static var barometric: Self { Self(purpose: .barometric) }
  }

  /// The purpose of a measurement, for units of all dimensions.
  enum MeasurementPurpose: String, Codable, Sendable {
    case general
    case asProvided
    case person
    case personHeight
    case road
    case focalLength
    case rainfall
    case snowfall
    case visibility
    case weather
    case personWeight
    case liquid
    case food
    case workout
    case wind
    case barometric
  }
#endif
