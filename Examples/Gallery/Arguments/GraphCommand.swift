import Foundation
import TrifectaMachines

/// Prints the chart of an example.
struct GraphCommand {
  let chart: DrawnChart
  let format: ChartFormat

  /// Parses the arguments after `graph`.
  ///
  /// - Throws: A ``UsageError`` with the valid values if an argument is invalid.
  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let format = try arguments.takeOption("--format") ?? ChartFormat.mermaid.rawValue
    let names = DrawnChart.all.map(\.name).joined(separator: ", ")
    guard let name = arguments.takeWord() else { throw UsageError("The name of the chart is missing: \(names).") }
    guard let chart = DrawnChart.all.first(where: { $0.name == name }) else {
      throw UsageError("There is no chart “\(name)”. The charts are \(names).")
    }
    guard let knownFormat = ChartFormat(rawValue: format) else {
      throw UsageError("There is no format “\(format)”. The formats are \(ChartFormat.names).")
    }
    self.chart = chart
    self.format = knownFormat
  }

  func run() throws {
    // The output is a file, so it gets no additional newline.
    try FileHandle.standardOutput.write(contentsOf: Data(format.text(of: chart.description).utf8))
  }
}
