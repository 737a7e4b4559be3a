import ArgumentParser
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
    let command = try #require(
      try Gallery.parseAsRoot(["graph", name, "--format", format.rawValue]) as? GraphCommand)
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
    let command = try #require(try Gallery.parseAsRoot(["graph", "car-list"]) as? GraphCommand)
    #expect(command.format == .mermaid)
    #expect(command.chart.description == CarList.chart.description)
  }

  @Test(
    "The error for an invalid argument lists the valid arguments",
    arguments: [
      (["graph", "cars"], ["cars", "car-list", "news", "nth-prime"]),
      (["graph", "car-list", "--format", "png"], ["png", "mermaid", "dot", "svg", "scxml", "json"]),
      (["graph"], ["<chart>", "car-list"]), (["graph", "car-list", "news"], ["news"]),
      (["grahp"], ["grahp"]), (["--port", "99999"], ["65535"]),
    ])
  func refused(arguments: [String], words: [String]) {
    do {
      _ = try Gallery.parseAsRoot(arguments)
      Issue.record("\(arguments) was taken")
    } catch {
      let message = Gallery.fullMessage(for: error)
      for word in words { #expect(message.contains(word), "\(message)") }
      #expect(Gallery.exitCode(for: error) == .validationFailure)
    }
  }

  @Test("Without a subcommand the gallery is served")
  func serves() throws {
    let command = try #require(try Gallery.parseAsRoot(["--port", "0", "--host", "::1"]) as? Gallery)
    #expect(command.port == 0 && command.host == "::1")
    let help = Gallery.helpMessage()
    for word in ["--port", "--host", "--open", "--news", "graph"] { #expect(help.contains(word)) }
  }
}
