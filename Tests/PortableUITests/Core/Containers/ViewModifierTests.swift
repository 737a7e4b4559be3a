import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("ViewModifier")
struct ViewModifierTests {
  struct Counting: ViewModifier {
    let name: String
    @State private var count = 0
    func body(content: Content) -> some View {
      HStack {
        Button("\(name) \(count)") { count += 1 }
        content
      }
    }
  }

  struct Framed: ViewModifier {
    let probe: Probe
    func body(content: Content) -> some View {
      let _ = probe.note("modifier")
      HStack {
        Text("[")
        content
        Text("]")
      }
    }
  }

  @Test("A modifier has its own state")
  func state() async throws {
    let screen = await Screen { Text("content").modifier(Counting(name: "m")) }
    try await screen.tap("m 0")
    try await screen.tap("m 1")
    #expect(screen.contains("m 2"))
    #expect(screen.contains("content"))
  }

  @Test("Applying a modifier twice nests two instances with separate state")
  func nestedTwice() async throws {
    let screen = await Screen {
      Text("content").modifier(Counting(name: "inner")).modifier(Counting(name: "outer"))
    }
    try await screen.tap("outer 0")
    #expect(screen.findAll(.role(.button)).map(\.name) == ["outer 1", "inner 0"])
    #expect(screen.contains("content"))
  }

  @Test("Changing the content does not evaluate the modifier's body")
  func contentChanges() async throws {
    struct Owner: View {
      @State private var turns = 0
      let probe: Probe
      var body: some View {
        Button("turn") { turns += 1 }
        Text("turns \(turns)").modifier(Framed(probe: probe))
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("turn")
    #expect(screen.contains("turns 1"))
    #expect(probe.notes == ["modifier"])
  }

  @Test("A changed modifier is evaluated, and its content keeps its state")
  func modifierChanges() async throws {
    struct Owner: View {
      @State private var turns = 0
      var body: some View {
        Button("turn") { turns += 1 }
        IdentityTests.Counter(name: "content").modifier(Counting(name: "m\(turns)"))
      }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("content 0")
    try await screen.tap("m0 0")
    try await screen.tap("turn")
    #expect(screen.contains("m1 1"))
    #expect(screen.contains("content 1"))
  }

  @Test("A modifier can hide its content")
  func hiddenContent() async throws {
    struct Toggle: ViewModifier {
      @State private var isShown = false
      func body(content: Content) -> some View {
        Button("toggle") { isShown.toggle() }
        if isShown { content }
      }
    }
    let screen = await Screen { Text("content").modifier(Toggle()) }
    #expect(!screen.contains("content"))
    try await screen.tap("toggle")
    #expect(screen.contains("content"))
  }

  @Test("A modifier can apply itself recursively")
  func recursive() async {
    struct Quoted: ViewModifier {
      let level: Int
      func body(content: Content) -> some View {
        if level > 0 {
          AnyView(HStack { content }.modifier(Quoted(level: level - 1)))
        } else {
          AnyView(
            HStack {
              Text("quote")
              content
            })
        }
      }
    }
    let screen = await Screen { Text("content").modifier(Quoted(level: 2)) }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["quote", "content"])
  }

  @Test("A modifier reads the environment at its position")
  func environment() async {
    struct Enabled: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      func body(content: Content) -> some View { Text("enabled \(isEnabled)") }
    }
    let screen = await Screen { Text("").modifier(Enabled()).disabled(true) }
    #expect(screen.contains("enabled false"))
  }

  @Test("A modifier that shows its content twice updates both copies")
  func twice() async throws {
    struct Doubling: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var name = "a"
      var body: some View {
        Button("rename") { name = "b" }
        Counter(name: name).modifier(Doubling())
      }
    }
    let screen = await Screen { Owner() }
    #expect(screen.findAll("a 0").count == 2)
    try await screen.tap("rename")
    #expect(screen.findAll("b 0").count == 2)
  }

  @Test("Content that changes while it is hidden is current when it is shown again")
  func hiddenForAWhile() async throws {
    struct Hiding: ViewModifier {
      let isHidden: Bool
      func body(content: Content) -> some View {
        if !isHidden { content }
      }
    }
    struct Owner: View {
      @State private var isHidden = false
      @State private var name = "a"
      var body: some View {
        Button("hide") { isHidden.toggle() }
        Button("rename") { name += "b" }
        Text(name).modifier(Hiding(isHidden: isHidden))
      }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("hide")
    try await screen.tap("rename")
    #expect(!screen.contains("ab"))
    try await screen.tap("hide")
    #expect(screen.contains("ab"))
    try await screen.tap("rename")
    #expect(screen.contains("abb"))
  }

  @Test("`concat` applies its second modifier outside the first, and a modifier can be animated")
  func joined() async throws {
    struct Fading: ViewModifier {
      let isFaint: Bool
      func body(content: Content) -> some View { content.opacity(isFaint ? 0.5 : 1) }
    }
    struct Owner: View {
      @State private var isFaint = false
      var body: some View {
        Button("fade") { isFaint.toggle() }
        Text("joined").modifier(Counting(name: "in").concat(Counting(name: "out")))
        Text("animated").modifier(Fading(isFaint: isFaint).animation(.easeIn))
      }
    }
    let screen = await Screen { Owner() }
    #expect(screen.findAll(.role(.button)).map(\.name) == ["fade", "out 0", "in 0"])
    try await screen.tap("fade")
    #expect(screen.animatedChanges.map(\.animation) == [.easeIn])
  }

  @Test("An environmental modifier resolves again when its input changes, and keeps state")
  func environmental() async throws {
    struct Inset: ViewModifier {
      let length: CGFloat
      func body(content: Content) -> some View { content.padding(length) }
    }
    struct InsetIfEnabled: EnvironmentalModifier {
      let length: CGFloat
      func resolve(in environment: EnvironmentValues) -> Inset { Inset(length: environment.isEnabled ? length : 0) }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    struct Page: View {
      @State private var isOff = false
      @State private var length: CGFloat = 5
      var body: some View {
        Counter().modifier(InsetIfEnabled(length: length)).disabled(isOff)
        Button("Switch") { isOff.toggle() }
        Button("Widen") { length = 7 }
      }
    }
    func insets(_ length: Double) -> [AttributeKey: AttributeValue] {
      [.top: .number(length), .leading: .number(length), .bottom: .number(length), .trailing: .number(length)]
    }
    let screen = await Screen { Page() }
    #expect(screen.attributes(of: .padding) == [insets(5)])
    try await screen.tap("count 0")
    try await screen.tap("Switch")
    #expect(screen.attributes(of: .padding) == [[:]])
    try await screen.tap("Widen")
    #expect(screen.attributes(of: .padding) == [[:]])
    try await screen.tap("Switch")
    #expect(screen.attributes(of: .padding) == [insets(7)])
    #expect(screen.contains("count 1"))
  }
}
