import Combine
import ScreenTesting
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

private struct RatingKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  fileprivate var rating: Int {
    get { self[RatingKey.self] }
    set { self[RatingKey.self] = newValue }
  }
  @Entry fileprivate var stars = 2
}

/// A type without isolation whose properties read the environment, as in SwiftUI.
private struct Service {
  @Environment(\.colorScheme) var scheme
  @Environment(\.openURL) var openURL
  @Environment(\.rating) var rating
  @Environment(\.stars) var stars
}

/// A view whose initializer names the environment value.
private struct RatedRow: View {
  @Environment(\.rating) private var rating
  nonisolated init() { _rating = Environment(\.rating) }
  var body: some View { Text(verbatim: "\(rating)") }
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

  @Test("Environment values can be named, read and set outside of the main actor")
  func environment() async {
    let found = await Task.detached {
      var values = EnvironmentValues()
      let rating = values.rating
      values.rating = 4
      values.stars += 1
      values.colorScheme = .dark
      values.backgroundStyle = AnyShapeStyle(.red)
      let path: KeyPath<EnvironmentValues, Int> = \.stars
      return [
        rating, values.rating, values[keyPath: path], values.colorScheme == .dark ? 1 : 0, values.isFocused ? 1 : 0,
      ]
    }.value
    #expect(found == [3, 4, 3, 1, 0])
    #expect(await Task { @MainActor in Service().rating + Service().stars }.value == 5)
  }

  @MainActor
  @Test("A view whose initializer names an environment value reads the value of its ancestor")
  func named() async {
    let screen = await Screen { RatedRow().environment(\.rating, 5) }
    #expect(screen.contains("5"))
  }

  @MainActor
  @Test("The values of a view are the defaults if another thread reads them")
  func captured() async {
    var captured = EnvironmentValues()
    _ = await Screen {
      VStack { Text("a").transformEnvironment(\.self) { captured = $0 } }.environment(\.rating, 5)
    }
    #expect(captured.rating == 5)
    // The compiler rejects it, but code in Swift 5 mode can do it.
    nonisolated(unsafe) let values = captured
    #expect(await Task.detached { values.rating }.value == 3)
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
