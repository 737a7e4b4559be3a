import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("An object whose type is a key")
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

  @Test("The object and the key's value are two things")
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
