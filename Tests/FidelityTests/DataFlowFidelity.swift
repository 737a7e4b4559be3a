import Combine
import SwiftUI
import Testing

private class Settings: ObservableObject {
  @Published var name = "Ada"
  @Published var isOn = false
}

private struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    VStack {
      TextField("Name", text: $settings.name)
      Toggle("Notifications", isOn: $settings.isOn)
      Greeting()
    }
    .environmentObject(settings)
  }
}

private struct Greeting: View {
  @EnvironmentObject private var settings: Settings
  @State private var presses = 0

  private func increment() {
    self.presses += 1
  }

  var body: some View {
    Button(action: increment) {
      Text("Hello, \(settings.name), for the \(presses). time").foregroundColor(.blue)
    }
  }
}

private struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView(settings: Settings())
  }
}

@Observable
private final class ThemeStorage {
  @ObservationIgnored @AppStorage("tint") var tint = "blue"
  var isOn = false
}

@MainActor
@Suite("Fidelity: data flow")
struct DataFlowFidelity {
  @Test("Observable objects and preview providers compile and render")
  func objects() async {
    let tree = await show { SettingsView_Previews.previews }
    #expect(tree.contains("Hello, Ada, for the 0. time"))
  }
}
