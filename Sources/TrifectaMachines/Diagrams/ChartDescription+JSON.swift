import Foundation

extension ChartDescription {
  /// Returns the chart as JSON with sorted keys, which `ChartDescription` can decode.
  ///
  /// - Returns: the indented document. The output is deterministic.
  /// - Throws: an `EncodingError` if a number is infinite or NaN, which cannot occur in a valid chart.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
