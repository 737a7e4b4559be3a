import Foundation
import PortableUI
import Testing
import Trifecta

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

  @Test("A test that contains a number has the locale and the time zone of the page")
  func traits() throws {
    var traits = HostTraits()
    traits.locale = Locale(identifier: "de_CH")
    traits.timeZone = try #require(TimeZone(identifier: "Europe/Zurich"))
    func source(_ text: String) -> String {
      RecordedTest(
        module: "App", screen: "Home()", title: "Home", traits: traits, steps: [step("tap", texts: [text])]
      ).source
    }
    #expect(!source("Saved").contains("traits"))
    let creation = #"await Screen(traits: .device(locale: "de_CH", timeZone: "Europe/Zurich")) { Home() }"#
    #expect(source("3 June").contains("\n  let screen = \(creation)\n"))
  }

  @Test("A control that appeared is awaited, unless a text that appeared with it is")
  func appearing() {
    var next = step("tap", "button", "Next", texts: ["Page 2"])
    next.event.isNew = true
    var save = step("tap")
    save.event.isNew = true
    #expect(
      statements(next, save) == [
        #"try await screen.wait(for: .button("Next"))"#, #"try await screen.tap(.button("Next"))"#,
        #"try await screen.wait(for: .text("Page 2"))"#, #"try await screen.tap(.button("Save"))"#,
      ])
  }

  @Test("A text that took long to appear is awaited longer than by default")
  func slowText() {
    var slow = step("tap", texts: ["Done"])
    slow.duration = .seconds(6.5)
    #expect(
      statements(slow) == [
        #"try await screen.tap(.button("Save"))"#,
        #"try await screen.wait(for: .text("Done"), atMost: .seconds(12))"#,
      ])
  }

  @Test("A control is found by its identifier, which does not depend on its text")
  func identifiers() {
    var tap = step("tap", "button", "la mela")
    tap.event.identifier = "question"
    #expect(statements(tap) == [#"try await screen.tap(.identifier("question"))"#])
  }

  @Test("Opened URLs are expected, and a refused URL cannot be opened in the test")
  func openedURLs() throws {
    var first = step("tap")
    first.opened = [OpenedURL(url: try #require(URL(string: "tel:1")), isAccepted: false)]
    var second = step("tap")
    second.opened = [OpenedURL(url: try #require(URL(string: "tel:2")), isAccepted: true)]
    #expect(
      statements(first, second) == [
        #"screen.canOpen = { !["tel:1"].contains($0.absoluteString) }"#,
        #"try await screen.tap(.button("Save"))"#,
        #"#expect(screen.openedURLs == [URL(string: "tel:1")])"#,
        #"try await screen.tap(.button("Save"))"#,
        #"#expect(screen.openedURLs == [URL(string: "tel:1"), URL(string: "tel:2")])"#,
      ])
  }

  @Test("Recorded responses are fixtures, and an error of a private type keeps its description")
  func fixtures() async throws {
    struct Closed: LocalizedError { var errorDescription: String? { "Closed." } }
    func perform() async throws {
      _ = try await withFixture("a") { [1] }
      _ = try await withFixture("b") { NSObject.self as any Sendable }
      let closed = { () async throws -> [Int] in throw Closed() }
      await #expect(throws: Closed.self) { try await withFixture("a", closed) }
      let cancelled = { () async throws -> Int in throw CancellationError() }
      await #expect(throws: CancellationError.self) { try await withFixture("c", cancelled) }
    }
    let recorder = FixtureRecorder()
    try await withDependencies {
      $0.fixtureRecorder = recorder
    } operation: {
      try await perform()
    }
    let fixtures = RecordedFixtures(recorder.requests, secrets: [])
    #expect(
      fixtures.statements(indentation: 4) == [
        #"$0.fixtures["a"] = [.success([1]), .failure(FixtureError("Closed."))]"#,
        #"$0.fixtures["c"] = [.pending]"#,
        "// The request “b” is performed: its recorded value, a NSObject.Type, has no source code.",
      ])
  }
}
