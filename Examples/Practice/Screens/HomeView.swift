import SwiftUI

/// Tabs for the practice, the history and the settings.
struct HomeView: View {
  @Binding var isPractising: Bool

  var body: some View {
    TabView {
      PracticeView()
        .tabItem { Label("Practice", systemImage: "rectangle.dock") }
      HistoryView()
        .tabItem { Label("History", systemImage: "clock") }
      SettingsView(isPractising: $isPractising)
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}
