import SwiftUI

// A settings form in the style of 2020: stored settings, pickers that open a list, groups and dependent rows.

enum SettingsTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

final class SettingsStore: ObservableObject {
  @AppStorage("settings.name") var name = "Robin"
  @AppStorage("settings.theme") var theme = SettingsTheme.system
  @AppStorage("settings.notifications") var notifications = true
  @AppStorage("settings.sound") var sound = "Chime"
  @AppStorage("settings.volume") var volume = 0.5
  @AppStorage("settings.textSize") var textSize = 3
  @AppStorage("settings.plays") var playsInSilence = false

  func reset() {
    name = "Robin"
    theme = .system
    notifications = true
    sound = "Chime"
    volume = 0.5
    textSize = 3
    playsInSilence = false
  }
}

package struct SettingsFormView: View {
  @StateObject private var settings = SettingsStore()
  @State private var asksForReset = false
  @State private var birthday = Date(timeIntervalSince1970: 631_152_000)
  @State private var color = Color.blue

  private let sounds = ["None", "Bell", "Chime", "Drop", "Harp"]

  package init() {}

  package var body: some View {
    NavigationView {
      Form {
        Section {
          NavigationLink(destination: ProfileView(name: $settings.name, birthday: $birthday)) {
            HStack(spacing: 16) {
              Image(systemName: "person.crop.circle.fill")
                .resizable()
                .frame(width: 56, height: 56)
                .foregroundColor(color)
              VStack(alignment: .leading, spacing: 4) {
                Text(settings.name).font(.title2)
                Text("Profile, birthday").font(.footnote).foregroundColor(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }
        Section(header: Text("Appearance")) {
          Picker("Theme", selection: $settings.theme) {
            ForEach(SettingsTheme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
          ColorPicker("Accent color", selection: $color)
          Stepper("Text size: \(settings.textSize)", value: $settings.textSize, in: 1...5)
        }
        Section(header: Text("Notifications"), footer: Text("The volume applies to all sounds.")) {
          Toggle(isOn: $settings.notifications.animation()) {
            SettingsLabel(title: "Allow notifications", symbol: "bell.fill", color: .red)
          }
          if settings.notifications {
            Picker(
              selection: $settings.sound,
              label: SettingsLabel(title: "Sound", symbol: "speaker.wave.2.fill", color: .pink)
            ) {
              ForEach(sounds, id: \.self) { Text($0) }
            }
            Slider(
              value: $settings.volume, in: 0...1, minimumValueLabel: Image(systemName: "speaker.fill"),
              maximumValueLabel: Image(systemName: "speaker.3.fill")
            ) {
              Text("Volume")
            }
            Toggle("Play in silent mode", isOn: $settings.playsInSilence)
              .disabled(settings.volume == 0)
          }
        }
        Section(header: Text("About")) {
          HStack {
            Text("Version")
            Spacer()
            Text("2.0.1").foregroundColor(.secondary)
          }
          DisclosureGroup("Acknowledgements") {
            Text("Thanks to everyone who tested this app.").font(.callout)
          }
          Link("Website", destination: URL(string: "https://example.com")!)
        }
        Section {
          Button("Reset All Settings") { asksForReset = true }
            .foregroundColor(.red)
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
      .actionSheet(isPresented: $asksForReset) {
        ActionSheet(
          title: Text("Reset all settings?"), message: Text("This cannot be undone."),
          buttons: [
            .destructive(Text("Reset")) {
              settings.reset()
              color = .blue
            },
            .cancel(),
          ])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(color)
    .preferredColorScheme(settings.theme.colorScheme)
  }
}

private struct SettingsLabel: View {
  let title: String
  let symbol: String
  let color: Color

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.system(size: 14))
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(color)
        .cornerRadius(6)
      Text(title)
    }
  }
}

private struct ProfileView: View {
  @Binding var name: String
  @Binding var birthday: Date
  @State private var password = ""

  var body: some View {
    Form {
      Section(header: Text("Name")) {
        TextField("Name", text: $name)
          .textContentType(.name)
          .autocapitalization(.words)
      }
      Section {
        DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: .date)
      }
      Section(header: Text("Password"), footer: Text(password.isEmpty ? "" : hint).foregroundColor(.orange)) {
        SecureField("New password", text: $password)
      }
    }
    .navigationBarTitle(Text("Profile"), displayMode: .inline)
  }

  private var hint: String {
    password.count < 8 ? "Use at least 8 characters." : "Good."
  }
}

struct SettingsFormView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsFormView()
  }
}
