import Testing

@testable import TrifectaInspector

@Suite("Writing tests")
struct RecordedTestTests {
  private func step(
    _ kind: String, _ role: String = "button", _ name: String = "Save", _ value: String? = nil, choice: String? = nil,
    texts: [String] = []
  ) -> RecordedTest.Step {
    .init(event: RecordedEvent(kind: kind, role: role, name: name, value: value, choice: choice), texts: texts)
  }

  private func statements(_ steps: RecordedTest.Step...) -> [String] {
    let test = RecordedTest(module: "App", screen: "Home()", title: "My page: 1", steps: steps)
    return test.source.split(separator: "\n").drop { !$0.contains("Screen {") }.dropFirst().dropLast().map {
      $0.trimmingPrefix("  ").description
    }
  }

  @Test("A file has the imports, the screen, the steps and the texts that appeared")
  func file() {
    let test = RecordedTest(
      module: "App", screen: "Home()", title: "My “page” 1",
      steps: [step("tap", texts: ["Saved", "a \"b\"\n", "c", "d"])])
    #expect(
      test.source == #"""
        import ScreenTesting
        import Testing

        @testable import App

        @MainActor
        @Test("Recorded: My “page” 1")
        func recordedMyPage1() async throws {
          let screen = await Screen { Home() }
          try await screen.tap(.button("Save"))
          try await screen.wait(for: .text("Saved"))
          try await screen.wait(for: .text("a \"b\"\n"))
          try await screen.wait(for: .text("c"))
        }

        """#)
  }

  @Test("Each kind of event has its statement")
  func kinds() {
    #expect(statements(step("tap", "text", "Row")) == [#"try await screen.tap(.named("Row"))"#])
    #expect(
      statements(step("input", "textField", "Name", "Ada")) == [
        #"try await screen.clear(.textField("Name"))"#, #"try await screen.type("Ada", into: .textField("Name"))"#,
      ])
    #expect(statements(step("change", "switch", "On", "true")) == [#"try await screen.tap(.named("On"))"#])
    #expect(
      statements(step("change", "picker", "Size", "Big", choice: "Big"))
        == [#"try await screen.choose("Big", in: .named("Size"))"#])
    #expect(
      statements(step("input", "slider", "Volume", "0.5")) == [#"try await screen.slide(.named("Volume"), to: 0.5)"#])
    #expect(statements(step("decrement", "stepper", "Count")) == [#"try await screen.step(.named("Count"), by: -1)"#])
    #expect(statements(step("back")) == ["try await screen.goBack()"])
    #expect(statements(step("pinch", "image", "Map", "2")) == ["// Not repeated: pinch on image “Map”: 2"])
  }

  @Test("Inputs to a field are combined, and implied events are omitted")
  func coalesced() {
    #expect(
      statements(
        step("focus", "textField", "Name", "true"), step("input", "textField", "Name", "A"),
        step("input", "textField", "Name", "Ad"), step("input", "textField", "Other", "x"),
        step("editing", "textField", "Other", "false", texts: ["done"])
      ) == [
        #"try await screen.clear(.textField("Name"))"#, #"try await screen.type("Ad", into: .textField("Name"))"#,
        #"try await screen.clear(.textField("Other"))"#, #"try await screen.type("x", into: .textField("Other"))"#,
        #"try await screen.wait(for: .text("done"))"#,
      ])
  }
}
