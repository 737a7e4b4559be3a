import Combine
import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Observable store")
@MainActor
struct ObservableStoreTests {
  struct Form: Reducer {
    struct State: Equatable {
      var name = ""
      var count = 0
      var other = 0
    }
    enum Action {
      case nameChanged(String)
      case counted
      case countedTwice
      case other
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .counted:
        state.count += 1
        return .none
      case .countedTwice:
        state.name += "!"
        return .merge(.send(.counted), .send(.counted))
      case .other:
        state.other += 1
        return .none
      }
    }
  }

  let model = ObservableStore(Store(initialState: Form.State()) { Form() })

  /// The values that `read` returns at each announcement while `act` runs.
  func announced<Value>(_ read: @escaping @MainActor () -> Value, while act: () -> Void) -> [Value] {
    var values: [Value] = []
    let subscription = model.objectWillChange.sink { values.append(read()) }
    act()
    subscription.cancel()
    return values
  }

  @Test("A batch of changes is published once, after all fields have changed")
  func batch() {
    #expect(model.count == 0)
    #expect(model.name == "")
    let values = announced {
      "\(model.store.name)\(model.store.count)"
    } while: {
      model.send(.countedTwice)
    }
    #expect(values == ["!2"])
  }

  @Test("Changes of unread fields and equal values are not published")
  func ignores() {
    #expect(model.name == "")
    let values = announced {
      0
    } while: {
      model.send(.other)
      model.send(.counted)
      model.send(.nameChanged(""))
    }
    #expect(values.isEmpty)
  }

  @Test("A read by a subscriber does not make the field observed")
  func subscriberReads() {
    #expect(model.name == "")
    let values = announced {
      model.store.other
    } while: {
      model.send(.nameChanged("a"))
      model.send(.other)
    }
    #expect(values == [0])
  }

  @Test("Reading the whole state observes every change")
  func wholeState() {
    #expect(model.state == Form.State())
    let values = announced {
      0
    } while: {
      model.send(.other)
      model.send(.counted)
    }
    #expect(values.count == 2)
  }

  @Test("The observable store and its store are released with their owner")
  func lifetime() {
    var store: Store<Form>? = Store(initialState: Form.State()) { Form() }
    var model = store.map { ObservableStore($0) }
    weak let weakStore = store
    weak let weakModel = model
    #expect(model?.count == 0)
    store = nil
    model = nil
    #expect(weakModel == nil)
    #expect(weakStore == nil)
  }

  struct Owner: View {
    @StateObject var model: ObservableStore<Form>

    var body: some View {
      TextField("Name", text: model.binding(\.name, send: Form.Action.nameChanged))
      Text("Hello, \(model.name)!")
      Borrower(model: model)
      Heir().environmentObject(model)
    }
  }

  struct Borrower: View {
    @ObservedObject var model: ObservableStore<Form>

    var body: some View {
      Button("Count \(model.count)") { model.send(.counted) }
    }
  }

  struct Heir: View {
    @EnvironmentObject var model: ObservableStore<Form>

    var body: some View {
      Text("Inherited \(model.count)")
    }
  }

  @Test("Views that own the store, observe it or get it from the environment update when it changes")
  func views() async throws {
    let model = model
    let screen = await Screen { Owner(model: model) }
    try await screen.type("Ada", into: "Name")
    #expect(screen.contains("Hello, Ada!"))
    try await screen.tap("Count 0")
    #expect(screen.contains("Count 1"))
    #expect(screen.contains("Inherited 1"))
  }
}

@Suite("Observable store: bindings")
@MainActor
struct ObservableStoreBindingTests {
  struct Settings: Reducer {
    struct State: Equatable { var name = "" }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    static let binding = CasePath(Action.binding)

    var body: some Reducer<State, Action> {
      BindingReducer(Self.binding)
    }
  }

  struct SettingsScreen: View {
    @StateObject var model = ObservableStore(Store(initialState: Settings.State()) { Settings() })

    var body: some View {
      TextField("Name", text: model.binding(\.name))
      Text("Hello, \(model.store.name)!")
    }
  }

  @Test("A field with binding actions is bound by its key path, and changes are published")
  func field() async throws {
    let model = ObservableStore(Store(initialState: Settings.State()) { Settings() })
    var announcements = 0
    let subscription = model.objectWillChange.sink { announcements += 1 }
    let name = model.binding(\.name)
    name.wrappedValue = "Ada"
    #expect(name.wrappedValue == "Ada")
    #expect(announcements == 1)
    subscription.cancel()

    let screen = await Screen { SettingsScreen() }
    try await screen.type("Grace", into: "Name")
    #expect(screen.contains("Hello, Grace!"))
  }
}

@Suite("URL opener")
@MainActor
struct URLOpenerTests {
  @Test("A URL is passed to the environment's action, and its result is returned", arguments: [true, false])
  func opens(isHandled: Bool) async throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    let opener = URLOpener(
      OpenURLAction { url in
        opened.append(url)
        return isHandled ? .handled : .discarded
      })
    #expect(await opener(url) == isHandled)
    #expect(opened == [url])
  }
}
