import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tab view")
struct TabViewTests {
  private struct Counter: View {
    let name: String
    let probe: Probe
    @State private var count = 0

    var body: some View {
      Button("\(name): \(count)") { count += 1 }
        .onAppear { probe.note("\(name) appears") }
        .onDisappear { probe.note("\(name) disappears") }
    }
  }

  @Test("Selecting a tab shows its page, and the previous page keeps its state")
  func chooses() async throws {
    let probe = Probe()
    let screen = await Screen {
      TabView {
        Counter(name: "home", probe: probe).tabItem { Label("Home", systemImage: "house") }
        Counter(name: "more", probe: probe).padding().tabItem {
          Image(systemName: "ellipsis")
          Text("More")
        }
        .onAppear { probe.note("outside of the item") }
      }
    }
    #expect(screen.contains("home: 0"))
    #expect(!screen.contains("more: 0"))
    #expect(try screen.find(.role(.tabBar)).value == "Home")
    try await screen.tap("home: 0")
    try await screen.tap("More")
    #expect(screen.contains("more: 0"))
    #expect(probe.notes == ["home appears", "more appears", "outside of the item", "home disappears"])
    try await screen.choose("Home", in: .role(.tabBar))
    #expect(screen.contains("home: 1"))
    #expect(!screen.contains("more: 0"))
  }

  @Test("A selection binding selects by tag in both directions")
  func selection() async throws {
    struct Tabs: View {
      @State private var chosen = "b"
      var body: some View {
        Text("chosen \(chosen)")
        Button("to a") { chosen = "a" }
        Button("to nowhere") { chosen = "nowhere" }
        TabView(selection: $chosen) {
          Text("page a").tag("a").tabItem { Text("A") }
          Group { Text("page b") }.tabItem { Text("B") }.tag("b")
        }
      }
    }
    let screen = await Screen { Tabs() }
    #expect(screen.contains("page b"))
    try await screen.tap("to a")
    #expect(screen.contains("page a"))
    try await screen.tap("B")
    #expect(screen.contains("chosen b"))
    try await screen.tap("to nowhere")
    #expect(screen.contains("page a"))
    #expect(screen.contains("chosen nowhere"))
  }

  @Test("Each row and each view of a branch is a separate page, even inside a custom view")
  func structure() async throws {
    struct Tabs: View {
      @State private var rows = [1, 2]
      @State private var hasMore = false
      @State private var chosen = 2
      var body: some View {
        Button("add") { rows.append(rows.count + 1) }
        Button("turn") { rows.reverse() }
        Button("more") { hasMore.toggle() }
        Button("remove") { rows.removeAll { $0 == chosen } }
        TabView(selection: $chosen) {
          ForEach(rows, id: \.self) { row in
            Text("page \(row)").tabItem { Text("Row \(row)") }
          }
          if hasMore { More() }
        }
      }
    }
    struct More: View {
      var body: some View {
        Text("one more").tabItem { Text("One") }.tag(11)
        Text("two more").tabItem { Text("Two") }.tag(12)
      }
    }
    let screen = await Screen { Tabs() }
    #expect(screen.contains("page 2"))
    try await screen.tap("turn")
    try await screen.tap("add")
    #expect(screen.contains("page 2"))
    #expect(try screen.find(.role(.tabBar)).attribute("choices") == "Row 2|Row 1|Row 3")
    try await screen.tap("more")
    try await screen.tap("Two")
    #expect(screen.contains("two more"))
    try await screen.tap("more")
    #expect(screen.contains("page 2"))
    try await screen.tap("Row 3")
    try await screen.tap("remove")
    #expect(try screen.find(.role(.tabBar)).attribute("choices") == "Row 2|Row 1")
    #expect(screen.contains("page 2"))
  }

  @Test("A page without a tab item is named by its number and selected by its index")
  func numbers() async throws {
    struct Tabs: View {
      @State private var chosen = 1
      var body: some View {
        TabView(selection: $chosen) {
          Text("first")
          Text("second")
        }
      }
    }
    let screen = await Screen { Tabs() }
    #expect(screen.contains("second"))
    try await screen.tap("Tab 1")
    #expect(screen.contains("first"))
  }

  @Test("Duplicate and missing tags are reported, and other pages can be selected")
  func badTags() async throws {
    struct Tabs: View {
      @State private var chosen = "a"
      let second: String?
      var body: some View {
        TabView(selection: $chosen) {
          Text("first").tag("a").tabItem { Text("First") }
          if let second {
            Text("second").tag(second).tabItem { Text("Second") }
          } else {
            Text("second").tabItem { Text("Second") }
          }
          Text("third").tag("c").tabItem { Text("Third") }
        }
      }
    }
    var screen: Screen?
    await withKnownIssue {
      screen = await Screen { Tabs(second: "a") }
    } matching: {
      $0.description.contains("Two pages of a TabView have the same tag, a. Page 2 is never shown.")
    }
    try await screen?.tap("Second")
    #expect(screen?.contains("first") == true)
    try await screen?.tap("Third")
    #expect(screen?.contains("third") == true)
    await withKnownIssue {
      screen = await Screen { Tabs(second: nil) }
    } matching: {
      $0.description.contains("Page 2 of a TabView has no tag of the type String")
    }
    try await screen?.tap("Second")
    #expect(screen?.contains("first") == true)
  }

  @Test("A tab that is not selected keeps its navigation stack and its presented sheet")
  func stacks() async throws {
    struct Tabs: View {
      @State private var chosen = 0
      @State private var isShown = false
      var body: some View {
        TabView(selection: $chosen) {
          NavigationStack {
            NavigationLink("on", value: 1).navigationDestination(for: Int.self) { _ in
              Text("page")
              Button("sheet") { isShown = true }
                .sheet(isPresented: $isShown) { Button("to other") { chosen = 1 } }
            }
          }
          .tabItem { Text("Stack") }
          Text("other").tabItem { Text("Other") }
        }
      }
    }
    let screen = await Screen { Tabs() }
    try await screen.tap("on")
    try await screen.tap("Other")
    #expect(screen.contains("other"))
    try await screen.tap("Stack")
    #expect(screen.contains("page"))
    try await screen.tap("sheet")
    try await screen.tap("to other")
    #expect(screen.contains("other"))
    #expect(screen.presentation != nil)
    try await screen.dismiss()
    #expect(screen.presentation == nil)
  }

  @Test("Changes of tabs are sent to the host as mutations")
  func mutations() async throws {
    struct Tabs: View {
      @State private var rows = [1, 2, 3]
      @State private var chosen = 1
      @State private var name = "a"
      var body: some View {
        Button("turn") { rows.reverse() }
        Button("choose") { chosen = chosen % 3 + 1 }
        Button("name") { name += "a" }
        Button("drop") { rows.removeLast() }
        TabView(selection: $chosen) {
          ForEach(rows, id: \.self) { row in Text("page \(row)").tabItem { Text("\(name) \(row)") } }
        }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Tabs() }
    hosted.graph.turn()
    let buttons = hosted.graph.root.children.prefix(4).map(\.id)
    for button in [0, 1, 2, 1, 0, 3, 2, 1, 1] {
      hosted.graph.dispatch(.init(.init(rawValue: "tap")), to: buttons[button])
      hosted.graph.turn()
      #expect(host.picture == PictureHost.print(hosted.graph.root))
    }
    #expect(host.mistakes == [])
    hosted.graph.stop()
  }

  @Test("A navigation stack around a tab view has the title and toolbar of the selected tab")
  func bars() async throws {
    struct Tabs: View {
      var body: some View {
        NavigationStack {
          TabView {
            Text("page a").navigationTitle("Title a").toolbar { Button("tool a") {} }.tabItem { Text("A") }
            Text("page b").navigationTitle("Title b").toolbar { Button("tool b") {} }.toolbar(.hidden, for: .tabBar)
              .tabItem { Text("B") }
            Text("page c").tabItem { Text("C") }
          }
        }
      }
    }
    let screen = await Screen { Tabs() }
    #expect(screen.findAll(.role(.heading)).map(\.name) == ["Title a"])
    #expect(screen.findAll(.role(.button)).map(\.name) == ["tool a"])
    #expect(screen.attributes(of: .page).count == 4)
    try await screen.tap("C")
    #expect(screen.findAll(.role(.heading)).isEmpty)
    #expect(screen.findAll(.role(.button)).isEmpty)
    try await screen.tap("B")
    #expect(screen.findAll(.role(.heading)).map(\.name) == ["Title b"])
    #expect(screen.findAll(.role(.button)).map(\.name) == ["tool b"])
    #expect(!screen.contains(.role(.tabBar)))
  }
}
