import SwiftUI
import Testing

@Suite("Measurement format styles")
struct MeasurementFormatStyleTests {
  private let height = Measurement(value: 190, unit: UnitLength.centimeters)
  private let day = Measurement(value: 25, unit: UnitTemperature.celsius)

  private func text<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>, _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .general, _ locale: String = "en_US",
    _ numbers: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    measurement.formatted(
      .measurement(width: width, usage: usage, numberFormatStyle: numbers).locale(Locale(identifier: locale)))
  }

  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .general, _ locale: String = "en_US",
    _ numbers: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    text(Measurement(value: value, unit: unit), width, usage, locale, numbers)
  }

  @Test("Measurements convert to the locale's unit, and large values are rounded to integers")
  func general() {
    #expect(text(100, UnitSpeed.kilometersPerHour, .wide) == "62 miles per hour")
    #expect(text(100, UnitSpeed.kilometersPerHour) == "62 mph")
    #expect(text(100, UnitSpeed.kilometersPerHour, .narrow) == "62mph")
    #expect(text(200, UnitLength.kilometers, .wide) == "124 miles")
    #expect(text(200, UnitLength.kilometers) == "124 mi")
    #expect(text(200, UnitLength.kilometers, .narrow) == "124mi")
    #expect(text(70, UnitLength.feet, .wide) == "70 feet")
    #expect(text(height) == "6.2 ft")
    #expect(text(height, .wide, .general, "en_CA") == "1.9 metres")
    #expect(text(height, .abbreviated, .general, "sv_SE") == "1,9 m")
    #expect(text(197.9, UnitMass.pounds, .wide) == "198 pounds")
    #expect(text(197.9, UnitMass.pounds, .narrow) == "198#")
    #expect(text(197.9, UnitMass.pounds, .abbreviated, .general, "en_CA") == "90 kg")
    #expect(text(12, UnitMass.stones, .abbreviated, .general, "de_DE") == "76 kg")
    #expect(text(2, UnitEnergy.kilowattHours, .wide) == "2 kilowatt-hours")
    #expect(text(2, UnitArea.squareKilometers) == "494 ac")
    #expect(text(90, UnitDuration.minutes) == "1.5 hr")
  }

  @Test("The United Kingdom uses miles and degrees Celsius, and other regions are metric")
  func systems() {
    #expect(text(18, UnitSpeed.kilometersPerHour, .abbreviated, .general, "en_GB") == "11 mph")
    #expect(text(18, UnitSpeed.kilometersPerHour, .abbreviated, .general, "de_DE") == "18 km/h")
    #expect(text(18, UnitSpeed.kilometersPerHour, .abbreviated, .general, "en_US@measure=metric") == "18 km/h")
    #expect(text(18, UnitTemperature.celsius, .abbreviated, .general, "en_GB") == "18°C")
    #expect(text(18, UnitTemperature.celsius) == "64°F")
    #expect(text(1609.344, UnitLength.meters, .wide, .general, "en_GB") == "1 mile")
  }

  @Test("`asProvided` keeps the unit and all digits")
  func asProvided() {
    #expect(text(height, .wide, .asProvided) == "190 centimeters")
    #expect(text(height, .narrow, .asProvided) == "190cm")
    #expect(text(197.9, UnitMass.pounds, .abbreviated, .asProvided) == "197.9 lb")
    #expect(text(day, .wide, .asProvided) == "25 degrees Celsius")
    #expect(text(day, .narrow, .asProvided) == "25°C")
    #expect(text(1234.5, UnitLength.meters, .abbreviated, .asProvided, "de_DE") == "1.234,5 m")
    #expect(text(1, UnitLength.kilometers, .wide, .asProvided, "en_GB") == "1 kilometre")
    #expect(text(2, UnitVolume.liters, .abbreviated, .asProvided) == "2 L")
    #expect(text(45, UnitAngle.degrees, .narrow, .asProvided) == "45°")
    #expect(text(90, UnitDuration.seconds, .abbreviated, .asProvided) == "90 sec")
    #expect(text(90, UnitDuration.seconds, .narrow, .asProvided) == "90s")
    #expect(text(1013, UnitPressure.hectopascals, .abbreviated, .asProvided) == "1,013 hPa")
    #expect(text(128, UnitInformationStorage.megabytes) == "128 MB")
  }

  @Test("A usage determines the unit")
  func usages() {
    #expect(text(height, .wide, .personHeight) == "6 feet, 2.8 inches")
    #expect(text(height, .abbreviated, .personHeight) == "6 ft, 2.8 in")
    #expect(text(height, .abbreviated, .personHeight, "en_CA") == "6 ft, 2.8 in")
    #expect(text(height, .abbreviated, .personHeight, "de_DE") == "190 cm")
    #expect(text(height, .abbreviated, .personHeight, "sv_SE") == "1 m, 90 cm")
    #expect(text(height, .abbreviated, .person) == "75 in")
    #expect(text(height, .abbreviated, .snowfall) == "75 in")
    #expect(text(height, .wide, .snowfall, "en_CA") == "190 centimetres")
    #expect(text(height, .wide, .rainfall, "en_CA") == "1,900 millimetres")
    #expect(text(height, .abbreviated, .focalLength) == "1,900 mm")
    #expect(text(height, .wide, .road) == "6 feet")
    #expect(text(height, .abbreviated, .road, "en_CA") == "2 m")
    #expect(text(100, UnitLength.meters, .abbreviated, .road) == "350 ft")
    #expect(text(5, UnitLength.kilometers, .abbreviated, .road) == "3.1 mi")
    #expect(text(197.9, UnitMass.pounds, .wide, .personWeight) == "198 pounds")
    #expect(text(80, UnitMass.kilograms, .abbreviated, .personWeight, "en_GB") == "12 st, 8.4 lb")
    #expect(text(2, UnitEnergy.kilowattHours, .wide, .food) == "1,721 Calories")
    #expect(text(2, UnitEnergy.kilowattHours, .abbreviated, .workout) == "1,721 Cal")
    #expect(text(2, UnitEnergy.kilowattHours, .abbreviated, .food, "en") == "1,721 Cal")
    #expect(text(2, UnitEnergy.kilowattHours, .narrow, .food, "en_CA") == "1,721Cal")
    #expect(text(2, UnitEnergy.kilowattHours, .abbreviated, .food, "de_DE") == "1.721 kcal")
    #expect(text(500, UnitVolume.milliliters, .wide, .liquid) == "1.1 pints")
    #expect(text(500, UnitVolume.milliliters, .wide, .liquid, "en_CA") == "500 millilitres")
    #expect(text(500, UnitVolume.milliliters, .abbreviated, .liquid, "en_CA") == "500 mL")
    #expect(text(10, UnitSpeed.metersPerSecond, .abbreviated, .wind, "sv_SE") == "10 m/s")
    #expect(text(1013.25, UnitPressure.hectopascals, .abbreviated, .barometric) == "30 inHg")
  }

  @Test("The temperature scale can be hidden")
  func temperatures() {
    func text(_ style: Measurement<UnitTemperature>.FormatStyle, _ locale: Locale = .american) -> String {
      day.formatted(style.locale(locale))
    }
    #expect(text(.measurement()) == "77°F")
    #expect(text(.measurement(width: .wide)) == "77 degrees Fahrenheit")
    #expect(text(.measurement(width: .narrow)) == "77°")
    #expect(text(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)) == "77°")
    #expect(text(.measurement(width: .narrow, usage: .weather, hidesScaleName: true), .german) == "25°")
    #expect(text(.measurement(usage: .asProvided, hidesScaleName: true)) == "25°")
    #expect(text(.measurement(width: .wide, usage: .asProvided, hidesScaleName: true)) == "25 degrees")
    #expect(
      Measurement(value: 98.5, unit: UnitTemperature.fahrenheit).formatted(.measurement().locale(.american)) == "98°F")
    #expect(UnitTemperature(forLocale: .american) == .fahrenheit && UnitTemperature(forLocale: .german) == .celsius)
  }

  @Test("A number style determines digits and singular or plural")
  func numbers() {
    #expect(text(height, .wide, .personHeight, "en_US", .number.precision(.fractionLength(0))) == "6 feet, 3 inches")
    #expect(text(height, .abbreviated, .personHeight, "en_US", .number.precision(.fractionLength(0))) == "6 ft, 3 in")
    let tall = Measurement(value: 182.6, unit: UnitLength.centimeters)
    #expect(text(tall, .abbreviated, .personHeight, "en_US", .number.precision(.fractionLength(0))) == "6 ft, 0 in")
    #expect(text(1, UnitLength.meters, .wide, .asProvided) == "1 meter")
    #expect(text(-1, UnitLength.meters, .wide, .asProvided) == "-1 meter")
    #expect(
      text(1, UnitLength.meters, .wide, .asProvided, "en_US", .number.precision(.fractionLength(1))) == "1.0 meters")
    #expect(text(1.2, UnitLength.feet, .wide, .asProvided, "en_US", .number.precision(.fractionLength(0))) == "1 foot")
  }

  @Test("Units without a name show their symbol")
  func custom() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    #expect(text(364.4, smoot, .wide, .asProvided) == "364.4 smoot")
    #expect(text(364.4, smoot) == "2,035 ft")
  }

  @Test("Attributed output marks number and unit")
  func attributed() {
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: .american, usage: .asProvided)
    let text = style.attributed.format(height)
    let parts = text.runs[\.measurement].map { ($0.0, String(text[$0.1].characters)) }
    #expect(parts.map(\.0) == [.value, nil, .unit])
    #expect(parts.map(\.1) == ["190", " ", "cm"])
  }

  @Test("Styles are codable and compare their components")
  func values() throws {
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow, usage: .weather, hidesScaleName: true, numberFormatStyle: .number.grouping(.never))
    let decoded = try JSONDecoder().decode(type(of: style), from: JSONEncoder().encode(style))
    #expect(decoded == style && decoded.hashValue == style.hashValue && decoded.hidesScaleName)
    #expect(style != .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.grouping(.never)))
    #expect(style.locale(.american) != style.locale(.german))
  }
}
