import Elements
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tab content")
struct TabContentTests {
  private enum Place: Hashable {
    case home, search, more
  }

  private struct Tabs: View {
    @State private var place = Place.search
    @State private var hasMore = true

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) {
          Button("to search") { place = .search }
        }
        Tab(value: Place.search, role: .search) {
          Button("less") { hasMore = false }
        }
        if hasMore {
          TabSection("Others") {
            Tab(value: Place.more) {
              Text("more page")
            } label: {
              Text("More")
            }
          }
        }
      }
    }
  }

  @Test("A tab is selected by its label or its value")
  func tabs() async throws {
    let screen = await Screen { Tabs() }
    #expect(screen.contains("less"))
    try await screen.tap("More")
    #expect(screen.contains("more page"))
    try await screen.tap("Home")
    try await screen.tap("to search")
    try await screen.tap("less")
    #expect(screen.contains("less"))
    await #expect(throws: (any Error).self) { try await screen.tap("More") }
  }

  @Test("The views of a group, a collection or a custom view are one tab")
  func severalViews() async throws {
    struct Two: View {
      var body: some View {
        Text("custom 1")
        Text("custom 2")
      }
    }
    let screen = await Screen {
      TabView {
        Tab("Rows", systemImage: "1.circle") { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
        Tab("Group", systemImage: "2.circle") {
          Group {
            Text("group 1")
            Text("group 2")
          }
        }
        Tab("Custom", systemImage: "3.circle") { Two() }
      }
    }
    #expect(try screen.find(.role(.tabBar)).attribute("choices") == "Rows|Group|Custom")
    #expect(screen.contains("row 0") && screen.contains("row 2"))
    try await screen.tap("Group")
    #expect(screen.contains("group 1") && screen.contains("group 2"))
    try await screen.tap("Custom")
    #expect(screen.contains("custom 1") && screen.contains("custom 2"))
  }

  @Test("Tabs of a collection keep their pages when elements change")
  func collection() async throws {
    struct Numbers: View {
      @State private var numbers = [1, 2]
      @State private var chosen = 2

      var body: some View {
        TabView(selection: $chosen) {
          ForEach(numbers, id: \.self) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) {
              Counter(name: "page \(number)")
              Button("add") { numbers.insert(numbers.count + 1, at: 0) }
            }
          }
          ForEach(10..<12) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) { Text("page \(number)") }
          }
        }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }
    let screen = await Screen { Numbers() }
    try await screen.tap("page 2: 0")
    try await screen.tap("add")
    #expect(screen.contains("page 2: 1"))
    try await screen.tap("Tab 3")
    #expect(screen.contains("page 3: 0"))
    try await screen.tap("Tab 11")
    #expect(screen.contains("page 11"))
    try await screen.tap("Tab 2")
    #expect(screen.contains("page 2: 1"))
  }

  @Test("Without a selection the first page is initially shown")
  func withoutValues() async throws {
    let screen = await Screen {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("page one") }
        Tab("Two", systemImage: "2.circle") { Text("page two") }
      }
    }
    #expect(screen.contains("page one"))
    try await screen.tap("Two")
    #expect(screen.contains("page two"))
    #expect(!screen.contains("page one"))
  }

  @Test("Pages are selected in their page control, even without visible dots", arguments: [true, false])
  func pages(hasDots: Bool) async throws {
    let screen = await Screen {
      TabView {
        Text("first")
        Text("second")
      }
      .tabViewStyle(.page(indexDisplayMode: hasDots ? .always : .never))
    }
    #expect(screen.attributes(of: .tabView).map { $0[.isPaged] } == [.flag(true)])
    // A page of a page view can contain a tab view, so the page control and the tab bar have different names.
    #expect(try screen.find(.role(.tabBar)).name == "Pages")
    try await screen.choose("Tab 2", in: .role(.tabBar))
    #expect(screen.contains("second"))
  }

  @Test("A page can hide the tab bar while it is shown")
  func hiddenBar() async throws {
    let screen = await Screen {
      TabView {
        NavigationStack {
          NavigationLink("on") { Text("deep").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    #expect(screen.contains(.role(.tabBar)))
    try await screen.tap("on")
    #expect(!screen.contains(.role(.tabBar)))
    try await screen.goBack()
    #expect(screen.contains(.role(.tabBar)))
  }

  @Test("Hiding the navigation bar keeps a descendant's tab bar visibility")
  func hiddenBars() async {
    let screen = await Screen {
      TabView {
        Text("one").toolbar(.hidden, for: .tabBar)
          .toolbar(.hidden, for: .navigationBar).toolbarVisibility(.visible, for: .bottomBar)
          .tabItem { Text("One") }
      }
    }
    #expect(!screen.contains(.role(.tabBar)))
  }

  @Test("If two modifiers set the visibility of the tab bar, the outer modifier wins")
  func outerVisibility() async {
    let ofTabBar = await Screen {
      TabView { Text("one").toolbar(.hidden, for: .tabBar).toolbar(.visible, for: .tabBar) }
    }
    #expect(ofTabBar.contains(.role(.tabBar)))
    let ofAllBars = await Screen {
      TabView { Text("one").toolbar(.hidden, for: .tabBar).toolbar(.visible) }
    }
    #expect(ofAllBars.contains(.role(.tabBar)))
  }

  @Test("`ignoresSafeArea` applies to the given edges and regions")
  func safeArea() async {
    let screen = await Screen {
      Color.red.ignoresSafeArea()
      Color.blue.edgesIgnoringSafeArea([.top, .trailing])
      Color.green.ignoresSafeArea(.keyboard)
    }
    #expect(
      screen.attributes(of: .safeArea) == [
        [.edges: .string("top leading bottom trailing")], [.edges: .string("top trailing")], [.edges: .string("")],
      ])
  }

  /// The choices of the tab bars on a screen, with their badges.
  private func choices(on screen: Screen) -> [String?] {
    screen.attributes(of: .tabBar).map { $0[.choices]?.description }
  }

  @Test("A badge on a tab or page is shown and updated")
  func badges() async throws {
    struct Tabs: View {
      @State private var count = 2
      var body: some View {
        TabView {
          Tab("New", systemImage: "tray") { Button("read") { count -= 1 } }.badge(count)
          Tab("Old", image: "no such image") { Text("old") }.badge("many")
          Tab("None", systemImage: "star") { Text("none") }.badge(nil as Text?)
        }
        TabView {
          Text("page").badge(7).tabItem { Text("Older") }
        }
      }
    }
    let issues = try await issues {
      let screen = await Screen { Tabs() }
      #expect(choices(on: screen) == ["New (2)|Old (many)|None", "Older (7)"])
      try await screen.tap("read")
      try await screen.tap("read")
      #expect(choices(on: screen) == ["New|Old (many)|None", "Older (7)"])
    }
    #expect(issues.count == 1)
  }
}
