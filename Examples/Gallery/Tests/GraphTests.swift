import CarList
import Foundation
import Testing
import TrifectaMachines

@testable import Gallery

@Suite("Graph command")
@MainActor
struct GraphTests {
  @Test(
    "Each chart is written deterministically in each format", arguments: DrawnChart.all.map(\.name),
    ChartFormat.allCases)
  func written(name: String, format: ChartFormat) throws {
    let command = try graphCommand(["graph", name, "--format", format.rawValue])
    #expect(command.chart.name == name)
    #expect(command.format == format)
    let text = try format.text(of: command.chart.description)
    #expect(text.hasSuffix("\n") && text.count > 400)
    #expect(try format.text(of: command.chart.description) == text)
    let states = command.chart.description.allStates
    #expect(states.count > 3 && states.allSatisfy { text.contains($0.id) })
  }

  @Test("SCXML and JSON output can be read back")
  func readBack() throws {
    for chart in DrawnChart.all {
      let scxml = try ChartFormat.scxml.text(of: chart.description)
      #expect(try ChartDescription(scxml: scxml) == chart.description)
      let json = Data(try ChartFormat.json.text(of: chart.description).utf8)
      #expect(try JSONDecoder().decode(ChartDescription.self, from: json) == chart.description)
    }
  }

  @Test("The default format is Mermaid")
  func form() throws {
    let command = try graphCommand(["graph", "car-list"])
    #expect(command.format == .mermaid)
    #expect(command.chart.description == CarList.chart.description)
  }

  private func graphCommand(_ arguments: [String]) throws -> GraphCommand {
    guard case .graph(let command) = try GalleryCommand(arguments: arguments) else {
      throw UsageError("\(arguments) is not the command graph.")
    }
    return command
  }
}
