/// Values of the attributes of SCXML's `send`.
enum SCXMLSending {
  /// The target that raises an internal event.
  static let internalTarget = "#_internal"
  /// The names of SCXML's own event processor, the default.
  static let types: Set<String> = ["http://www.w3.org/TR/scxml/#SCXMLEventProcessor", "scxml"]

  /// The milliseconds that a number or a CSS duration represents; `nil` for a negative value, and for any other kind of
  /// value.
  static func milliseconds(_ value: ChartValue) -> Double? {
    switch value {
    case .number(let number): return number >= 0 && number.isFinite ? number : nil
    case .string(let text):
      let units: [(String, Double)] = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("", 1)]
      guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
        let number = Double(text.dropLast(unit.count)), number.isFinite, number >= 0
      else { return nil }
      return number * factor
    default: return nil
    }
  }
}
