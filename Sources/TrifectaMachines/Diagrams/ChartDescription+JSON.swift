import Foundation

extension ChartDescription {
  /// The chart as JSON with sorted keys, which `ChartDescription` decodes again.
  ///
  /// - Returns: the document, indented. The same chart gives the same text.
  /// - Throws: an `EncodingError` if a number in it is none, which no chart that can be built has.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
