#if !canImport(Darwin)
  /// The units that are customary in a locale.
  struct UnitCustoms {
    private let region: String
    private let system: Locale.MeasurementSystem

    init(locale: Locale) {
      let language = Locale.Language(identifier: locale.language.maximalIdentifier)
      region = (locale.region ?? language.region)?.identifier ?? ""
      // Use metric units in Liberia and Myanmar, whatever measurement system Foundation reports for them.
      system = ["LR", "MM"].contains(region) ? .metric : locale.measurementSystem
    }

    /// Creates the units of a measurement system, without exceptions for a region.
    init(system: Locale.MeasurementSystem) {
      region = ""
      self.system = system
    }

    /// Returns the customary units for a value.
    ///
    /// - Returns: The preference, or `nil` if the value must not be converted.
    func preference(for value: Double, _ unit: Dimension, _ purpose: MeasurementPurpose) -> UnitPreference? {
      if purpose == .asProvided { return nil }
      let choices = preferences(for: unit, purpose)
      // Allow a small tolerance, because conversions are inexact: 12 inches may be slightly less than a foot.
      return choices.first { abs(unit.convert(value, to: $0.units[0])) >= $0.least * (1 - 1e-12) } ?? choices.last
    }

    /// Returns the customary unit of lengths or masses, which does not depend on the size of the value. Returns `nil`
    /// for other dimensions.
    func mainUnit(for unit: Dimension) -> Dimension? {
      switch unit {
      case is UnitLength: isMetric ? UnitLength.kilometers : UnitLength.miles
      case is UnitMass: isMetric ? UnitMass.kilograms : UnitMass.pounds
      default: nil
      }
    }

    private var isMetric: Bool { system == .metric }
    private var isAmerican: Bool { system == .us }

    /// Returns the customary units of a dimension, the largest first. The result is empty if units of the dimension are
    /// not converted.
    private func preferences(for unit: Dimension, _ purpose: MeasurementPurpose) -> [UnitPreference] {
      switch unit {
      case is UnitTemperature: temperatures(purpose)
      case is UnitLength: lengths(purpose)
      case is UnitSpeed: speeds(purpose)
      case is UnitMass: masses(purpose)
      case is UnitVolume: volumes(purpose)
      case is UnitArea: areas
      case is UnitEnergy: energies(purpose)
      case is UnitPressure: pressures(purpose)
      case is UnitDuration: durations
      default: []
      }
    }

    private func temperatures(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      let isWarm = purpose == .weather && ["BS", "BZ", "KY", "PR", "PW"].contains(region)
      return [UnitPreference(isAmerican || isWarm ? UnitTemperature.fahrenheit : UnitTemperature.celsius)]
    }

    private func lengths(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      switch purpose {
      case .person: [UnitPreference(measuresPeopleInFeet ? UnitLength.inches : UnitLength.centimeters)]
      case .personHeight: heights
      case .road: roadUnits
      case .focalLength: [UnitPreference(UnitLength.millimeters)]
      case .rainfall where isAmerican, .snowfall where isAmerican: [UnitPreference(UnitLength.inches)]
      case .rainfall where region != "BR": [UnitPreference(UnitLength.millimeters)]
      case .rainfall, .snowfall: [UnitPreference(UnitLength.centimeters)]
      case .visibility where !isMetric: [UnitPreference(UnitLength.miles, least: 1), UnitPreference(UnitLength.feet)]
      case .visibility where ["DE", "NL"].contains(region): [UnitPreference(UnitLength.meters)]
      case .visibility: [UnitPreference(UnitLength.kilometers, least: 0.1), UnitPreference(UnitLength.meters)]
      default:
        isMetric
          ? [
            UnitPreference(UnitLength.kilometers, least: 1), UnitPreference(UnitLength.meters, least: 1),
            UnitPreference(UnitLength.centimeters),
          ]
          : [
            UnitPreference(UnitLength.miles, least: 1), UnitPreference(UnitLength.feet, least: 1),
            UnitPreference(UnitLength.inches),
          ]
      }
    }

    private var measuresPeopleInFeet: Bool { !isMetric || ["CA", "IN"].contains(region) }

    private var heights: [UnitPreference] {
      if measuresPeopleInFeet {
        return [UnitPreference(UnitLength.feet, UnitLength.inches, least: 3), UnitPreference(UnitLength.inches)]
      }
      let inMeters = [
        "AT", "BE", "DZ", "EG", "ES", "FR", "HK", "ID", "IL", "IT", "JO", "MY", "SA", "SE", "TR", "VN",
      ]
      return inMeters.contains(region)
        ? [UnitPreference(UnitLength.meters, UnitLength.centimeters)] : [UnitPreference(UnitLength.centimeters)]
    }

    private var roadUnits: [UnitPreference] {
      let (long, short, share, far) =
        switch system {
        case .us: (UnitLength.miles, UnitLength.feet, 0.5, 100.0)
        case .uk: (UnitLength.miles, UnitLength.yards, 0.5, 100.0)
        default: (UnitLength.kilometers, UnitLength.meters, 0.9, 300.0)
        }
      return [
        UnitPreference(long, least: share), UnitPreference(short, least: far, increment: 50),
        UnitPreference(short, least: 10, increment: 10), UnitPreference(short, increment: 1),
      ]
    }

    private func speeds(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      if !isMetric { return [UnitPreference(UnitSpeed.milesPerHour)] }
      let inSeconds = ["CN", "DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE", "UA"]
      return purpose == .wind && inSeconds.contains(region)
        ? [UnitPreference(UnitSpeed.metersPerSecond)] : [UnitPreference(UnitSpeed.kilometersPerHour)]
    }

    private func masses(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      switch (purpose, system) {
      case (.personWeight, .us):
        [UnitPreference(UnitMass.pounds, least: 1), UnitPreference(UnitMass.pounds, UnitMass.ounces)]
      case (.personWeight, .uk):
        [
          UnitPreference(UnitMass.exactStones, UnitMass.pounds, least: 1),
          UnitPreference(UnitMass.pounds, UnitMass.ounces),
        ]
      case (.personWeight, _):
        [UnitPreference(UnitMass.kilograms, least: 1), UnitPreference(UnitMass.grams)]
      case (_, .metric):
        [
          UnitPreference(UnitMass.metricTons, least: 1), UnitPreference(UnitMass.kilograms, least: 1),
          UnitPreference(UnitMass.grams, least: 1), UnitPreference(UnitMass.milligrams, least: 1),
          UnitPreference(UnitMass.micrograms),
        ]
      default:
        [
          UnitPreference(UnitMass.shortTons, least: 1), UnitPreference(UnitMass.pounds, least: 1),
          UnitPreference(UnitMass.ounces),
        ]
      }
    }

    private func volumes(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      switch (purpose, system) {
      case (.liquid, .us):
        [
          UnitPreference(UnitVolume.gallons, least: 1), UnitPreference(UnitVolume.quarts, least: 1),
          UnitPreference(UnitVolume.pints, least: 1), UnitPreference(UnitVolume.cups, least: 1),
          UnitPreference(UnitVolume.fluidOunces, least: 1), UnitPreference(UnitVolume.tablespoons, least: 1),
          UnitPreference(UnitVolume.teaspoons),
        ]
      case (.liquid, .uk):
        [UnitPreference(UnitVolume.imperialGallons, least: 1), UnitPreference(UnitVolume.imperialFluidOunces)]
      case (.liquid, _):
        [UnitPreference(UnitVolume.liters, least: 1), UnitPreference(UnitVolume.milliliters)]
      case (_, .metric):
        [UnitPreference(UnitVolume.cubicMeters, least: 1), UnitPreference(UnitVolume.cubicCentimeters)]
      default:
        [UnitPreference(UnitVolume.cubicFeet, least: 1), UnitPreference(UnitVolume.cubicInches)]
      }
    }

    private var areas: [UnitPreference] {
      isMetric
        ? [
          UnitPreference(UnitArea.squareKilometers, least: 1), UnitPreference(UnitArea.hectares, least: 1),
          UnitPreference(UnitArea.squareMeters, least: 1), UnitPreference(UnitArea.squareCentimeters),
        ]
        : [
          UnitPreference(UnitArea.squareMiles, least: 1), UnitPreference(UnitArea.acres, least: 1),
          UnitPreference(UnitArea.squareFeet, least: 1), UnitPreference(UnitArea.squareInches),
        ]
    }

    private func energies(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      guard purpose == .food || purpose == .workout else { return [UnitPreference(UnitEnergy.kilowattHours)] }
      switch region {
      case "AU", "NZ": return [UnitPreference(UnitEnergy.kilojoules)]
      case "AE", "BR", "CA", "IL", "SA", "TW", "US": return [UnitPreference(UnitEnergy.foodCalories)]
      default: return [UnitPreference(UnitEnergy.kilocalories)]
      }
    }

    private func pressures(_ purpose: MeasurementPurpose) -> [UnitPreference] {
      guard purpose == .barometric else {
        return isMetric
          ? [UnitPreference(UnitPressure.megapascals, least: 1), UnitPreference(UnitPressure.pascals)]
          : [UnitPreference(UnitPressure.poundsForcePerSquareInch)]
      }
      if isAmerican { return [UnitPreference(UnitPressure.inchesOfMercury)] }
      switch region {
      case "MX", "RU": return [UnitPreference(UnitPressure.millimetersOfMercury)]
      case "BR", "EG", "GB", "IL", "TH": return [UnitPreference(UnitPressure.millibars)]
      default: return [UnitPreference(UnitPressure.hectopascals)]
      }
    }

    private var durations: [UnitPreference] {
      [
        UnitPreference(UnitDuration.days, least: 1), UnitPreference(UnitDuration.hours, least: 1),
        UnitPreference(UnitDuration.minutes, least: 1), UnitPreference(UnitDuration.seconds, least: 1),
        UnitPreference(UnitDuration.milliseconds, least: 1), UnitPreference(UnitDuration.microseconds, least: 1),
        UnitPreference(UnitDuration.nanoseconds),
      ]
    }
  }

  extension UnitTemperature {
    /// Creates the customary unit of a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - usage: The purpose of the temperature.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
      let celsius = UnitTemperature.celsius
      let preference = UnitCustoms(locale: locale).preference(for: 0, celsius, usage.purpose)
      let unit = preference?.units[0] ?? celsius
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }
#endif
