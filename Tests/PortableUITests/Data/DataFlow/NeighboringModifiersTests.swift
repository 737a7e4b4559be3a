import ScreenTesting
import SwiftUI
import Testing
import Waiting

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// One node applies all consecutive modifiers of a view. Each modifier reads the environment values that are set
/// outside it, not the values that are set inside it.
@MainActor
@Suite("Environment modifiers next to other modifiers")
struct NeighboringModifiersTests {
  struct Reader: View {
    @Environment(\.level) private var level
    var probe = Probe()
    var body: some View {
      let _ = probe.note("\(level)")
      Text("level \(level)")
    }
  }

  struct Levels<Content: View>: View {
    @State private var level = 5
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      VStack {
        Button("raise") { level += 1 }
        content(level)
      }
    }
  }

  @Test("The inner of two values for the same key wins")
  func innerCounts() async throws {
    let screen = await Screen {
      Levels { Reader().environment(\.level, 100 + $0).environment(\.level, $0) }
    }
    #expect(screen.contains("level 105"))
    try await screen.tap("raise")
    #expect(screen.contains("level 106"))
  }

  @Test("A transformation starts from the outer value, and each change evaluates its readers once")
  func transformation() async throws {
    let probe = Probe()
    let screen = await Screen {
      Levels { level in
        Reader(probe: probe)
          .transformEnvironment(\.level) { $0 *= 10 }
          .padding()
          .transformEnvironment(\.level) { $0 += 1 }
          .environment(\.level, level)
      }
    }
    try await screen.tap("raise")
    try await screen.tap("raise")
    #expect(probe.notes == ["60", "70", "80"])
  }

  @Test("A transformation is applied again when the outer value changes")
  func around() async throws {
    struct Inner: View {
      let probe: Probe
      var body: some View {
        Reader(probe: probe).transformEnvironment(\.level) { $0 *= 10 }.background(Reader())
      }
    }
    let probe = Probe()
    let screen = await Screen {
      Levels { Inner(probe: probe).environment(\.level, $0) }
    }
    #expect(screen.contains("level 5"))
    try await screen.tap("raise")
    #expect(probe.notes == ["50", "60"])
    #expect(screen.contains("level 6"))
  }

  @Test("Views with equal modifiers each see their own environment")
  func places() async {
    struct Place: View {
      var body: some View { Control().padding().disabled(false).font(.body) }
    }
    struct Control: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.font) private var font
      var body: some View { Text("\(isEnabled ? "on" : "off") \(font == .body ? "body" : "none")") }
    }
    let screen = await Screen {
      Place()
      Place().disabled(true).font(.title)
      Place()
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["on body", "off body", "on body"])
  }

  @Test("A background or overlay reads environment values set outside it, not inside it")
  func layerContent() async throws {
    let screen = await Screen {
      Levels { level in
        Text("content")
          .environment(\.level, 1_000)
          .background(Reader())
          .environment(\.level, level)
          .overlay(Reader())
          .environment(\.level, level + 100)
      }
    }
    #expect(screen.contains("level 5"))
    #expect(screen.contains("level 105"))
    try await screen.tap("raise")
    #expect(screen.contains("level 6"))
    #expect(screen.contains("level 106"))
    #expect(!screen.contains("level 1000"))
  }

  @Test("An accessibility label uses the locale that is set outside its modifier")
  func label() async throws {
    let screen = await Screen {
      let label = Text(1234.5, format: .number)
      Text("a").environment(\.locale, .german).accessibilityLabel(label).environment(\.locale, .american)
      Text("b").environment(\.locale, .american).accessibilityLabel(label).environment(\.locale, .german)
    }
    #expect(screen.contains(.label("1,234.5")))
    #expect(screen.contains(.label("1.234,5")))
  }

  @Test("A gesture outside `disabled` is enabled, and a gesture inside `disabled` is not")
  func gestures() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("outside").disabled(true).onTapGesture { probe.note("outside") }
      Text("inside").onTapGesture { probe.note("inside") }.padding().disabled(true)
    }
    try await screen.tap("outside")
    await #expect(throws: (any Error).self) { try await screen.tap("inside") }
    #expect(probe.notes == ["outside"])
  }

  @Test("A disabled control stays disabled when an outer `disabled` changes")
  func disabled() async throws {
    struct Toggled: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("toggle") { isOn.toggle() }
          Button("kept") {}.disabled(true).disabled(!isOn)
          Button("free") {}.disabled(false).disabled(!isOn)
        }
      }
    }
    let screen = await Screen { Toggled() }
    func areEnabled() throws -> [Bool] { try ["kept", "free"].map { try screen.find(.button($0)).isEnabled } }
    #expect(try areEnabled() == [false, true])
    try await screen.tap("toggle")
    #expect(try areEnabled() == [false, false])
    try await screen.tap("toggle")
    #expect(try areEnabled() == [false, true])
  }

  @Test("A provided object is released when its view is unmounted")
  func objectsAreLetGo() async {
    final class Model: ObservableObject {}
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let screen = await Screen { Text("a").environmentObject(model).padding() }
      #expect(screen.contains("a"))
    }
    await settle(until: { kept == nil })
    #expect(kept == nil)
  }
}
