import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Toolbar")
struct ToolbarTests {
  private struct Page: View {
    let probe: Probe
    @State private var count = 0
    @State private var hasMore = true

    var body: some View {
      Text("count \(count)")
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("up") { count += 1 } }
          ToolbarItem(placement: .confirmationAction) { Own(probe: probe) }
          if hasMore { ToolbarItem(placement: .bottomBar) { Button("less") { hasMore = false } } }
          ToolbarItem(placement: .keyboard) { Text("keys") }
        }
        .environment(\.locale, Locale(identifier: "de"))
    }
  }

  /// An item with its own state that shows an environment value.
  private struct Own: View {
    let probe: Probe
    @State private var presses = 0
    @Environment(\.locale) private var locale

    var body: some View {
      Button("own \(presses) \(locale.identifier)") { presses += 1 }
        .onAppear { probe.note("own appears") }
        .onDisappear { probe.note("own disappears") }
    }
  }

  private func bar(of screen: Screen) throws -> [String] {
    let tree = try screen.find(.role(.navigationStack)).tree
    return tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Toolbar items are placed at both sides of the title, in the bottom bar and in the keyboard bar")
  func places() async throws {
    let screen = await Screen { NavigationStack { Page(probe: Probe()) } }
    let lines = try bar(of: screen).filter { !$0.hasPrefix("hStack") }
    #expect(
      lines == [
        "navigationStack", "page", "navigationBar", "toolbar placement=leading", "button", "text \"up\"",
        "navigationTitle", "text \"Page\"", "toolbar placement=trailing", "button",
        "text \"own 0 de\" fontWeight=semibold", "text \"count 0\"", "toolbar placement=bottomBar", "button",
        "text \"less\"", "toolbar placement=keyboard", "text \"keys\"",
      ])
  }

  @Test("A toolbar item changes the state of its page and keeps its own state")
  func state() async throws {
    let screen = await Screen { NavigationStack { Page(probe: Probe()) } }
    try await screen.tap("up")
    try await screen.tap("up")
    #expect(screen.contains("count 2"))
    let own = screen.findAll(.role(.button)).map(\.name).first { $0.hasPrefix("own") }
    try await screen.tap(.button(own ?? ""))
    #expect(screen.findAll(.role(.button)).contains { $0.name.hasPrefix("own 1") })
    try await screen.tap("up")
    #expect(screen.findAll(.role(.button)).contains { $0.name.hasPrefix("own 1") })
  }

  @Test("Removing a bar's last item removes the bar")
  func leaves() async throws {
    let screen = await Screen { NavigationStack { Page(probe: Probe()) } }
    try await screen.tap("less")
    #expect(screen.attributes(of: .toolbar).allSatisfy { $0[.placement] != .string("bottomBar") })
    #expect(screen.contains("up"))
  }

  @Test("Items of a covered page disappear and return with it")
  func covered() async throws {
    struct Stack: View {
      let probe: Probe
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("on") { Text("next").toolbar { Button("of next") {} } }
            Page(probe: probe)
          }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Stack(probe: probe) }
    try await screen.tap("up")
    try await screen.tap("on")
    #expect(screen.contains("of next"))
    #expect(!screen.contains("up"))
    try await screen.goBack()
    #expect(screen.contains("count 1"))
    #expect(!screen.contains("of next"))
    #expect(probe.notes == ["own appears", "own disappears", "own appears"])
  }

  @Test("A sheet's content adds nothing to the bars behind it")
  func sheet() async throws {
    let screen = await Screen {
      NavigationStack {
        Text("behind").sheet(isPresented: .constant(true)) {
          Text("front").navigationTitle("Of the sheet").toolbar { Button("lost") {} }
        }
      }
    }
    #expect(screen.contains("front"))
    #expect(!screen.contains("lost"))
    #expect(!screen.contains("Of the sheet"))
  }

  @Test("Without a navigation stack toolbar items are not shown")
  func noStack() async {
    let screen = await Screen { Text("alone").toolbar { Button("lost") {} } }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["alone"])
    #expect(screen.attributes(of: .toolbar).isEmpty && screen.attributes(of: .button).isEmpty)
  }

  @Test("Secondary actions are in a menu, and the status is centered in the bottom bar")
  func secondaryActionsAndStatus() async throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("double") { count *= 2 } }
          ToolbarItem { Button("more") { count += 1 } }
          ToolbarItem(placement: .status) { Text("just now") }
        }
      }
    }
    let screen = await Screen { NavigationStack { Page() } }
    let lines = screen.tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { !$0.hasPrefix("hStack") } == [
        "root", "navigationStack", "page", "navigationBar isInline", "toolbar placement=trailing", "button",
        "text \"more\"", "menu", "menuButton", "image labelIcon symbol=ellipsis.circle", "text \"More\"", "menuItems",
        "button",
        "text \"double\"", "text \"count 0\"",
        "toolbar placement=bottomBar", "spacer", "text \"just now\"", "spacer",
      ])
    try await screen.tap("more")
    try await screen.choose("double", in: "More")
    #expect(screen.contains("count 2"))
  }

  @Test("Custom toolbar content has state and branches")
  func ownContent() async throws {
    struct Items: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        if count < 2 {
          ToolbarItem { Button("count \(count)") { count += 1 } }
        } else {
          ToolbarItem { Text("enough") }
        }
      }
    }
    let screen = await Screen { NavigationStack { Text("page").toolbar { Items() } } }
    try await screen.tap("count 0")
    try await screen.tap("count 1")
    #expect(screen.contains("enough"))
    #expect(!screen.contains("count 2"))
  }

  @Test("A hidden bar and its items are not shown")
  func hidden() async throws {
    struct Page: View {
      @State private var isHidden = false
      var body: some View {
        NavigationStack {
          Button("toggle") { isHidden.toggle() }
            .navigationTitle("Title")
            .toolbar { Button("item") {} }
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
      }
    }
    let screen = await Screen { Page() }
    #expect(screen.contains("item"))
    try await screen.tap("toggle")
    #expect(!screen.contains("item"))
    #expect(!screen.contains(.text("Title")))
    try await screen.tap("toggle")
    #expect(screen.contains("item"))
  }

  @Test("A title menu offers its actions")
  func titleMenu() async throws {
    var count = 0
    let screen = await Screen {
      NavigationStack {
        Text("Plan").navigationTitle("Plan").toolbar { ToolbarTitleMenu { Button("Duplicate") { count += 1 } } }
      }
    }
    #expect(!screen.contains("Duplicate"))
    try await screen.choose("Duplicate", in: "Title menu")
    #expect(count == 1)
  }

  @Test("A toggle looks like a button in a bar, but not in the More menu")
  func toggles() async throws {
    let screen = await Screen {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .primaryAction) { Toggle("In bar", isOn: .constant(true)) }
          ToolbarItem(placement: .secondaryAction) { Toggle("In menu", isOn: .constant(true)) }
        }
      }
    }
    let styles = screen.attributes(of: .toggle).map { $0[.controlStyle]?.description }
    #expect(styles.filter { $0 == "button" }.count == 1 && styles.count == 2)
  }

  @Test("A title menu is at the title, or in the middle of the bar if the title is absent or replaced")
  func placeOfTitleMenu() async throws {
    struct Page: View {
      let title: String?
      let hasPrincipal: Bool
      var body: some View {
        let content = Text("content").navigationBarTitleDisplayMode(.inline).toolbarTitleMenu { Button("Rename") {} }
          .toolbar { if hasPrincipal { ToolbarItem(placement: .principal) { Text("principal") } } }
        NavigationStack {
          if let title { content.navigationTitle(title) } else { content }
        }
      }
    }
    func places(_ page: Page) async -> [String?] {
      await Screen { page }.attributes(of: .toolbar).map { $0[.placement]?.description }
    }
    #expect(await places(Page(title: "Plan", hasPrincipal: false)) == ["titleMenu"])
    #expect(await places(Page(title: nil, hasPrincipal: false)) == ["title"])
    #expect(await places(Page(title: "Plan", hasPrincipal: true)) == ["title"])
  }
}
