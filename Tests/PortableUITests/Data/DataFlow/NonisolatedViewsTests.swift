import Combine
import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable
private final class Store {
  var count = 0
}

/// A view that code outside of the main actor creates, as in SwiftUI: no property wrapper's initializer is isolated.
private struct Wrappers: View {
  let title: String
  @Environment(Store.self) private var store: Store?
  @EnvironmentObject private var shared: Model
  @StateObject private var model = Model()
  @State private var count = 0
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @AccessibilityFocusState private var isSpoken: Bool
  @GestureState private var distance = 0.0
  @Namespace private var space
  @ScaledMetric private var size = 10.0
  @SceneStorage("note") private var note = ""
  @AppStorage("name") private var name = ""
  @FocusedObject private var focused: Model?

  nonisolated init(title: String) { self.title = title }

  var body: some View { Text(title) }
}

/// A view that has only the memberwise initializer.
private struct OutboxRow: View {
  let title: String
  @FocusState var isFocused: Bool
  @State var count = 0
  @Namespace var space

  var body: some View { Text(title) }
}

@Suite("Views outside of the main actor")
struct NonisolatedViewsTests {
  @Test("A view with property wrappers can be created outside of the main actor")
  func wrappers() async {
    let title = await Task.detached { Wrappers(title: "Inbox").title }.value
    #expect(title == "Inbox")
    let row = await Task.detached { OutboxRow(title: "Outbox").title }.value
    #expect(row == "Outbox")
  }

  @Test("A property wrapper that observes an object can be created outside of the main actor")
  func objects() async {
    let counts = await Task.detached {
      let model = ObservedObject(wrappedValue: Model())
      let store = Bindable(Store())
      return await MainActor.run { [model, store] in (model.wrappedValue.count, store.wrappedValue.count) }
    }.value
    #expect(counts == (0, 0))
  }
}
