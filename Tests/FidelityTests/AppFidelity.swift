import Combine
import SwiftUI
import Testing

private class AppModel: ObservableObject {
  @Published var visits = 0
}

private struct TasksApp: App {
  @StateObject private var model = AppModel()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("launches") private var launches = 0

  init() {
    print("The app has begun.", terminator: "")
  }

  var body: some Scene {
    WindowGroup {
      Text("Tasks, visit \(model.visits)")
        .environmentObject(model)
        .onOpenURL { url in print(url) }
        .handlesExternalEvents(preferring: ["tasks"], allowing: ["*"])
        .preferredColorScheme(.dark)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { launches += 1 }
    }
    .onChange(of: launches) { oldValue, newValue in print(oldValue, newValue) }
    .onChange(of: launches) { print("changed") }
    .commands {
      SidebarCommands()
      CommandMenu("Tasks") {
        Button("New", action: {})
        Divider()
      }
      CommandGroup(before: .newItem) { Button("Before") {} }
      CommandGroup(after: CommandGroupPlacement.help) { Button("After") {} }
      CommandGroup(replacing: .pasteboard) {}
    }
    .handlesExternalEvents(matching: ["tasks"])
    .defaultSize(width: 400, height: 300)
    .windowStyle(.hiddenTitleBar)
    .windowResizability(.contentSize)

    WindowGroup("Detail", id: "detail", for: String.self) { $name in
      Text(name ?? "Nobody")
    }
    WindowGroup(for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      7
    }
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}

private enum Theme: String, CaseIterable { case day, night }
private enum Size: Int { case small, large }

private struct PreferencesView: View {
  @AppStorage("isOn") private var isOn = false
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("count") private var count: Int = 3
  @AppStorage("name") private var name = "Ada"
  @AppStorage("site") private var site = URL(string: "https://example.com")!
  @AppStorage("photo") private var photo = Data()
  @AppStorage("theme") private var theme: Theme = .day
  @AppStorage("size") private var size = Size.small
  @AppStorage("nickname") private var nickname: String?
  @AppStorage("lucky") private var lucky: Int?
  @AppStorage("other") private var other: Theme?
  @AppStorage("shared", store: UserDefaults(suiteName: "trifecta.fidelity")) private var shared = true
  @SceneStorage("tab") private var tab = 1
  @SceneStorage("draft") private var draft: String?

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Slider(value: $volume)
      TextField("Name", text: $name)
      Text("Theme \(theme.rawValue), size \(size.rawValue), \(nickname ?? "no nickname"), \(lucky ?? 0)")
      Text("\(tab) \(draft ?? "no draft") \(other == nil ? "none" : "some") \(shared ? "shared" : "own")")
    }
  }
}

private struct LoginView: View {
  private enum Field: Hashable { case user, password }

  @State private var user = ""
  @State private var password = ""
  @FocusState private var focusedField: Field?
  @FocusState private var isSearching: Bool
  @AccessibilityFocusState private var isSpoken: Bool
  @Namespace private var namespace
  @ScaledMetric(relativeTo: .largeTitle) private var padding: CGFloat = 8
  @ScaledMetric private var other = 4.0
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.colorScheme) private var colorScheme: ColorScheme
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.openWindow) private var openWindow
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack {
      TextField("User", text: $user).focused($focusedField, equals: .user)
      TextField("Password", text: $password).focused($focusedField, equals: .password)
      TextField("Search", text: .constant("")).focused($isSearching)
      Text("\(colorScheme == .dark ? "dark" : "light")").accessibilityFocused($isSpoken)
      Button("Sign in") {
        if user.isEmpty {
          focusedField = .user
        } else {
          focusedField = nil
          presentationMode.wrappedValue.dismiss()
          self.presentationMode.wrappedValue.dismiss()
        }
      }
      Button("Window") { openWindow(id: "detail") }
      if horizontalSizeClass == .compact && verticalSizeClass == .regular && !reduceMotion {
        Text("Upright").padding(padding + other)
      }
      if sizeCategory >= .accessibilityMedium || dynamicTypeSize.isAccessibilitySize || layoutDirection == .rightToLeft
      {
        Text("Large at \(displayScale)")
      }
    }
    .defaultFocus($focusedField, .user)
    .onAppear { isSearching = false }
  }
}

private struct LoginView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LoginView()
        .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        .previewDisplayName("Login")
      LoginView()
        .previewLayout(.sizeThatFits)
        .environment(\.colorScheme, .dark)
        .environment(\.sizeCategory, .accessibilityExtraLarge)
      LoginView()
        .previewLayout(.fixed(width: 300, height: 70))
        .previewInterfaceOrientation(.landscapeLeft)
        .preferredColorScheme(.light)
        .previewDevice("iPhone SE (3rd generation)")
    }
  }
}

@MainActor
@Suite("Fidelity: app, storage, focus")
struct AppFidelity {
  @Test("An app with several scenes compiles and renders")
  func app() async {
    let windows = AppWindow.all(of: TasksApp.self)
    #expect(windows.map(\.id) == [nil, "detail", nil, "about", "settings"])
    for window in windows { await show { window.makeContent() } }
    let tree = await show { windows[0].makeContent() }
    #expect(tree.contains("Tasks, visit 0"))
  }

  @Test("App storage and scene storage compile and render")
  func storage() async {
    let tree = await show { PreferencesView() }
    #expect(tree.contains("Theme day, size 0, no nickname, 0"))
    #expect(tree.contains("1 no draft none shared"))
  }

  @Test("Focus, environment values and preview providers compile and render")
  func focus() async {
    let tree = await show { LoginView_Previews.previews }
    #expect(tree.contains("Upright"))
  }
}

#Preview {
  LoginView()
}

#Preview("Preferences") {
  PreferencesView()
    .environment(\.highlight, .orange)
}

#Preview("Landscape", traits: .landscapeLeft) {
  LoginView()
}

#Preview(traits: .sizeThatFitsLayout, .portrait) {
  @Previewable @State var isOn = true
  Toggle("Switch", isOn: $isOn)
}

#Preview(
  "Returned",
  body: {
    let count = 3
    return Text("Returned \(count)")
  })

extension EnvironmentValues {
  @Entry var highlight: Color = .yellow
  /// The caption of a picture.
  @Entry public var caption: String? = nil
  @Entry var isCompact = false
}

private struct Ticker: View {
  @State private var now = Date()
  @Environment(\.highlight) private var highlight
  private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  private let changes = NotificationCenter.default.publisher(for: Notification.Name("changed"))

  var body: some View {
    Text("Ticker").foregroundColor(highlight)
      .onReceive(timer) { now = $0 }
      .onReceive(changes) { _ in now = Date() }
      .onReceive(Just(1).receive(on: RunLoop.main)) { print($0, terminator: "") }
  }
}

private class Search: ObservableObject {
  @Published var text = ""
  @Published var isOn = false
  @Published var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $text
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .combineLatest($isOn)
      .map { text, isOn in isOn ? [text] : [] }
      .receive(on: RunLoop.main)
      .assign(to: &$results)
    Publishers.Merge($text, Just("x"))
      .throttle(for: 1, scheduler: RunLoop.main, latest: true)
      .sink { _ in }
      .store(in: &cancellables)
    URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}

extension AppFidelity {
  @Test("Every preview of the module is found and renders")
  func previews() async {
    let previews = PreviewCatalog.previews(ofModule: "FidelityTests")
    #expect(previews.count >= 7)
    for preview in previews { await show { preview.makeContent() } }
    #expect(Set(previews.compactMap(\.name)).isSuperset(of: ["Preferences", "Landscape", "Returned"]))
  }

  @Test("Publishers compile and render")
  func publishers() async {
    let tree = await show { Ticker() }
    #expect(tree.contains("Ticker"))
    #expect(Search().results.isEmpty)
  }
}
