import Combine
import ScreenTesting
import SeededRandom
import SwiftUI
import Testing
import Tracking

@Observable
private final class Score {
  var points = 0
}

private final class Settings: ObservableObject {
  @Published var name = ""
  @Published var level = 1
  var unpublished = 0
  var changes = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $level.dropFirst().sink { [unowned self] _ in changes += 1 }.store(in: &subscriptions)
  }
}

@MainActor
@Suite("Snapshots of screens")
struct ScreenSnapshotTests {
  /// Restores a screen from the data of a snapshot, and expects that it looks the same.
  private func restore<Content: View>(
    _ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> Content
  ) async throws -> Screen {
    let snapshot = try ScreenSnapshot(data: screen.snapshot().data)
    let restored = await Screen(restoring: snapshot, content)
    #expect(restored.tree == screen.tree, sourceLocation: sourceLocation)
    #expect(restored.snapshot().data == snapshot.data, sourceLocation: sourceLocation)
    return restored
  }

  private struct Counter: View {
    var name = "Count"
    @State private var count = 0
    @State private var score = Score()
    @StateObject private var settings = Settings()
    @SceneStorage("note") private var note = "none"

    var body: some View {
      Button("\(name) \(count) \(score.points) \(settings.level) \(settings.unpublished) \(note)") {
        count += 1
        score.points += 10
        settings.unpublished += 2
        settings.level += 1
        note = "stored"
      }
    }
  }

  @Test("State, objects and scene storage are restored")
  func state() async throws {
    let screen = await Screen { Counter() }
    try await screen.tap("Count 0 0 1 0 none")
    let restored = await Screen(restoring: screen.snapshot()) { Counter() }
    #expect(restored.contains("Count 1 10 2 2 stored"))
    try await restored.tap("Count 1 10 2 2 stored")
    #expect(restored.contains("Count 2 20 3 4 stored"))
  }

  private struct Presses: View {
    @State private var saved = 0
    @TransientState private var transient = 0

    var body: some View {
      Button("Press \(saved) \(transient)") {
        saved += 1
        transient += 1
      }
    }
  }

  @Test("Transient state starts with its initial value")
  func transientState() async throws {
    let screen = await Screen { Presses() }
    try await screen.tap("Press 0 0")
    let restored = await Screen(restoring: screen.snapshot()) { Presses() }
    try await restored.tap("Press 1 0")
    #expect(restored.contains("Press 2 1"))
  }

  private struct Fields: View {
    private enum Field { case name, password }
    @State private var name = ""
    @SceneStorage("password") private var password = ""
    @State private var copy = ""
    @State private var amount = 1.5
    @FocusState private var focus: Field?

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onChange(of: password) { copy = password }
      TextField("Amount", value: $amount, format: .number)
      TextField("Other", text: .constant(""))
      Text("focus: \(String(describing: focus)), \(password.count + copy.count) characters")
    }
  }

  @Test("Texts and the focus are restored, but not the text of a secure field")
  func fields() async throws {
    let screen = await Screen { Fields() }
    try await screen.type("s3cret", into: "Password")
    try await screen.type("Ada", into: "Name")
    let snapshot = screen.snapshot()
    #expect(!String(decoding: snapshot.data, as: UTF8.self).contains("s3cret"))
    let restored = await Screen(restoring: snapshot) { Fields() }
    #expect(restored.tree.contains("focus: Optional") && restored.tree.contains("name"))
    #expect(restored.tree.contains("0 characters"))
    #expect(try restored.find("Name").text == "Ada")
    #expect(restored.focused?.name == "Name")
  }

  // Not private, because values of private types cannot be found by their type in release builds.
  struct Pages: View {
    struct Item: Hashable { var number: Int }
    @State private var path: [Item] = []
    @State private var isPresented = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counter(name: "Root")
          Button("Push five") { path = (1...5).map(Item.init) }
          Button("Present") { isPresented = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Item.self) { item in
          VStack {
            Counter(name: "Page \(item.number)")
            NavigationLink("More", value: Item(number: item.number + 1))
          }
          .navigationTitle("Page \(item.number)")
        }
        .navigationDestination(isPresented: $isPresented) { Counter(name: "Local") }
      }
    }
  }

  @Test("Pages on a path keep their state, even if they are covered")
  func pages() async throws {
    let screen = await Screen { Pages() }
    try await screen.tap("Push five")
    try await screen.goBack()
    try await screen.goBack()
    try await screen.goBack()
    try await screen.tap("Page 2 0 0 1 0 none")
    for _ in 0..<3 { try await screen.tap("More") }
    let restored = try await restore(screen) { Pages() }
    for _ in 0..<3 { try await restored.goBack() }
    #expect(restored.contains("Page 2 1 10 2 2 stored"))
    try await restored.goBack()
    #expect(restored.contains("Page 1 0 0 1 0 stored"))
  }

  @Test("A page presented by a binding is restored with its state")
  func localPage() async throws {
    let screen = await Screen { Pages() }
    try await screen.tap("Present")
    try await screen.tap("Local 0 0 1 0 none")
    let restored = await Screen(restoring: screen.snapshot()) { Pages() }
    #expect(restored.contains("Local 1 10 2 2 stored"))
    try await restored.goBack()
    #expect(restored.contains("Root 0 0 1 0 stored"))
  }

  private struct Untyped: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") {
          path.append("text")
          path.append(Pages.Item(number: 3))
        }
        .navigationDestination(for: String.self) { Text("String \($0)") }
        .navigationDestination(for: Pages.Item.self) { Text("Item \($0.number)") }
      }
    }
  }

  @Test("A path of values of several types is restored")
  func untypedPath() async throws {
    let screen = await Screen { Untyped() }
    try await screen.tap("Push")
    let restored = try await restore(screen) { Untyped() }
    #expect(restored.contains("Item 3"))
    try await restored.goBack()
    #expect(restored.contains("String text"))
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Counter(name: "First").tabItem { Text("One") }
        Counter(name: "Second").tabItem { Text("Two") }
      }
    }
  }

  @Test("The selected tab and the state of all tabs are restored")
  func tabs() async throws {
    let screen = await Screen { Tabs() }
    try await screen.tap("First 0 0 1 0 none")
    try await screen.choose("Two", in: "Tab bar")
    try await screen.tap("Second 0 0 1 0 stored")
    let restored = await Screen(restoring: screen.snapshot()) { Tabs() }
    #expect(restored.contains("Second 1 10 2 2 stored") && !restored.contains("First 1 10 2 2 stored"))
    try await restored.choose("One", in: "Tab bar")
    #expect(restored.contains("First 1 10 2 2 stored"))
  }

  private struct Presentations: View {
    private struct Choice: Identifiable { let id: Int }
    @State private var choice: Choice?
    @State private var isAlertShown = false
    @State private var answers = 0

    var body: some View {
      Button("Show 7 (\(answers))") { choice = Choice(id: 7) }
        .sheet(item: $choice) { choice in
          Counter(name: "Sheet \(choice.id)")
          Button("Ask") { isAlertShown = true }
            .alert("Sure?", isPresented: $isAlertShown) { Button("Yes") { answers += 1 } }
            .presentationDetents([.medium, .large])
        }
    }
  }

  @Test("A sheet with an alert is restored with its state and its height")
  func presentations() async throws {
    let screen = await Screen { Presentations() }
    try await screen.tap("Show 7 (0)")
    try await screen.tap("Sheet 7 0 0 1 0 none")
    try await screen.pullSheet(by: 1)
    try await screen.tap("Ask")
    let restored = await Screen(restoring: screen.snapshot()) { Presentations() }
    try await restored.tap("Yes")
    #expect(restored.contains("Sheet 7 1 10 2 2 stored"))
    #expect(restored.tree.contains("sheetFraction") == screen.tree.contains("sheetFraction"))
    try await restored.dismiss()
    #expect(restored.contains("Show 7 (1)"))
  }

  private struct Rows: View {
    @State private var order = Array(0..<1_000)
    var body: some View {
      Button("Reverse") { order.reverse() }
      List(order, id: \.self) { Counter(name: "Row \($0)") }
    }
  }

  @Test("Rows keep their state, and a list its position, however far they are scrolled away")
  func rows() async throws {
    let screen = await Screen { Rows() }
    try await screen.tap("Row 3 0 0 1 0 none")
    try await screen.scroll(to: "Row 700 0 0 1 0 stored")
    try await screen.tap("Row 700 0 0 1 0 stored")
    let first = try await restore(screen) { Rows() }
    // The state of a row that has not been shown since then is still there.
    let restored = try await restore(first) { Rows() }
    #expect(restored.contains("Row 700 1 10 2 2 stored"))
    try await restored.tap("Reverse")
    try await restored.scroll(to: "Row 3 1 10 2 2 stored")
  }

  private struct Lifecycle: View {
    let probe: Probe
    @State private var isShown = false
    var body: some View {
      Button("Toggle") { isShown.toggle() }
        .onAppear(perform: probe.noting("appear"))
        .onChange(of: isShown, initial: true, probe.noting("initial"))
        .onDisappear(perform: probe.noting("disappear"))
        .task { probe.note("task") }
      if isShown { Text("shown").onAppear(perform: probe.noting("shown")) }
    }
  }

  @Test("A restoration is not an appearance, but tasks start again")
  func appearance() async throws {
    let probe = Probe()
    let screen = await Screen { Lifecycle(probe: probe) }
    try await screen.tap("Toggle")
    #expect(probe.notes.sorted() == ["appear", "initial", "initial", "shown", "task"])
    probe.forget()
    let restored = try await restore(screen) { Lifecycle(probe: probe) }
    #expect(probe.notes == ["task"])
    try await restored.tap("Toggle")
    try await restored.tap("Toggle")
    #expect(probe.notes == ["task", "initial", "initial", "shown"])
    probe.forget()
    await restored.close()
    #expect(probe.notes == ["disappear"])
  }

  @Test("A later version of the program with an additional view finds the state of the others")
  func versions() async throws {
    let old = await Screen {
      VStack {
        Counter(name: "A")
        Text("between")
        Toggle("T", isOn: .constant(true))
        Counter(name: "B")
      }
    }
    try await old.tap("B 0 0 1 0 none")
    let new = await Screen(restoring: old.snapshot()) {
      VStack {
        Text("title")
        Counter(name: "A")
        Text("between")
        Counter(name: "B")
        Button("new") {}
      }
    }
    #expect(new.contains("A 0 0 1 0 stored") && new.contains("B 1 10 2 2 stored"))
  }

  #if DEBUG
    @Test("A closed screen that was restored leaks no objects")
    func lifetime() async throws {
      let screen = await Screen { Pages() }
      try await screen.tap("Push five")
      let snapshot = screen.snapshot()
      let leaked = await LiveObjects.leaked { await Screen(restoring: snapshot) { Pages() }.close() }
      #expect(leaked.isEmpty)
      await screen.close()
    }
  #endif

  @Test("A snapshot of another screen is ignored")
  func otherScreen() async {
    let screen = await Screen { Counter() }
    let other = await Screen(restoring: screen.snapshot()) { Text("other") }
    #expect(other.contains("other"))
  }

  private final class Plain {}

  private struct Unsavable: View {
    @State private var plain = Plain()
    @State private var action: () -> Void = {}
    @State private var count = 1
    var body: some View { Text("\(count)") }
  }

  @Test("Properties that cannot be saved are listed with the reason")
  func omissions() async {
    let omissions = await Screen { Unsavable() }.snapshot().omissions
    #expect(omissions.map(\.property) == ["plain", "action"])
    #expect(omissions.map(\.owner) == ["Unsavable", "Unsavable"])
    #expect(omissions.first?.description.contains("Plain is a class.") == true)
  }

  @Test("Views of PortableUI leave out nothing of their own")
  func ownState() async throws {
    for screen in [
      await Screen { Pages() }, await Screen { Tabs() }, await Screen { Presentations() }, await Screen { Fields() },
      await Screen { Rows().refreshable {}.searchable(text: .constant("")) },
    ] {
      #expect(screen.snapshot().omissions.filter { $0.owner != "Settings" } == [])
    }
  }

  @Test("Data of a later version, and damaged data, are rejected")
  func invalidData() async throws {
    let data = await Screen { Counter() }.snapshot().data
    var later = data
    later[3] += 1
    #expect(throws: ScreenSnapshot.InvalidData.newer) { try ScreenSnapshot(data: later) }
    for damaged in [Data(), data.dropLast(), Data("TRS\u{1}".utf8), data + [0]] {
      #expect(throws: ScreenSnapshot.InvalidData.damaged) { try ScreenSnapshot(data: damaged) }
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var changed = data
      changed[Int.random(in: 4..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
      guard let snapshot = try? ScreenSnapshot(data: changed) else { continue }
      let host = PictureHost()
      let hosted = HostedView(host: host, restoring: snapshot, openURL: { $1(false) }, content: { Counter() })
      hosted.graph.turn()
      hosted.graph.stop()
    }
  }
}
