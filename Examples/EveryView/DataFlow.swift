import Combine
import SwiftUI

extension Family {
  static let dataFlow = Family(
    "State and data",
    [
      Example { LocalState() },
      Example(with: ["Volume"]) { Bindings() },
      Example(with: ["Counter"]) { StateObjects() },
      Example(with: ["Counter", "CounterLabel", "CounterButton"]) { EnvironmentObjects() },
      Example(with: ["Profile", "ProfileEditor"]) { ObservableModel() },
      Example(with: ["AccentKey", "AccentedText"]) { CustomEnvironmentValue() },
      Example { ActiveAppearance() },
      Example(with: ["Outline", "AccentOutline"]) { EnvironmentalModifiers() },
      Example { AppStorageValues() },
      Example { SceneStorageValues() },
      Example { FocusedFields() },
      Example { ChangeHandlers() },
      Example { TimerUpdates() },
      Example { Notifications() },
      Example { Tasks() },
      Example(with: ["WidthKey"]) { Preferences() },
      Example { ViewIdentity() },
    ])
}

/// State belongs to a view and keeps its value while the view is in the hierarchy.
private struct LocalState: View {
  @State private var count = 0

  var body: some View {
    HStack(spacing: 24) {
      Button("Fewer") { count -= 1 }
      Text("\(count)").font(.title.monospacedDigit())
      Button("More") { count += 1 }
    }
  }
}

private struct Volume: View {
  @Binding var level: Double

  var body: some View {
    Slider(value: $level) { Text("Volume") }
  }
}

/// A binding lets a view read and write the state of another view.
private struct Bindings: View {
  @State private var level = 0.3

  var body: some View {
    VStack {
      Text(level, format: .percent.precision(.fractionLength(0)))
      Volume(level: $level)
      Toggle("Loud", isOn: Binding(get: { level > 0.8 }, set: { level = $0 ? 1 : 0.3 }))
    }
  }
}

private class Counter: ObservableObject {
  @Published var count = 0
}

/// The view creates the state object once and updates when a published property changes.
private struct StateObjects: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Stepper("Count: \(counter.count)", value: $counter.count)
  }
}

private struct CounterLabel: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Text("Count: \(counter.count)")
  }
}

private struct CounterButton: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Button("Count") { counter.count += 1 }
  }
}

/// An environment object is available to all descendants. A view can also observe an object that it receives as a
/// parameter.
private struct EnvironmentObjects: View {
  @StateObject private var counter = Counter()

  var body: some View {
    HStack(spacing: 24) {
      CounterLabel()
      CounterButton(counter: counter)
    }
    .environmentObject(counter)
  }
}

@Observable
private class Profile {
  var name = "Ada"
  var isAdmin = false
}

private struct ProfileEditor: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name).textFieldStyle(.roundedBorder)
    Toggle("Administrator", isOn: $profile.isAdmin)
  }
}

/// A view updates only when a property that its body reads changes.
private struct ObservableModel: View {
  @State private var profile = Profile()

  var body: some View {
    VStack {
      ProfileEditor(profile: profile)
      Text(profile.isAdmin ? "\(profile.name) can edit" : "\(profile.name) can view")
    }
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.primary
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct AccentedText: View {
  @Environment(\.accent) private var accent
  @Environment(\.locale) private var locale
  let text: String

  var body: some View {
    Text("\(text), in \(locale.identifier)").foregroundColor(accent)
  }
}

/// Descendants read a custom environment value, or its default.
private struct CustomEnvironmentValue: View {
  var body: some View {
    VStack {
      AccentedText(text: "Default")
      AccentedText(text: "Changed").environment(\.accent, .purple)
    }
  }
}

private struct Outline: ViewModifier {
  let color: Color

  func body(content: Content) -> some View { content.padding(8).border(color, width: 2) }
}

private struct AccentOutline: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Outline { Outline(color: environment.accent) }
}

/// An environmental modifier creates a view modifier from environment values.
private struct EnvironmentalModifiers: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Plain").modifier(AccentOutline())
      Text("Changed").modifier(AccentOutline()).environment(\.accent, .purple)
    }
  }
}

/// A view can change its appearance while its window or tab is inactive.
private struct ActiveAppearance: View {
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    Text(appearsActive ? "Active" : "Inactive").foregroundStyle(appearsActive ? .primary : .secondary)
  }
}

/// App storage persists values for each user. They are restored when the page is opened again.
private struct AppStorageValues: View {
  @AppStorage("every-view.nickname") private var nickname = ""
  @AppStorage("every-view.visits") private var visits = 0

  var body: some View {
    VStack {
      TextField("Nickname", text: $nickname).textFieldStyle(.roundedBorder)
      Stepper("\(visits) visits", value: $visits)
    }
  }
}

/// Scene storage persists values for one window and restores them with it.
private struct SceneStorageValues: View {
  @SceneStorage("every-view.draft") private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft).textFieldStyle(.roundedBorder)
  }
}

/// A focus state reports which field has the focus, and moves the focus.
private struct FocusedFields: View {
  enum Field { case street, city }
  @FocusState private var field: Field?
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    VStack {
      TextField("Street", text: $street).focused($field, equals: .street).submitLabel(.next)
        .onSubmit { field = .city }
      TextField("City", text: $city).focused($field, equals: .city)
      HStack(spacing: 24) {
        Button("Focus street") { field = .street }
        Button("Dismiss keyboard") { field = nil }
      }
    }
    .textFieldStyle(.roundedBorder)
  }
}

/// Handlers run when the view appears and when a value changes.
private struct ChangeHandlers: View {
  @State private var celsius = 20
  @State private var log = "no change yet"

  var body: some View {
    VStack {
      Stepper("\(celsius) °C", value: $celsius)
      Text(log).foregroundColor(.secondary)
    }
    .onAppear { log = "appeared" }
    .onChange(of: celsius) { old, new in log = "from \(old) to \(new)" }
  }
}

/// A view receives the values of a publisher, here a timer.
private struct TimerUpdates: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds) s").font(.title2.monospacedDigit())
      .onReceive(timer) { _ in seconds += 1 }
  }
}

/// A view receives notifications while it is on screen.
private struct Notifications: View {
  private static let rang = Notification.Name("every-view.rang")
  @State private var count = 0

  var body: some View {
    HStack(spacing: 24) {
      Text("Rang \(count) times")
      Button("Ring") { NotificationCenter.default.post(name: Self.rang, object: nil) }
    }
    .onReceive(NotificationCenter.default.publisher(for: Self.rang)) { _ in count += 1 }
  }
}

/// A task starts when the view appears, restarts when its `id` changes, and is cancelled when the view disappears.
private struct Tasks: View {
  @State private var number = 1
  @State private var square: Int?

  var body: some View {
    VStack {
      Stepper("Number \(number)", value: $number)
      Text(square.map { "Its square: \($0)" } ?? "Calculating…")
    }
    .task(id: number) {
      square = nil
      await Task.yield()
      square = number * number
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Preferences pass values from a view to its ancestors.
private struct Preferences: View {
  @State private var longest = 0

  var body: some View {
    VStack {
      ForEach(["Short", "A longer text"], id: \.self) { Text($0).preference(key: WidthKey.self, value: $0.count) }
      Text("Longest: \(longest) characters").foregroundColor(.secondary)
    }
    .onPreferenceChange(WidthKey.self) { longest = $0 }
  }
}

/// A new identity makes a new view: its state is reset.
private struct ViewIdentity: View {
  @State private var identity = 1

  var body: some View {
    VStack {
      LocalState().id(identity)
      Button("Reset") { identity += 1 }
    }
  }
}
