import ScreenTesting
import SwiftUI
import Testing

private class Delegate: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var events: [String] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("will \(application.delegate === self)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("did \(launchOptions == nil)")
    return true
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text("App: \(delegate.events.joined(separator: ", "))")
      Child()
    }
  }
}

private struct Child: View {
  @EnvironmentObject private var delegate: Delegate

  var body: some View {
    Text("Child: \(delegate.events.count)")
    Button("Add") { (UIApplication.shared.delegate as? Delegate)?.events.append("added") }
  }
}

@MainActor
@Suite("App delegates")
struct AppDelegateTests {
  private func screen() async -> Screen {
    await Screen { AppWindow.all(of: DelegatedApp.self)[0].makeContent() }
  }

  @Test("The launch methods are called once, before the app's body")
  func launch() async {
    let screen = await screen()
    #expect(screen.contains("App: will true, did true"))
  }

  @Test("An observable delegate updates the app and is in the environment of its views")
  func observable() async throws {
    let screen = await screen()
    #expect(screen.contains("Child: 2"))
    try await screen.tap("Add")
    #expect(screen.contains("App: will true, did true, added"))
    #expect(screen.contains("Child: 3"))
  }

  @Test("Each screen has its own delegate")
  func screens() async throws {
    let (first, second) = (await screen(), await screen())
    try await first.tap("Add")
    #expect(first.contains("Child: 3"))
    #expect(second.contains("Child: 2"))
    #expect(UIApplication.shared.delegate == nil)
  }
}
