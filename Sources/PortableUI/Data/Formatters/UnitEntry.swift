#if !canImport(Darwin)
  /// A unit and its names.
  struct UnitEntry {
    let unit: Dimension
    let names: UnitNames
    /// The names in other varieties of English, if they differ from the American names in more than spelling.
    let british: UnitNames?

    init(_ unit: Dimension, _ names: UnitNames, british: UnitNames? = nil) {
      self.unit = unit
      self.names = names
      self.british = british
    }

    /// Returns the entry of a unit, or `nil` if the unit is unknown.
    static func entry(of unit: Unit) -> UnitEntry? {
      table[unit.symbol]?.first { $0.unit == unit }
    }

    /// The known units, grouped by their symbols in Foundation. Some units have the same symbol.
    private static let table = Dictionary(
      grouping: [
        temperatures, lengths, speeds, masses, volumes, areas, energies, durations, angles, pressures, storage,
      ].joined(), by: \.unit.symbol)
  }

  private let temperatures: [UnitEntry] = [
    UnitEntry(UnitTemperature.celsius, UnitNames("degree{s} Celsius", "°C")),
    UnitEntry(
      UnitTemperature.fahrenheit, UnitNames("degree{s} Fahrenheit", "°F", narrow: "°"),
      british: UnitNames("degree{s} Fahrenheit", "°F")),
    UnitEntry(UnitTemperature.kelvin, UnitNames("kelvin{s}", "K"), british: UnitNames("kelvin", "K")),
  ]

  private let lengths: [UnitEntry] = [
    UnitEntry(UnitLength.megameters, UnitNames("megameter{s}", "Mm")),
    UnitEntry(UnitLength.kilometers, UnitNames("kilometer{s}", "km")),
    UnitEntry(UnitLength.hectometers, UnitNames("hectometer{s}", "hm")),
    UnitEntry(UnitLength.decameters, UnitNames("decameter{s}", "dam")),
    UnitEntry(UnitLength.meters, UnitNames("meter{s}", "m")),
    UnitEntry(UnitLength.decimeters, UnitNames("decimeter{s}", "dm")),
    UnitEntry(UnitLength.centimeters, UnitNames("centimeter{s}", "cm")),
    UnitEntry(UnitLength.millimeters, UnitNames("millimeter{s}", "mm")),
    UnitEntry(UnitLength.micrometers, UnitNames("micrometer{s}", "μm")),
    UnitEntry(UnitLength.nanometers, UnitNames("nanometer{s}", "nm")),
    UnitEntry(UnitLength.picometers, UnitNames("picometer{s}", "pm")),
    UnitEntry(UnitLength.inches, UnitNames("inch{es}", "in", narrow: "″")),
    UnitEntry(UnitLength.feet, UnitNames("{foot|feet}", "ft", narrow: "′")),
    UnitEntry(UnitLength.yards, UnitNames("yard{s}", "yd")),
    UnitEntry(UnitLength.miles, UnitNames("mile{s}", "mi")),
    UnitEntry(
      UnitLength.scandinavianMiles, UnitNames("mile{s}-scandinavian", "smi"),
      british: UnitNames("Scandinavian mile{s}", "smi")),
    UnitEntry(UnitLength.lightyears, UnitNames("light year{s}", "ly")),
    UnitEntry(UnitLength.nauticalMiles, UnitNames("nautical mile{s}", "nmi")),
    UnitEntry(UnitLength.fathoms, UnitNames("fathom{s}", "fth")),
    UnitEntry(UnitLength.furlongs, UnitNames("furlong{s}", "fur")),
    UnitEntry(UnitLength.astronomicalUnits, UnitNames("astronomical unit{s}", "au")),
    UnitEntry(UnitLength.parsecs, UnitNames("parsec{s}", "pc")),
  ]

  private let speeds: [UnitEntry] = [
    UnitEntry(UnitSpeed.metersPerSecond, UnitNames("meter{s} per second", "m/s")),
    UnitEntry(UnitSpeed.kilometersPerHour, UnitNames("kilometer{s} per hour", "km/h")),
    UnitEntry(UnitSpeed.milesPerHour, UnitNames("mile{s} per hour", "mph")),
    UnitEntry(UnitSpeed.knots, UnitNames("knot{s}", "kn")),
  ]

  private let masses: [UnitEntry] = [
    UnitEntry(UnitMass.kilograms, UnitNames("kilogram{s}", "kg")),
    UnitEntry(UnitMass.grams, UnitNames("gram{s}", "g")),
    UnitEntry(UnitMass.decigrams, UnitNames("decigram{s}", "dg")),
    UnitEntry(UnitMass.centigrams, UnitNames("centigram{s}", "cg")),
    UnitEntry(UnitMass.milligrams, UnitNames("milligram{s}", "mg")),
    UnitEntry(UnitMass.micrograms, UnitNames("microgram{s}", "μg")),
    UnitEntry(UnitMass.nanograms, UnitNames("nanogram{s}", "ng")),
    UnitEntry(UnitMass.picograms, UnitNames("picogram{s}", "pg")),
    UnitEntry(UnitMass.ounces, UnitNames("ounce{s}", "oz")),
    UnitEntry(UnitMass.pounds, UnitNames("pound{s}", "lb", narrow: "#"), british: UnitNames("pound{s}", "lb")),
    UnitEntry(UnitMass.stones, UnitNames("stone{s}", "st"), british: UnitNames("stone", "st")),
    UnitEntry(UnitMass.exactStones, UnitNames("stone{s}", "st"), british: UnitNames("stone", "st")),
    UnitEntry(UnitMass.metricTons, UnitNames("metric ton{s}", "t"), british: UnitNames("tonne{s}", "t")),
    UnitEntry(UnitMass.shortTons, UnitNames("ton{s}", "tn")),
    UnitEntry(UnitMass.carats, UnitNames("carat{s}", "CD"), british: UnitNames("carat{s}", "ct")),
    UnitEntry(UnitMass.ouncesTroy, UnitNames("troy ounce{s}", "oz t")),
  ]

  private let volumes: [UnitEntry] = [
    UnitEntry(UnitVolume.megaliters, UnitNames("megaliter{s}", "ML")),
    UnitEntry(UnitVolume.kiloliters, UnitNames("kiloliter{s}", "kL")),
    UnitEntry(UnitVolume.liters, UnitNames("liter{s}", "L")),
    UnitEntry(UnitVolume.deciliters, UnitNames("deciliter{s}", "dL")),
    UnitEntry(UnitVolume.centiliters, UnitNames("centiliter{s}", "cL")),
    UnitEntry(UnitVolume.milliliters, UnitNames("milliliter{s}", "mL")),
    UnitEntry(UnitVolume.cubicKilometers, UnitNames("cubic kilometer{s}", "km³")),
    UnitEntry(UnitVolume.cubicMeters, UnitNames("cubic meter{s}", "m³")),
    UnitEntry(UnitVolume.cubicDecimeters, UnitNames("cubic decimeter{s}", "dm³")),
    UnitEntry(UnitVolume.cubicCentimeters, UnitNames("cubic centimeter{s}", "cm³")),
    UnitEntry(UnitVolume.cubicMillimeters, UnitNames("cubic millimeter{s}", "mm³")),
    UnitEntry(UnitVolume.cubicInches, UnitNames("cubic inch{es}", "in³")),
    UnitEntry(UnitVolume.cubicFeet, UnitNames("cubic {foot|feet}", "ft³")),
    UnitEntry(UnitVolume.cubicYards, UnitNames("cubic yard{s}", "yd³")),
    UnitEntry(UnitVolume.cubicMiles, UnitNames("cubic mile{s}", "mi³")),
    UnitEntry(UnitVolume.acreFeet, UnitNames("acre-{foot|feet}", "ac ft")),
    UnitEntry(UnitVolume.bushels, UnitNames("bushel{s}", "bu")),
    UnitEntry(UnitVolume.teaspoons, UnitNames("teaspoon{s}", "tsp")),
    UnitEntry(UnitVolume.tablespoons, UnitNames("tablespoon{s}", "tbsp")),
    UnitEntry(
      UnitVolume.fluidOunces, UnitNames("fluid ounce{s}", "fl oz"), british: UnitNames("US fluid ounce{s}", "US fl oz")),
    UnitEntry(UnitVolume.cups, UnitNames("cup{s}", "c")),
    UnitEntry(UnitVolume.pints, UnitNames("pint{s}", "pt")),
    UnitEntry(
      UnitVolume.quarts, UnitNames("quart{s}", "qt"), british: UnitNames("US quart{s}", "US qt", narrow: "USqt")),
    UnitEntry(
      UnitVolume.gallons, UnitNames("gallon{s}", "gal"), british: UnitNames("US gallon{s}", "US gal", narrow: "USgal")),
    UnitEntry(
      UnitVolume.imperialFluidOunces, UnitNames("Imp. fluid ounce{s}", "fl oz Imp.", narrow: "fl oz Im"),
      british: UnitNames("fluid ounce{s}", "fl oz")),
    UnitEntry(UnitVolume.imperialQuarts, UnitNames("Imp. quart{s}", "qt-Imp."), british: UnitNames("quart{s}", "qt")),
    UnitEntry(
      UnitVolume.imperialGallons, UnitNames("Imp. gallon{s}", "gal Imp.", narrow: "galIm"),
      british: UnitNames("gallon{s}", "gal")),
    UnitEntry(UnitVolume.metricCups, UnitNames("metric cup{s}", "mc")),
  ]

  private let areas: [UnitEntry] = [
    UnitEntry(UnitArea.squareMegameters, UnitNames("square megameter{s}", "Mm²")),
    UnitEntry(UnitArea.squareKilometers, UnitNames("square kilometer{s}", "km²")),
    UnitEntry(
      UnitArea.squareMeters, UnitNames("square meter{s}", "m²"),
      british: UnitNames("square meter{s}", "m²", narrow: " m²")),
    UnitEntry(UnitArea.squareCentimeters, UnitNames("square centimeter{s}", "cm²")),
    UnitEntry(UnitArea.squareMillimeters, UnitNames("square millimeter{s}", "mm²")),
    UnitEntry(UnitArea.squareMicrometers, UnitNames("square micrometer{s}", "μm²")),
    UnitEntry(UnitArea.squareNanometers, UnitNames("square nanometer{s}", "nm²")),
    UnitEntry(UnitArea.squareInches, UnitNames("square inch{es}", "in²")),
    UnitEntry(UnitArea.squareFeet, UnitNames("square {foot|feet}", "sq ft", narrow: "ft²")),
    UnitEntry(UnitArea.squareYards, UnitNames("square yard{s}", "yd²")),
    UnitEntry(UnitArea.squareMiles, UnitNames("square mile{s}", "sq mi", narrow: "mi²")),
    UnitEntry(UnitArea.acres, UnitNames("acre{s}", "ac")),
    UnitEntry(UnitArea.hectares, UnitNames("hectare{s}", "ha")),
  ]

  private let energies: [UnitEntry] = [
    UnitEntry(UnitEnergy.kilojoules, UnitNames("kilojoule{s}", "kJ")),
    UnitEntry(UnitEnergy.joules, UnitNames("joule{s}", "J")),
    UnitEntry(UnitEnergy.kilocalories, UnitNames("kilocalorie{s}", "kcal")),
    UnitEntry(UnitEnergy.calories, UnitNames("calorie{s}", "cal")),
    UnitEntry(
      UnitEnergy.kilowattHours, UnitNames("kilowatt{ hour|-hours}", "kWh"),
      british: UnitNames("kilowatt-hour{s}", "kWh")),
    UnitEntry(UnitEnergy.foodCalories, UnitNames("Calorie{s}", "Cal")),
  ]

  private let durations: [UnitEntry] = [
    UnitEntry(UnitDuration.days, UnitNames("day{s}", "day{s}", narrow: "d")),
    UnitEntry(
      UnitDuration.hours, UnitNames("hour{s}", "hr", narrow: "h"), british: UnitNames("hour{s}", "hr{s}", narrow: "h")),
    UnitEntry(UnitDuration.minutes, UnitNames("minute{s}", "min", narrow: "m")),
    UnitEntry(
      UnitDuration.seconds, UnitNames("second{s}", "sec", narrow: "s"),
      british: UnitNames("second{s}", "sec{s}", narrow: "s")),
    UnitEntry(UnitDuration.milliseconds, UnitNames("millisecond{s}", "ms")),
    UnitEntry(UnitDuration.microseconds, UnitNames("microsecond{s}", "μs")),
    UnitEntry(UnitDuration.nanoseconds, UnitNames("nanosecond{s}", "ns")),
    UnitEntry(
      UnitDuration.picoseconds, UnitNames("picosecond{s}", "psec", narrow: "ps"),
      british: UnitNames("picosecond{s}", "psec{s}", narrow: "ps")),
  ]

  private let angles: [UnitEntry] = [
    UnitEntry(UnitAngle.degrees, UnitNames("degree{s}", "deg", narrow: "°")),
    UnitEntry(UnitAngle.arcMinutes, UnitNames("arcminute{s}", "arcmin{s}", narrow: "′")),
    UnitEntry(UnitAngle.arcSeconds, UnitNames("arcsecond{s}", "arcsec{s}", narrow: "″")),
    UnitEntry(UnitAngle.radians, UnitNames("radian{s}", "rad")),
    UnitEntry(
      UnitAngle.revolutions, UnitNames("revolution{s}", "rev"),
      british: UnitNames("revolution{s}", "rev{s}", narrow: "rev")),
  ]

  private let pressures: [UnitEntry] = [
    UnitEntry(UnitPressure.newtonsPerMetersSquared, UnitNames("newton{s} per square meter", "N/m²")),
    UnitEntry(UnitPressure.gigapascals, UnitNames("gigapascal{s}", "GPa")),
    UnitEntry(UnitPressure.megapascals, UnitNames("megapascal{s}", "MPa")),
    UnitEntry(UnitPressure.kilopascals, UnitNames("kilopascal{s}", "kPa")),
    UnitEntry(UnitPressure.hectopascals, UnitNames("hectopascal{s}", "hPa")),
    UnitEntry(UnitPressure.pascals, UnitNames("pascal{s}", "Pa")),
    UnitEntry(UnitPressure.inchesOfMercury, UnitNames("inch{es} of mercury", "inHg", narrow: "″ Hg")),
    UnitEntry(UnitPressure.bars, UnitNames("bar{s}", "bar")),
    UnitEntry(UnitPressure.millibars, UnitNames("millibar{s}", "mbar", narrow: "mb")),
    UnitEntry(
      UnitPressure.millimetersOfMercury, UnitNames("millimeter{s} of mercury", "mmHg"),
      british: UnitNames("millimeter{s} of mercury", "mm Hg", narrow: "mmHg")),
    UnitEntry(UnitPressure.poundsForcePerSquareInch, UnitNames("pound{s}-force per square inch", "psi")),
  ]

  private let storage: [UnitEntry] = [
    UnitEntry(UnitInformationStorage.bytes, UnitNames("byte{s}", "byte", narrow: "B")),
    UnitEntry(UnitInformationStorage.bits, UnitNames("bit{s}", "bit")),
    UnitEntry(UnitInformationStorage.kilobits, UnitNames("kilobit{s}", "kb")),
    UnitEntry(UnitInformationStorage.megabits, UnitNames("megabit{s}", "Mb")),
    UnitEntry(UnitInformationStorage.gigabits, UnitNames("gigabit{s}", "Gb")),
    UnitEntry(UnitInformationStorage.terabits, UnitNames("terabit{s}", "Tb")),
    UnitEntry(UnitInformationStorage.petabits, UnitNames("petabit{s}", "Pbit")),
    UnitEntry(UnitInformationStorage.kilobytes, UnitNames("kilobyte{s}", "kB")),
    UnitEntry(UnitInformationStorage.megabytes, UnitNames("megabyte{s}", "MB")),
    UnitEntry(UnitInformationStorage.gigabytes, UnitNames("gigabyte{s}", "GB")),
    UnitEntry(UnitInformationStorage.terabytes, UnitNames("terabyte{s}", "TB")),
    UnitEntry(UnitInformationStorage.petabytes, UnitNames("petabyte{s}", "PB")),
    UnitEntry(UnitInformationStorage.kibibytes, UnitNames("kibibyte{s}", "Kibyte", narrow: "KiB")),
    UnitEntry(UnitInformationStorage.mebibytes, UnitNames("mebibyte{s}", "Mibyte", narrow: "MiB")),
    UnitEntry(UnitInformationStorage.gibibytes, UnitNames("gibibyte{s}", "Gibyte", narrow: "GiB")),
    UnitEntry(UnitInformationStorage.tebibytes, UnitNames("tebibyte{s}", "Tibyte", narrow: "TiB")),
    UnitEntry(UnitInformationStorage.pebibytes, UnitNames("pebibyte{s}", "Pibyte", narrow: "PiB")),
  ]
#endif
