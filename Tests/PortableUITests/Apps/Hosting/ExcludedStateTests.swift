import Combine
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@Observable
private final class Model {
  var count = 0
}

private final class OldModel: ObservableObject {
  @Published var count = 0
}

private final class CodedModel: Codable {
  var count = 0
}

@MainActor
@Suite("State that snapshots exclude")
struct ExcludedStateTests {
  private struct Counter: View {
    var name = "Count"
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Excluding: View {
    var excludes = true
    @State private var count = 0
    var body: some View {
      Counter(name: "Kept")
      VStack { Counter(name: "Excluded") }.restoresState(!excludes)
      List(0..<300, id: \.self) { row in
        Counter(name: "Row \(row)").restoresState(!excludes || row != 1)
      }
    }
  }

  @Test("The state of an excluded view is neither saved nor restored")
  func excludedView() async throws {
    let screen = await Screen { Excluding() }
    for name in ["Kept 0", "Excluded 0", "Row 0 0", "Row 1 0"] { try await screen.tap(Query(stringLiteral: name)) }
    let restored = await Screen(restoring: screen.snapshot()) { Excluding() }
    for name in ["Kept 1", "Excluded 0", "Row 0 1", "Row 1 0"] {
      #expect(restored.contains(Query(stringLiteral: name)))
    }
    // Also while the row is outside of the window, where it keeps its state.
    try await screen.scroll(to: "Row 299 0")
    let later = await Screen(restoring: screen.snapshot()) { Excluding() }
    for name in ["Row 0 1", "Row 1 0"] { _ = try later.find(Query(stringLiteral: name)) }
    _ = try screen.find("Row 1 1")
  }

  @Test("A view that excludes its state ignores the state that an earlier version has saved")
  func laterExclusion() async throws {
    let screen = await Screen { Excluding(excludes: false) }
    try await screen.tap("Excluded 0")
    try await screen.tap("Kept 0")
    let restored = await Screen(restoring: screen.snapshot()) { Excluding(excludes: true) }
    #expect(restored.contains("Excluded 0"))
    #expect(restored.contains("Kept 1"))
  }

  private struct TestApp: App {
    var body: some SwiftUI.Scene {
      WindowGroup("Kept") { Counter() }
      Window("Excluded", id: "excluded") { Counter() }.restorationBehavior(.disabled)
    }
  }

  @Test("A scene can exclude its windows")
  func excludedScene() async throws {
    for (window, text) in zip(AppWindow.all(of: TestApp.self), ["Count 1", "Count 0"]) {
      let screen = await Screen { window.makeContent() }
      try await screen.tap("Count 0")
      let restored = await Screen(restoring: screen.snapshot()) { window.makeContent() }
      #expect(restored.contains(Query(stringLiteral: text)))
    }
  }

  private struct ModelScreen: View {
    @State private var model: Model
    @StateObject private var old: OldModel
    @State private var coded: CodedModel

    init(_ model: Model = Model(), _ old: OldModel = OldModel(), _ coded: CodedModel = CodedModel()) {
      _model = State(initialValue: model)
      _old = StateObject(wrappedValue: old)
      _coded = State(initialValue: coded)
    }

    var body: some View {
      Button("Models \(model.count) \(old.count) \(coded.count)") {
        model.count += 1
        old.count += 1
        coded.count += 1
      }
    }
  }

  @Test("An object that another screen has had keeps its state")
  func sharedObjects() async throws {
    let (model, old, coded) = (Model(), OldModel(), CodedModel())
    let screen = await Screen { ModelScreen(model, old, coded) }
    try await screen.tap("Models 0 0 0")
    let snapshot = screen.snapshot()
    await screen.close()
    (model.count, old.count, coded.count) = (7, 7, 7)
    let restored = await Screen(restoring: snapshot) { ModelScreen(model, old, coded) }
    #expect(restored.contains("Models 7 7 7"))
    #expect((model.count, old.count, coded.count) == (7, 7, 7))
    let next = restored.snapshot()
    let other = await Screen(restoring: next) { ModelScreen() }
    #expect(other.contains("Models 0 0 0"), "the state of an object that is known to be shared is not saved")
  }

  @Test("Objects of one screen are restored")
  func ownObjects() async throws {
    let screen = await Screen { ModelScreen() }
    try await screen.tap("Models 0 0 0")
    let restored = await Screen(restoring: screen.snapshot()) { ModelScreen() }
    #expect(restored.contains("Models 1 1 1"))
  }

  private struct Unsavable: View {
    @State private var format: (Int) -> String = { "\($0)" }
    var body: some View { Text(format(1)) }
  }

  @Test("expectDurable reports each property that cannot be saved once")
  func expectDurable() async {
    let screen = await Screen {
      Unsavable()
      Unsavable()
    }
    let reported = issues { screen.expectDurable() }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Unsavable.format is not saved") == true)
    let durable = await Screen { Counter() }
    durable.expectDurable()
  }
}
