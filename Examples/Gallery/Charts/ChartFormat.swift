import TrifectaMachines

/// An output format of charts.
enum ChartFormat: String, CaseIterable {
  case mermaid
  case dot
  case svg
  case scxml
  case json

  /// The names of all formats, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns the chart in this format, with a final newline.
  ///
  /// - Throws: An `EncodingError` if a number in the chart is not finite.
  func text(of chart: ChartDescription) throws -> String {
    let text =
      switch self {
      case .mermaid: chart.mermaid()
      case .dot: chart.dot()
      case .svg: chart.svg()
      case .scxml: chart.scxml()
      case .json: try chart.json()
      }
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
