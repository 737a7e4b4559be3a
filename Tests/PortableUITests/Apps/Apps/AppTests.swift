import ScreenTesting
import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct CounterApp: App {
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Counter") {
      Text("Count \(model.count) \(phase)")
      Button("More") { model.count += 1 }
      Opened()
    }
    .onChange(of: phase) { model.count += 100 }
    .environment(\.isRed, true)
    .commands {
      CommandMenu("Count") { Button("More") {} }
      CommandGroup(replacing: .newItem) {}
    }
    WindowGroup(id: "other") { Text("Other") }
    WindowGroup("Number", for: Int.self) { number in Text("Number \(number.wrappedValue ?? 0)") }
    Settings { Text("Settings of it") }
  }
}

private struct Opened: View {
  @State private var url: URL?
  @Environment(\.isRed) private var isRed
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text("Opened \(url?.absoluteString ?? "with nothing") \(isRed)").onOpenURL { url = $0 }
    Button("Window") { openWindow(id: "other") }
  }
}

private struct IsRedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isRed: Bool {
    get { self[IsRedKey.self] }
    set { self[IsRedKey.self] = newValue }
  }
}

@MainActor
@Suite("Apps")
struct AppTests {
  @Test("An app's windows have titles and ids")
  func windows() {
    let windows = AppWindow.all(of: CounterApp.self)
    #expect(windows.map(\.title) == ["Counter", nil, "Number", "Settings"])
    #expect(windows.map(\.id) == [nil, "other", nil, "settings"])
  }

  @Test("Each screen has its own app instance, which keeps its state")
  func state() async throws {
    let window = AppWindow.all(of: CounterApp.self)[0]
    let screen = await Screen { window.makeContent() }
    let other = await Screen { window.makeContent() }
    try await screen.tap("More")
    try await screen.tap("More")
    #expect(screen.contains("Count 2 active"))
    #expect(other.contains("Count 0 active"))
  }

  @Test("A scene observes the scene phase and passes its environment")
  func phase() async throws {
    let screen = await Screen { AppWindow.all(of: CounterApp.self)[0].makeContent() }
    screen.traits.scenePhase = .background
    await screen.settle()
    #expect(screen.contains("Count 100 background"))
    #expect(screen.contains("Opened with nothing true"))
  }

  @Test("`onOpenURL` receives the URL that opens the screen")
  func openURL() async throws {
    let screen = await Screen { AppWindow.all(of: CounterApp.self)[0].makeContent() }
    #expect(await screen.open(try #require(URL(string: "https://example.com/?a=1"))))
    #expect(screen.contains("Opened https://example.com/?a=1 true"))
    let deaf = await Screen { Text("Nothing") }
    #expect(await !deaf.open(try #require(URL(string: "https://example.com"))))
  }

  @Test("`openWindow` opens a window by its id")
  func openWindow() async throws {
    let screen = await Screen { AppWindow.all(of: CounterApp.self)[0].makeContent() }
    try await screen.tap("Window")
    #expect(screen.openedURLs == [URL(string: "/other")])
  }

  @Test("`openWindow` opens a window although the app handles URLs itself")
  func openWindowOfHandledURLs() async throws {
    let screen = await Screen {
      AppWindow.all(of: CounterApp.self)[0].makeContent()
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    try await screen.tap("Window")
    #expect(screen.openedURLs == [URL(string: "/other")])
  }
}
