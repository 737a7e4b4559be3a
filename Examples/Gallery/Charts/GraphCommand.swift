import ArgumentParser
import Foundation
import TrifectaMachines

/// Prints the chart of an example.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Prints the statechart of an example.")

  @Argument(help: "The name of the chart: \(DrawnChart.all.map(\.name).joined(separator: ", ")).")
  var chart: DrawnChart

  @Option(help: "The output format.")
  var format = ChartFormat.mermaid

  func run() throws {
    // The output is a file, so it gets no additional newline.
    try FileHandle.standardOutput.write(contentsOf: Data(format.text(of: chart.description).utf8))
  }
}

extension DrawnChart: ExpressibleByArgument {
  init?(argument: String) {
    guard let chart = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = chart
  }

  /// The names that are suggested for an unknown chart.
  static var allValueStrings: [String] { all.map(\.name) }
}
