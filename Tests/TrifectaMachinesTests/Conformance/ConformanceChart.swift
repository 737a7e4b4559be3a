import Foundation
import Testing

@testable import TrifectaMachines

/// A chart of the conformance suite with its expected behavior.
struct ConformanceChart: Decodable {
  struct Script: Decodable {
    struct Step: Decodable {
      var after: Double?
      var event: String
      var expect: [String]
    }

    var initial: [String]
    var steps: [Step]
  }

  var name: String
  var chart: ChartDescription
  var script: Script

  /// The suite's folder: the value of the environment variable `STATECHARTS`, or a folder next to the package.
  static var folder: URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["STATECHARTS"].map { URL(filePath: $0) }
    let folder = named ?? package.deletingLastPathComponent().appending(path: "shared/data/statecharts")
    return FileManager.default.fileExists(atPath: folder.path()) ? folder : nil
  }

  /// Skips a test visibly if the suite is missing.
  static var isPresent: ConditionTrait {
    .enabled(if: folder != nil, "The conformance suite is missing. Set STATECHARTS to its folder.")
  }

  /// All charts of the suite by name, or none if the suite is missing.
  static func all() throws -> [ConformanceChart] {
    guard let folder, let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return []
    }
    let urls = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    return try urls.map { try JSONDecoder().decode(ConformanceChart.self, from: Data(contentsOf: $0)) }
      .sorted { $0.name < $1.name }
  }

  /// The first step (0 for the start) at which the active states differ from the expected ones, or `nil`.
  @MainActor
  func failure() throws -> (step: Int, active: [String], expected: [String])? {
    var run = ChartInterpreter(try CompiledChart(chart))
    if run.activeIDs != script.initial { return (0, run.activeIDs, script.initial) }
    for (index, step) in script.steps.enumerated() {
      run.advance(by: step.after ?? 0)
      run.send(step.event)
      if run.activeIDs != step.expect { return (index + 1, run.activeIDs, step.expect) }
    }
    return nil
  }
}
