import ScreenTesting
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

private struct NicknameKey: EnvironmentKey {
  static let defaultValue: String? = "nobody"
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var nickname: String? {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.level) private var level
    var probe = Probe()
    var body: some View {
      let _ = probe.note("reader \(level)")
      Text("level \(level)")
    }
  }

  struct NicknameReader: View {
    @Environment(\.nickname) private var nickname
    var body: some View { Text("nickname \(nickname ?? "none")") }
  }

  struct Provider<Content: View>: View {
    @State private var level = 2
    @State private var turns = 0
    let probe: Probe
    let content: Content
    var body: some View {
      let _ = probe.note("provider")
      VStack {
        Button("raise") { level += 1 }
        Button("turn \(turns)") { turns += 1 }
        content
      }
      .environment(\.level, level)
    }
  }

  @Test("A custom environment value has its default where no ancestor sets it")
  func defaultValue() async {
    let screen = await Screen { Reader() }
    #expect(screen.contains("level 1"))
  }

  @Test("An optional environment value has its default unless a view sets it, and a view can set it to nil")
  func optionalDefault() async {
    let screen = await Screen {
      NicknameReader()
      NicknameReader().environment(\.nickname, nil)
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["nickname nobody", "nickname none"])
  }

  @Test("A changed value evaluates each reader once")
  func changeEvaluatesReaders() async throws {
    let probe = Probe()
    let screen = await Screen {
      Provider(
        probe: probe,
        content: VStack {
          Reader(probe: probe)
          Reader(probe: probe)
        })
    }
    probe.forget()
    try await screen.tap("raise")
    #expect(probe.notes.sorted() == ["provider", "reader 3", "reader 3"])
  }

  @Test("A reader whose parent is evaluated in the same turn is evaluated once")
  func dirtyParent() async throws {
    struct Inner: View {
      @Environment(\.level) private var level
      let probe: Probe
      var body: some View {
        let _ = probe.note("inner \(level)")
        Reader(probe: probe)
        Text("twice \(level * 2)")
      }
    }
    let probe = Probe()
    let screen = await Screen { Provider(probe: probe, content: Inner(probe: probe)) }
    probe.forget()
    try await screen.tap("raise")
    #expect(probe.notes == ["provider", "inner 3", "reader 3"])
  }

  @Test("A value that stays equal evaluates no reader")
  func equalValue() async throws {
    let probe = Probe()
    let screen = await Screen { Provider(probe: probe, content: Reader(probe: probe)) }
    probe.forget()
    try await screen.tap("turn 0")
    #expect(probe.notes == ["provider"])
  }

  @Test("The nearest value wins")
  func nearestWins() async {
    let screen = await Screen { Reader().environment(\.level, 5).environment(\.level, 9) }
    #expect(screen.contains("level 5"))
  }

  @Test("Transformations apply from the outermost to the innermost")
  func transformation() async {
    let screen = await Screen {
      Reader()
        .transformEnvironment(\.level) { $0 *= 10 }
        .transformEnvironment(\.level) { $0 += 1 }
    }
    #expect(screen.contains("level 20"))
  }

  @Test("A transformation follows changes of the inherited value")
  func transformationFollows() async throws {
    let screen = await Screen {
      Provider(probe: Probe(), content: Reader().transformEnvironment(\.level) { $0 *= 10 })
    }
    try await screen.tap("raise")
    #expect(screen.contains("level 30"))
  }

  @Test("Outside a mounted view the value is the default")
  func outside() {
    #expect(Environment(\.level).wrappedValue == 1)
  }

  @Test("The nearest `@Observable` object of a type wins")
  func observableObject() async {
    let screen = await Screen {
      ModelReader().environment(EnvironmentModel("near")).environment(EnvironmentModel("far"))
    }
    #expect(screen.contains("model near"))
  }

  @Test("An optional `@Observable` object is nil where none is provided")
  func missingObservableObject() async {
    let screen = await Screen { ModelReader() }
    #expect(screen.contains("model none"))
  }

  @Test("Setting nil hides an object provided by an ancestor")
  func hiddenObservableObject() async {
    let screen = await Screen {
      ModelReader().environment(nil as EnvironmentModel?).environment(EnvironmentModel("far"))
    }
    #expect(screen.contains("model none"))
  }

  @Test("A missing required `@Observable` object stops the program with its type's name")
  func missingRequiredObject() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await showRequiredModelReader()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("No object of type EnvironmentModel is in the environment."))
  }
}

@Observable
private final class EnvironmentModel {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct ModelReader: View {
  @Environment(EnvironmentModel.self) private var model: EnvironmentModel?
  var body: some View { Text("model \(model?.name ?? "none")") }
}

private struct RequiredModelReader: View {
  @Environment(EnvironmentModel.self) private var model
  var body: some View { Text(model.name) }
}

@MainActor
private func showRequiredModelReader() async {
  _ = await Screen { RequiredModelReader() }
}
