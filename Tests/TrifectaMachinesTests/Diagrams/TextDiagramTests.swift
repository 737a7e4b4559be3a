import Foundation
import Testing

@testable import TrifectaMachines

@Suite("Text diagrams")
struct TextDiagramTests {
  private static let player = ChartDescription(
    name: "player",
    states: [
      .init("off", transitions: [.init(on: ["power"], if: .named("has power"), to: ["on"], do: [.named("click")])]),
      .init(
        "on", kind: .parallel,
        transitions: [.init(on: ["power"], to: ["off"]), .init(after: 1_500, to: ["off"]), .init(on: ["tick"])],
        invokes: [.init("radio")],
        states: [
          .init(
            "sound", states: [.init("loud", transitions: [.init(on: ["volume"], to: ["quiet"])]), .init("quiet")]),
          .init("light", states: [.init("last", kind: .deepHistory), .init("bright"), .init("out", kind: .final)]),
        ]),
    ])

  @Test("A Mermaid diagram has nested states, regions, guards, delays, invocations and histories")
  func mermaid() {
    #expect(
      Self.player.mermaid() == """
        stateDiagram-v2
          state "off" as off
          state "on" as on
          state on {
            state "sound" as sound
            state sound {
              state "loud" as loud
              state "quiet" as quiet
              [*] --> loud
              loud --> quiet : volume
            }
            --
            state "light" as light
            state light {
              state "H#42; last" as last
              state "bright" as bright
              state "out" as out
              [*] --> bright
              out --> [*]
            }
          }
          note right of on
            invoke radio
          end note
          [*] --> off
          off --> on : power [has power] / click
          on --> off : power
          on --> off : after 1.5 s
          on --> on : tick (stays)

        """)
  }

  @Test("In a Graphviz graph, compound states are clusters, and their transitions are edges that end at the cluster")
  func dot() {
    let dot = Self.player.dot()
    #expect(dot.contains("subgraph cluster_0 {"))
    #expect(dot.contains("    subgraph cluster_2 {"))
    #expect(dot.contains(#""s off" -> "s loud" [label="power [has power] / click", lhead=cluster_0];"#))
    #expect(dot.contains(#""s loud" -> "s off" [label="after 1.5 s", ltail=cluster_0];"#))
    #expect(dot.contains(#""s last" [label="H*", shape=circle"#))
  }

  @Test("JSON decodes to an equal chart, and all text formats are deterministic")
  func json() throws {
    for chart in [Self.player, HostileChart.chart] {
      let text = try chart.json()
      #expect(try JSONDecoder().decode(ChartDescription.self, from: Data(text.utf8)) == chart)
      #expect(try chart.json() == text)
      #expect(chart.mermaid() == chart.mermaid() && chart.dot() == chart.dot() && chart.scxml() == chart.scxml())
    }
  }

  @Test("Names of states, events and guards are escaped for Mermaid")
  func hostileMermaid() {
    let word = #"(?:[A-Za-z_][A-Za-z0-9_]*)"#
    let text = ##"(?:[A-Za-z0-9 _.,()\[\]/+=!?']|[^\u{0}-\u{7f}\u{85}\u{2028}\u{2029}]|#[0-9]+;)*"##
    let forms = [
      "stateDiagram-v2", "", " *state \"\(text)\" as \(word)", " *state \(word) \\{", " *\\}", " *--",
      " *(\(word)|\\[\\*\\]) --> (\(word)|\\[\\*\\])( : \(text))?", " *note right of \(word)", " *end note",
    ]
    let form = try? Regex("^(?:" + forms.joined(separator: "|") + ")$")
    var isNote = false
    for line in HostileChart.chart.mermaid().split(separator: "\n", omittingEmptySubsequences: false) {
      if isNote, !line.hasSuffix("end note") {
        #expect(line.wholeMatch(of: (try! Regex(text))) != nil, "\(line)")
      } else {
        #expect(form.map { line.wholeMatch(of: $0) != nil } ?? false, "\(line)")
      }
      if line.contains("note right of") { isNote = true }
      if line.hasSuffix("end note") { isNote = false }
    }
    #expect(!HostileChart.chart.mermaid().contains(" as end\n"))
    #expect(!HostileChart.chart.mermaid().contains(" as State\n"))
  }

  @Test(
    "Graphviz parses a graph with hostile names",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")))
  func graphviz() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "chart-\(UUID().uuidString).dot")
    try Data(HostileChart.chart.dot().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dot")
    process.arguments = ["-Tplain", file.path()]
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let plain = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let errors = String(decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!errors.contains("rror"), "\(errors)")
    // One node per atomic state and history, and one start point per compound state and for the chart.
    let all = HostileChart.chart.allStates
    let compound = all.filter { !$0.states.isEmpty }.count
    #expect(
      plain.split(separator: "\n").filter { $0.hasPrefix("node \"") }.count == all.count - compound + compound + 1)
  }
}
