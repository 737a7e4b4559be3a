import Foundation
import ScreenTesting
import SwiftUI
import Testing
import TrifectaTesting
import TrifectaUI

// snippet: testing-screens-screen
struct ShoppingScreen: View {
  @State private var items = ["Bread", "Milk"]
  @State private var draft = ""
  @State private var isUrgent = false

  var body: some View {
    NavigationStack {
      List {
        TextField("New item", text: $draft)
          .onSubmit {
            items.append(draft)
            draft = ""
          }
        Toggle("Urgent", isOn: $isUrgent)
        ForEach(items, id: \.self) { item in
          NavigationLink(item) { Text("About \(item)") }
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
      .navigationTitle("Shopping")
    }
  }
}
// end

/// A search that starts when the user has stopped typing.
private struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var found: [String] = []
  }
  enum Action: Equatable {
    case queryChanged(String)
    case found([String])
  }
  private enum EffectID { case search }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { send in send(.found(["\(query)!"])) }
        .debounce(id: EffectID.search, for: .milliseconds(300))
    case .found(let found):
      state.found = found
      return .none
    }
  }
}

private struct SearchScreen: View {
  let store: Store<Search>

  var body: some View {
    TextField("Search", text: store.binding(\.query) { .queryChanged($0) })
    ForEach(store.found, id: \.self) { Text($0) }
  }
}

/// A search screen that creates its store itself.
private struct OwnSearchScreen: View {
  @State private var store = Store(initialState: Search.State()) { Search() }

  var body: some View { SearchScreen(store: store) }
}

@MainActor
@Suite("TestingScreens.md")
struct TestingScreensTests {
  // snippet: testing-screens-first
  @Test("A typed item appears in the list")
  func adds() async throws {
    let screen = await Screen { ShoppingScreen() }
    try await screen.type("Eggs", into: "New item")
    try await screen.submit("New item")
    #expect(screen.contains("Eggs"))
  }
  // end

  @Test("Elements are found by name, role and text")
  func looking() async throws {
    let screen = await Screen { ShoppingScreen() }
    // snippet: testing-screens-looking
    let toggle = try screen.find("Urgent")
    #expect(toggle.role == .toggle)
    #expect(toggle.value == "false")
    #expect(toggle.isEnabled)
    #expect(screen.contains(.textField("New item")))
    #expect(screen.findAll(.role(.button)).map(\.name) == ["Bread", "Milk"])
    // end
  }

  @Test("User interactions are methods of the screen")
  func acting() async throws {
    let screen = await Screen { ShoppingScreen() }
    // snippet: testing-screens-acting
    let toggle = try screen.find("Urgent")
    try await screen.tap("Urgent")
    #expect(toggle.value == "true")
    try await screen.tap("Milk")
    #expect(screen.contains("About Milk"))
    try await screen.goBack()
    try await screen.delete("Milk")
    #expect(!screen.contains("Milk"))
    // end
  }

  @Test("Effects of a store use the test clock")
  func time() async throws {
    // snippet: testing-screens-time
    let clock = TestClock()
    let store = Store(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let screen = await Screen { SearchScreen(store: store) }
    try await screen.type("comet", into: "Search")
    #expect(!screen.contains("comet!"))
    await clock.advance(by: .milliseconds(300))
    await screen.settle()
    #expect(screen.contains("comet!"))
    // end
  }

  @Test("Stores that a screen creates use the test clock")
  func timeOfOwnStores() async throws {
    let clock = TestClock()
    // snippet: testing-screens-own-store
    let screen = await withDependencies {
      $0.continuousClock = clock
    } operation: {
      await Screen { OwnSearchScreen() }
    }
    // end
    try await screen.type("comet", into: "Search")
    #expect(!screen.contains("comet!"))
    await clock.advance(by: .milliseconds(300))
    await screen.settle()
    #expect(screen.contains("comet!"))
  }

  @Test("A screen has the device traits that the test sets")
  func traits() async throws {
    // snippet: testing-screens-device
    var traits = HostTraits()
    traits.colorScheme = .dark
    traits.dynamicTypeSize = .accessibility3
    traits.locale = Locale(identifier: "de_DE")
    let screen = await Screen(size: CGSize(width: 844, height: 390), traits: traits) { ShoppingScreen() }
    await screen.resize(to: CGSize(width: 390, height: 844))
    // end
    #expect(screen.contains("Bread"))
  }

  @Test("A view has a frame without a browser")
  func frames() async throws {
    // snippet: testing-screens-frames
    let screen = await Screen(size: CGSize(width: 300, height: 100)) {
      HStack {
        Text("Total")
        Spacer()
        Text("12").accessibilityIdentifier("sum")
      }
    }
    let frame = try screen.frame(of: .identifier("sum"))
    #expect(frame.maxX == 300)
    // end
  }

  @Test("A restored screen has the same state")
  func restoration() async throws {
    // snippet: testing-screens-restoration
    let screen = await Screen { ShoppingScreen() }
    try await screen.type("Eggs", into: "New item")
    try await screen.submit("New item")
    let snapshot = screen.snapshot()
    #expect(snapshot.omissions.isEmpty)
    let restored = await Screen(restoring: snapshot) { ShoppingScreen() }
    #expect(restored.contains("Eggs"))
    #expect(restored.tree == screen.tree)
    // end
  }

  // snippet: testing-screens-helper
  func add(_ item: String, to screen: Screen, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await screen.type(item, into: "New item", fileID: fileID, line: line)
    try await screen.submit("New item", fileID: fileID, line: line)
  }
  // end

  @Test("An error in a helper function names the line of the test that called it")
  func helpers() async throws {
    let screen = await Screen { ShoppingScreen() }
    try await add("Eggs", to: screen)
    #expect(screen.contains("Eggs"))
    let other = await Screen { Text("Nothing to fill in") }
    await #expect {
      try await add("Eggs", to: other, fileID: "Shop/Tests.swift", line: 12)
    } throws: { error in
      "\(error)".contains("Called at Shop/Tests.swift:12.")
    }
  }

  @Test("A failed search reports similar names and the screen")
  func explains() async {
    let screen = await Screen { ShoppingScreen() }
    await #expect {
      try await screen.tap("Bred")
    } throws: { error in
      "\(error)".contains("Bread") && "\(error)".contains("Milk")
    }
  }
}
