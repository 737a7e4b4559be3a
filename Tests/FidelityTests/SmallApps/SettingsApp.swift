import ScreenTesting
import SwiftUI
import Testing

// A settings form, in the style of 2025.

private enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var title: LocalizedStringResource { "Theme \(rawValue)" }
}

private struct Account: Identifiable, Hashable {
  let id: Int
  var name: String
}

@Observable
private final class SettingsModel {
  var accounts = [Account(id: 1, name: "Home"), Account(id: 2, name: "Work")]
  var selected: Account.ID?
  var limit = 10
  var birthday = Date(timeIntervalSince1970: 0)
}

private struct SettingsScreen: View {
  enum Field: Hashable { case name, mail, password }

  let log: EventLog
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("isNotified") private var isNotified = true
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("nickname") private var nickname: String?
  @SceneStorage("name") private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var model = SettingsModel()
  @FocusState private var field: Field?
  @State private var isRenaming = false
  @State private var newName = ""
  @State private var isResetting = false
  @State private var isLegalShown = false

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name)
            .focused($field, equals: .name)
            .submitLabel(.next)
          TextField("Mail", text: $mail)
            .textInputAutocapitalization(.never)
            .keyboardType(.emailAddress)
            .focused($field, equals: .mail)
          SecureField("Password", text: $password)
            .focused($field, equals: .password)
          LabeledContent("Nickname", value: nickname ?? "None")
          Button("Change nickname…") { isRenaming = true }
        }
        .onSubmit {
          switch field {
          case .name: field = .mail
          case .mail: field = .password
          case .password, nil: field = nil
          }
        }
        Section("Accounts") {
          Picker("Account", selection: $model.selected) {
            Text("No account").tag(Account.ID?.none)
            ForEach(model.accounts) { Text($0.name).tag($0.id) }
          }
          ForEach(model.accounts) { NavigationLink($0.name, value: $0.id) }
            .onMove { model.accounts.move(fromOffsets: $0, toOffset: $1) }
          Button("Remove the selected") {
            let id = model.selected
            model.selected = nil
            model.accounts.removeAll { $0.id == id }
          }
          .disabled(model.selected == nil)
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.title) }
          }
          .pickerStyle(.inline)
          Toggle("Notifications", isOn: $isNotified.animation(.easeOut))
          if isNotified {
            Slider(value: $volume, in: 0...1, step: 0.25) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
            Text("Volume: \(volume, format: .percent)")
          }
          TextField("Limit", value: $model.limit, format: .number)
          Text("Limit is \(model.limit)")
          DatePicker("Birthday", selection: $model.birthday, displayedComponents: .date)
          Text(model.birthday, format: .dateTime.year().month().day())
        } header: {
          Label("App", systemImage: "gear")
        }
        .headerProminence(.increased)
        DisclosureGroup("Legal", isExpanded: $isLegalShown) {
          Text("All rights reserved")
        }
        Button("Reset everything", role: .destructive) { isResetting = true }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationDestination(for: Account.ID.self) { id in
        if let account = $model.accounts.first(where: { $0.wrappedValue.id == id }) {
          AccountView(account: account, model: model, log: log)
        }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Hide keyboard") { field = nil }
        }
      }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
    .alert("Nickname", isPresented: $isRenaming) {
      TextField("New nickname", text: $newName)
      Button("Change") { nickname = newName.isEmpty ? nil : newName }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Others see it.")
    }
    .confirmationDialog("Reset?", isPresented: $isResetting) {
      Button("Reset", role: .destructive) {
        (theme, isNotified, volume, nickname, name) = (.system, true, 0.5, nil, "")
      }
    }
    .onChange(of: field) { old, new in
      log.add("\(old.map { "\($0)" } ?? "nowhere") to \(new.map { "\($0)" } ?? "nowhere")")
    }
    .preferredColorScheme(theme == .system ? nil : theme == .dark ? .dark : .light)
  }
}

private struct AccountView: View {
  @Binding var account: Account
  let model: SettingsModel
  let log: EventLog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Account name", text: $account.name)
      Button("Delete account") {
        let id = account.id
        dismiss()
        model.accounts.removeAll { $0.id == id }
      }
    }
    .onAppear { log.add("account appears") }
    .onDisappear { log.add("account disappears") }
  }
}

/// Another view of the same stored values.
private struct Summary: View {
  @AppStorage("theme") private var theme = Theme.dark
  @AppStorage("nickname") private var nickname = "nobody"
  @AppStorage("volume") private var volume = 0.0

  var body: some View { Text("\(theme.rawValue) \(nickname) \(volume, specifier: "%.2f")") }
}

@MainActor
@Suite("Small app: settings, 2025 style")
struct SettingsAppTests {
  private let log = EventLog()

  private func show() async -> Screen {
    let log = log
    return await Screen { SettingsScreen(log: log) }
  }

  @Test("Return moves the focus to the next field, and removes it from the last field")
  func movesFocus() async throws {
    let screen = await show()
    try await screen.type("Ada", into: "Name")
    try await screen.submit("Name")
    #expect(screen.focused?.name == "Mail")
    try await screen.type("ada", into: "Mail")
    try await screen.submit("Mail")
    #expect(screen.focused?.name == "Password")
    try await screen.submit("Password")
    #expect(screen.focused == nil)
    #expect(log.entries == ["nowhere to name", "name to mail", "mail to password", "password to nowhere"])
  }

  @Test("An alert with a text field writes its text on confirmation and not on Cancel")
  func alertWithField() async throws {
    let screen = await show()
    #expect(screen.contains("None"))
    try await screen.tap("Change nickname…")
    try await screen.type("Bo", into: "New nickname")
    try await screen.tap("Cancel")
    #expect(screen.contains("None"))
    try await screen.tap("Change nickname…")
    #expect(try screen.find("New nickname").value == "Bo")
    try await screen.tap("Change")
    #expect(screen.contains("Bo"))
    #expect(screen.presentation == nil)
  }

  @Test("Two views with the same storage keys share stored values, but have separate defaults")
  func sharesStorage() async throws {
    let log = log
    let screen = await Screen {
      Summary()
      SettingsScreen(log: log)
    }
    #expect(screen.contains("dark nobody 0.00"))
    try await screen.slide(.role(.slider), to: 0.75)
    #expect(screen.contains("dark nobody 0.75"))
    #expect(screen.contains("Volume: 75%"))
    try await screen.choose("Theme light", in: .role(.picker, "Theme"))
    #expect(screen.contains("light nobody 0.75"))
    try await screen.tap("Reset everything")
    try await screen.tap("Reset")
    #expect(screen.contains("system nobody 0.50"))
  }

  @Test("A view hidden by a toggle is removed with the toggle's animation")
  func animatedToggle() async throws {
    let screen = await show()
    #expect(screen.contains("Volume: 50%"))
    try await screen.tap("Notifications")
    #expect(!screen.contains("Volume: 50%"))
    #expect(screen.animatedChanges.contains { $0.kind == .removal && $0.animation == .easeOut })
    try await screen.tap("Notifications")
    #expect(screen.contains("Volume: 50%"))
    #expect(try screen.find(.role(.slider)).value == "0.5")
  }

  @Test("A number field commits on Return and reverts invalid text")
  func numberField() async throws {
    let screen = await show()
    try await screen.clear("Limit")
    try await screen.type("1234", into: "Limit")
    try await screen.submit("Limit")
    #expect(screen.contains("Limit is 1,234"))
    #expect(try screen.find("Limit").value == "1,234")
    try await screen.type("abc", into: "Limit")
    try await screen.submit("Limit")
    #expect(screen.contains("Limit is 1,234"))
    #expect(try screen.find("Limit").value == "1,234")
  }

  @Test("A page that is bound to an element can edit and remove the element")
  func removesShownElement() async throws {
    let screen = await show()
    try await screen.tap(.button("Work"))
    try await screen.type("shop", into: "Account name")
    try await screen.goBack()
    #expect(screen.contains("Workshop"))
    try await screen.tap(.button("Workshop"))
    try await screen.tap("Delete account")
    #expect(!screen.contains("Workshop"))
    #expect(screen.contains("Home"))
    #expect(log.count(of: "account appears") == 2)
    #expect(log.count(of: "account disappears") == 2)
  }

  @Test("A picker with optional ids updates when the selection changes and when an account is removed")
  func optionalIDs() async throws {
    let screen = await show()
    #expect(try !screen.find("Remove the selected").isEnabled)
    #expect(try screen.find(.role(.picker, "Account")).value == "No account")
    try await screen.choose("Home", in: .role(.picker, "Account"))
    #expect(try screen.find(.role(.picker, "Account")).value == "Home")
    try await screen.tap("Remove the selected")
    #expect(try screen.find(.role(.picker, "Account")).value == "No account")
    await #expect(throws: ActionError.self) { try await screen.choose("Home", in: .role(.picker, "Account")) }
    #expect(try !screen.find("Remove the selected").isEnabled)
  }

  @Test("Dates use the environment's locale, and a disclosure group expands")
  func datesAndGroups() async throws {
    let screen = await show()
    #expect(screen.contains("Jan 1, 1970"))
    try await screen.enter("1815-12-10", into: "Birthday")
    #expect(screen.contains("Dec 10, 1815"))
    #expect(!screen.contains("All rights reserved"))
    try await screen.tap("Legal")
    #expect(screen.contains("All rights reserved"))
  }
}
