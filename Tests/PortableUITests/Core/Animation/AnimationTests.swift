import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("animation")
struct AnimationTests {
  struct Counting: View {
    var animation: Animation? = .easeIn
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      Button("count") { count += 1 }
      Button("other") { other += 1 }
      VStack { Text("\(count) \(other)") }
        .animation(animation, value: count)
    }
  }

  @Test("`animation(_:value:)` animates only updates in which its value changes")
  func byValue() async throws {
    let screen = await Screen { Counting() }
    #expect(screen.animatedChanges.isEmpty)
    try await screen.tap("other")
    #expect(screen.animatedChanges.isEmpty)
    try await screen.tap("count")
    #expect(screen.animatedChanges.map(\.animation) == [.easeIn])
    #expect(screen.animatedChanges.map(\.kind) == [.update(attribute: "text")])
    try await screen.tap("other")
    #expect(screen.animatedChanges.isEmpty)
  }

  @Test("A nil animation animates nothing")
  func none() async throws {
    let screen = await Screen { Counting(animation: nil) }
    try await screen.tap("count")
    #expect(screen.animatedChanges.isEmpty)
  }

  @Test("If the values of two nested animations change, the inner animation wins")
  func nested() async throws {
    struct Two: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("first") { first += 1 }
        Button("second") { second += 1 }
        Button("both") {
          first += 1
          second += 1
        }
        Text("\(first) \(second)")
          .animation(.linear, value: first)
          .animation(.easeIn, value: second)
      }
    }
    let screen = await Screen { Two() }
    for (name, animation) in [("first", Animation.linear), ("second", .easeIn), ("both", .linear)] {
      try await screen.tap(.button(name))
      #expect(screen.animatedChanges.map(\.animation) == [animation])
    }
  }

  @Test("Insertions and removals are animated inside the modifier, and not outside it")
  func insertions() async throws {
    struct Coming: View {
      @State private var isShown = false
      var body: some View {
        Button("toggle") { isShown.toggle() }
        VStack { if isShown { Text("inside") } }.animation(.linear(duration: 1), value: isShown)
        if isShown { Text("outside") }
      }
    }
    let screen = await Screen { Coming() }
    try await screen.tap("toggle")
    #expect(screen.animatedChanges.map(\.description) == ["insertion of text \"inside\": linear 1 s"])
    try await screen.tap("toggle")
    #expect(screen.animatedChanges.map(\.description) == ["removal of text \"inside\": linear 1 s"])
  }

  @Test("`transaction` changes the animation of its subtree, always or only when a value changes")
  func transactions() async throws {
    struct Changing: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Button("both") {
          withAnimation(.linear) {
            count += 1
            other += 1
          }
        }
        Button("count") { withAnimation(.linear) { count += 1 } }
        Text("never \(count)").transaction { $0.animation = nil }
        Text("with other \(count)").transaction(value: other) { $0.animation = .easeOut }
      }
    }
    let screen = await Screen { Changing() }
    try await screen.tap("count")
    #expect(screen.animatedChanges.map(\.animation) == [.linear])
    try await screen.tap("both")
    #expect(screen.animatedChanges.map(\.animation) == [.easeOut])
  }

  @Test("New views use the transaction that `transaction` changes, and so do later insertions inside them")
  func newContent() async throws {
    struct New: View {
      @State private var isShown = false
      @State private var isFull = false
      var body: some View {
        Button("show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("fill") { withAnimation(.linear(duration: 1)) { isFull.toggle() } }
        if isShown {
          Text("plain")
          VStack { if isFull { Text("inner") } }.transaction { $0.animation = .easeIn(duration: 2) }
          Text("still").transaction { $0.animation = nil }
          Text("by value").animation(.easeOut(duration: 3), value: isFull)
        }
      }
    }
    let screen = await Screen { New() }
    try await screen.tap("show")
    #expect(
      screen.animatedChanges.map(\.description) == [
        "insertion of text \"plain\": linear 1 s", "insertion of vStack alignment=center: easeIn 2 s",
        "insertion of text \"by value\": linear 1 s",
      ])
    try await screen.tap("fill")
    #expect(screen.animatedChanges.map(\.description) == ["insertion of text \"inner\": easeIn 2 s"])
    try await screen.tap("show")
    #expect(screen.animatedChanges.map(\.animation) == Array(repeating: .linear(duration: 1), count: 4))
  }

  @Test("New views in rows, layers and deep trees use the transaction that `transaction` changes")
  func newContentEverywhere() async throws {
    struct Everywhere: View {
      @State private var rows: [Int] = []
      @State private var isShown = false
      var body: some View {
        Button("go") {
          rows = [1]
          isShown = true
        }
        VStack {
          ForEach(rows, id: \.self) { Text("row \($0)") }
          Text("behind").background { if isShown { Text("layer") } }
          (0..<900).reduce(AnyView(Group { if isShown { Text("deep") } })) { inner, _ in AnyView(Group { inner }) }
        }
        .transaction { $0.animation = .easeIn(duration: 2) }
      }
    }
    let screen = await Screen { Everywhere() }
    try await screen.tap("go")
    #expect(
      screen.animatedChanges.map(\.description).sorted() == [
        "insertion of text \"deep\": easeIn 2 s", "insertion of text \"layer\": easeIn 2 s",
        "insertion of text \"row 1\": easeIn 2 s",
      ])
  }

  @Test("New list rows use the transaction set on their collection, not the one set on the list")
  func listRows() throws {
    struct Listed: View {
      var body: some View {
        List { ForEach(0..<1_000) { Text("row \($0)") }.transaction { $0.animation = .easeIn(duration: 2) } }
          .transaction { $0.animation = .linear }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Listed() }
    hosted.graph.turn()
    let list = try #require(hosted.graph.root.firstChild)
    let gap = try #require(list.lastChild)
    let position = VisibleRows.Position(element: gap.id, row: 500)
    #expect(hosted.graph.show(VisibleRows(first: position, last: position), in: list.id))
    hosted.graph.turn()
    #expect(host.commits.last?.passes.map(\.transaction.animation) == [Animation.easeIn(duration: 2).timing])
    #expect(host.picture == PictureHost.print(hosted.graph.root))
  }

  @Test(
    "A changed layer modifier uses the animation set outside it, not the one set inside it",
    arguments: ["opacity", "offset", "padding", "background"])
  func layers(name: String) async throws {
    struct Layered: View {
      let name: String
      @State private var isOn = false
      var body: some View {
        Button("go") { isOn.toggle() }
        layered(Text("inside")).animation(.linear(duration: 1), value: isOn)
        layered(Text("outside").animation(.linear(duration: 1), value: isOn))
      }

      @ViewBuilder
      private func layered(_ text: some View) -> some View {
        switch name {
        case "opacity": text.opacity(isOn ? 0.5 : 1)
        case "offset": text.offset(x: isOn ? 10 : 0)
        case "padding": text.padding(isOn ? 10 : 0)
        default: text.background(isOn ? Color.red : .blue)
        }
      }
    }
    let screen = await Screen { Layered(name: name) }
    try await screen.tap("go")
    #expect(!screen.animatedChanges.isEmpty)
    for change in screen.animatedChanges {
      #expect(change.tree.contains("inside") && change.animation == .linear(duration: 1))
    }
  }

  @Test("Each pass of a commit reports a layer's value at the end of that pass")
  func layerPasses() {
    struct Stepwise: View {
      @State private var opacity = 1.0
      var body: some View {
        Button("go") {
          opacity = 0.5
          withAnimation(.linear) { opacity = 0.25 }
          opacity = 0
        }
        Text("a").padding().opacity(opacity)
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Stepwise() }
    hosted.graph.turn()
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.firstChild?.id ?? 0)
    hosted.graph.turn()
    let steps = host.commits.last?.passes.map { pass in
      pass.mutations.map { mutation in
        guard case .update(_, let layer, let key, let value) = mutation else { return "\(mutation)" }
        return "\(layer ?? -1) \(key.rawValue) \(value.map(\.description) ?? "none")"
      }
    }
    #expect(steps == [["1 opacity 0.5"], ["1 opacity 0.25"], ["1 opacity 0"]])
    #expect(host.commits.last?.passes.map(\.transaction.animation) == [nil, Animation.linear.timing, nil])
    #expect(host.picture == PictureHost.print(hosted.graph.root))
  }

  @Test("Updates of several rows with the same animation form one pass")
  func rows() async throws {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        Button("count") { count += 1 }
        ForEach(0..<3, id: \.self) { Text("row \($0) \(count)").animation(.linear, value: count) }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Rows() }
    hosted.graph.turn()
    hosted.graph.dispatch(Event(EventKind(rawValue: "tap")), to: hosted.graph.root.firstChild?.id ?? 0)
    hosted.graph.turn()
    #expect(host.commits.last?.passes.count == 1)
    #expect(host.commits.last?.mutations.count == 3)
  }

  @Test(
    "Animation descriptions state curve, duration, delay and repetition",
    arguments: [
      (.linear, "linear 0.35 s"), (.easeIn, "easeIn 0.35 s"), (.easeOut, "easeOut 0.35 s"),
      (.easeInOut, "easeInOut 0.35 s"), (.linear(duration: 1), "linear 1 s"), (.easeIn(duration: 0.2), "easeIn 0.2 s"),
      (.easeOut(duration: 2).speed(4), "easeOut 0.5 s"),
      (.easeInOut(duration: 1).delay(0.1), "easeInOut 1 s after 0.1 s"),
      (.linear(duration: 1).delay(1).speed(2), "linear 0.5 s after 0.5 s"), (.linear(duration: -1), "linear 0 s"),
      (.linear(duration: .nan), "linear 0 s"), (.linear(duration: .infinity), "linear 3600 s"),
      (.linear(duration: 1).speed(0), "linear 1 s"), (.linear(duration: 1).speed(.nan), "linear 1 s"),
      (.timingCurve(0.1, 2, 0.3, -1), "bezier(0.1, 2.0, 0.3, -1.0) 0.35 s"),
      (.timingCurve(-1, .nan, 2, .infinity, duration: 1), "bezier(0.0, 0.0, 1.0, 100.0) 1 s"),
      (.linear.repeatCount(3), "linear 0.35 s, 3 times, back and forth"),
      (.linear.repeatCount(0, autoreverses: false), "linear 0.35 s"),
      (.linear.repeatForever(autoreverses: false), "linear 0.35 s, for ever"),
    ] as [(Animation, String)])
  func words(animation: Animation, words: String) {
    #expect(animation.description == words)
  }

  @Test("Spring initializers with equivalent parameters create equal animations")
  func springs() {
    #expect(Animation.spring(duration: 0.5, bounce: 0.2) == .spring(response: 0.5, dampingFraction: 0.8))
    #expect(Animation.smooth == .spring(duration: 0.5))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 20) == .spring(response: .pi / 5, dampingFraction: 1))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    for number in [0, -1, .nan, .infinity] as [Double] {
      let springs: [Animation] = [
        .spring(duration: number, bounce: number), .spring(response: number, dampingFraction: number),
        .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
        .interactiveSpring(duration: number, extraBounce: number),
      ]
      for spring in springs { #expect(!spring.description.contains("nan")) }
    }
  }
}
