import ArgumentParser
import TrifectaMachines

/// A way to write down a chart.
enum ChartFormat: String, CaseIterable, ExpressibleByArgument {
  case mermaid
  case dot
  case svg
  case scxml
  case json

  /// The chart in this form, with a line's end after it.
  ///
  /// - Throws: an `EncodingError` if a number in the chart is none.
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
