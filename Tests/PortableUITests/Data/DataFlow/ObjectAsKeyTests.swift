import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Environment objects that are environment keys")
struct ObjectAsKeyTests {
  final class Theme: ObservableObject, EnvironmentKey {
    static let defaultValue = "plain"
    @Published var name = "dark"
  }

  private struct ThemeNames: View {
    @EnvironmentObject var theme: Theme
    @Environment(\.themeName) var name
    var body: some View { Text(verbatim: "\(theme.name) \(name)") }
  }

  @Test("The environment object and the value of its key are independent")
  func objectAsKey() async {
    let screen = await Screen {
      ThemeNames().environment(\.themeName, "light").environmentObject(Theme())
    }
    #expect(screen.contains("dark light"))
  }
}

extension EnvironmentValues {
  fileprivate var themeName: String {
    get { self[ObjectAsKeyTests.Theme.self] }
    set { self[ObjectAsKeyTests.Theme.self] = newValue }
  }
}
