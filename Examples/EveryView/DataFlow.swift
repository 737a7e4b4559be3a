import Combine
import SwiftUI

extension Family {
  static let dataFlow = Family(
    "State and data", source: PackageResources.DataFlow_txt,
    [
      Example { OwnState() },
      Example(with: ["Volume"]) { BindingToParent() },
      Example(with: ["Counter"]) { StateObjects() },
      Example(with: ["Counter", "CounterLabel", "CounterButton"]) { EnvironmentObjects() },
      Example(with: ["Profile", "ProfileEditor"]) { ObservableModel() },
      Example(with: ["AccentKey", "AccentedText"]) { OwnEnvironment() },
      Example { ActiveAppearance() },
      Example(with: ["Outline", "AccentOutline"]) { EnvironmentalModifiers() },
      Example { StoredForThePerson() },
      Example { StoredForTheScene() },
      Example { FocusedFields() },
      Example { Changes() },
      Example { Ticks() },
      Example { Notifications() },
      Example { Tasks() },
      Example(with: ["WidthKey"]) { ToldByChildren() },
      Example { Identity() },
    ])
}

/// State belongs to a view, and lives as long as the view is shown.
private struct OwnState: View {
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

/// A binding lets a view change what belongs to another.
private struct BindingToParent: View {
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

/// An object that a view makes once; what it publishes is shown.
private struct StateObjects: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Stepper("Counted \(counter.count)", value: $counter.count)
  }
}

private struct CounterLabel: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Text("Counted \(counter.count)")
  }
}

private struct CounterButton: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Button("Count") { counter.count += 1 }
  }
}

/// An object that all views below are given; one that a view is handed is observed.
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

/// Of an observable model a view follows what it reads, and no more.
private struct ObservableModel: View {
  @State private var profile = Profile()

  var body: some View {
    VStack {
      ProfileEditor(profile: profile)
      Text(profile.isAdmin ? "\(profile.name) may do anything" : "\(profile.name) may look")
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

/// What is in the environment is there for all views below.
private struct OwnEnvironment: View {
  var body: some View {
    VStack {
      AccentedText(text: "As it is")
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

/// A modifier is made of what is in the environment.
private struct EnvironmentalModifiers: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("As it is").modifier(AccentOutline())
      Text("Changed").modifier(AccentOutline()).environment(\.accent, .purple)
    }
  }
}

/// A view looks different while another window or tab is in use.
private struct ActiveAppearance: View {
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    Text(appearsActive ? "In use" : "In the background").foregroundStyle(appearsActive ? .primary : .secondary)
  }
}

/// What is stored for a person is there again after the page was closed.
private struct StoredForThePerson: View {
  @AppStorage("every-view.nickname") private var nickname = ""
  @AppStorage("every-view.visits") private var visits = 0

  var body: some View {
    VStack {
      TextField("Nickname", text: $nickname).textFieldStyle(.roundedBorder)
      Stepper("\(visits) visits", value: $visits)
    }
  }
}

/// What is stored for a scene is there again when this window is.
private struct StoredForTheScene: View {
  @SceneStorage("every-view.draft") private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft).textFieldStyle(.roundedBorder)
  }
}

/// A value says which field has the focus, and gives it to another.
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
        Button("To the street") { field = .street }
        Button("Away") { field = nil }
      }
    }
    .textFieldStyle(.roundedBorder)
  }
}

/// A view acts when a value has changed, and when it comes and goes.
private struct Changes: View {
  @State private var celsius = 20
  @State private var log = "nothing yet"

  var body: some View {
    VStack {
      Stepper("\(celsius) °C", value: $celsius)
      Text(log).foregroundColor(.secondary)
    }
    .onAppear { log = "appeared" }
    .onChange(of: celsius) { old, new in log = "from \(old) to \(new)" }
  }
}

/// What a publisher sends is received: here by a timer.
private struct Ticks: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds) s").font(.title2.monospacedDigit())
      .onReceive(timer) { _ in seconds += 1 }
  }
}

/// Notifications are received while the view is shown.
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

/// A task begins with its view, begins anew with its value, and ends with the view.
private struct Tasks: View {
  @State private var number = 1
  @State private var square: Int?

  var body: some View {
    VStack {
      Stepper("Number \(number)", value: $number)
      Text(square.map { "Its square is \($0)" } ?? "Thinking")
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

/// A preference tells a view something of those below.
private struct ToldByChildren: View {
  @State private var longest = 0

  var body: some View {
    VStack {
      ForEach(["Short", "A longer one"], id: \.self) { Text($0).preference(key: WidthKey.self, value: $0.count) }
      Text("The longest has \(longest) letters").foregroundColor(.secondary)
    }
    .onPreferenceChange(WidthKey.self) { longest = $0 }
  }
}

/// With another identity a view is another view, and its state begins anew.
private struct Identity: View {
  @State private var identity = 1

  var body: some View {
    VStack {
      OwnState().id(identity)
      Button("Begin anew") { identity += 1 }
    }
  }
}
