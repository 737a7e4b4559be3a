import SwiftUI
import Testing

@Suite("Measurement formatters")
struct MeasurementFormatterTests {
  private func formatter(
    _ options: MeasurementFormatter.UnitOptions = [], _ locale: Locale = .american,
    _ change: (MeasurementFormatter) -> Void = { _ in }
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = options
    change(formatter)
    return formatter
  }

  @Test("Measurements convert to the locale's unit unless the provided unit is kept")
  func units() {
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter().string(from: speed) == "62.137 mph")
    #expect(formatter([], .german).string(from: speed) == "100 km/h")
    #expect(formatter(.providedUnit).string(from: speed) == "100 km/h")
    #expect(formatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(formatter().string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == "77°F")
  }

  @Test("A natural scale selects the unit by the value")
  func scale() {
    let long = Measurement(value: 12_000, unit: UnitLength.meters)
    #expect(formatter(.naturalScale, .german).string(from: long) == "12 km")
    #expect(formatter([.naturalScale, .providedUnit]).string(from: long) == "12 km")
    #expect(formatter(.naturalScale).string(from: Measurement(value: 1, unit: UnitLength.meters)) == "3.281 ft")
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    #expect(formatter([.naturalScale, .providedUnit]).string(from: warm) == "25°C")
  }

  @Test("Unit styles select name or symbol, and the number formatter formats the value")
  func styles() {
    let distance = Measurement(value: 1.25, unit: UnitLength.kilometers)
    let long = formatter(.providedUnit) { $0.unitStyle = .long }
    #expect(long.string(from: distance) == "1.25 kilometers")
    #expect(long.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    long.numberFormatter.maximumFractionDigits = 0
    #expect(long.string(from: distance) == "1 kilometer")
    #expect(formatter(.providedUnit) { $0.unitStyle = .short }.string(from: distance) == "1.25km")
    #expect(formatter(.providedUnit, .german).string(from: distance) == "1,25 km")
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    #expect(formatter(.temperatureWithoutUnit).string(from: warm) == "77°")
  }

  @Test("A unit can be formatted without a value, and a unit without a dimension shows its symbol")
  func names() {
    #expect(formatter().string(from: UnitLength.kilometers) == "km")
    #expect(formatter([]) { $0.unitStyle = .long }.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter().string(from: Measurement(value: 3, unit: Unit(symbol: "apples"))) == "3 apples")
  }

  @Test("Braces in a custom symbol are shown", arguments: ["}{", "{}", "{kg}", "{a|b}"])
  func braces(symbol: String) {
    #expect(formatter().string(from: Measurement(value: 3, unit: Unit(symbol: symbol))) == "3 \(symbol)")
  }

  @Test("The locale can be set without a number formatter")
  func noNumberFormatter() {
    let formatter = formatter(.providedUnit) { $0.numberFormatter = nil }
    formatter.locale = .german
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
  }

  @Test("`string(for:)` formats measurements and returns nil for other values")
  func objects() {
    #expect(formatter(.providedUnit).string(for: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kg")
    #expect(formatter().string(for: 3) == nil)
  }
}
