import ScreenTesting
import SwiftUI
import Testing

// A habit tracker in the style of 2025.

private struct Habit: Identifiable, Equatable, Codable {
  var id = UUID()
  var name: String
  var goal = 3
  var days: Set<Int> = []
  var reminder: Weekday?

  var streak: Int { days.count }
  var isReached: Bool { streak >= goal }
}

private enum Weekday: String, Codable, CaseIterable, Identifiable {
  case monday, friday
  var id: String { rawValue }
}

@MainActor
@Observable
private final class HabitStore {
  var habits: [Habit]

  init(_ names: [String]) {
    habits = names.map { Habit(name: $0) }
  }

  var reached: Int { habits.count { $0.isReached } }
}

private struct HabitsView: View {
  let log: EventLog
  @State var store: HabitStore
  @State private var editing: Habit?
  @State private var isShowingSettings = false
  @AppStorage("hidesReached") private var hidesReached = false
  @AppStorage("accent") private var accent: Accent = .blue

  enum Accent: Int, CaseIterable, Identifiable {
    case blue = 1
    case green

    var id: Self { self }
    var color: Color { self == .blue ? .blue : .green }
    var name: String { self == .blue ? "Blue" : "Green" }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.habits, editActions: [.move, .delete]) { $habit in
            if !hidesReached || !habit.isReached {
              HabitRow(habit: $habit, log: log) { editing = habit }
            }
          }
        } header: {
          Text("\(store.habits.count) habits")
        } footer: {
          Text("\(store.reached) of \(store.habits.count) reached")
        }
      }
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem { EditButton() }
        ToolbarItem(placement: .bottomBar) {
          Button("New habit", systemImage: "plus") { editing = Habit(name: "") }
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Settings", systemImage: "gear") { isShowingSettings.toggle() }
        }
      }
    }
    .tint(accent.color)
    .sheet(item: $editing, onDismiss: editorDismissed) { habit in
      HabitEditor(habit: habit) { edited in
        if let index = store.habits.firstIndex(where: { $0.id == edited.id }) {
          store.habits[index] = edited
        } else {
          withAnimation(.bouncy) { store.habits.append(edited) }
        }
      }
    }
    .sheet(isPresented: $isShowingSettings) { HabitSettings() }
    .onChange(of: editing) { old, new in log.add("editing \(old?.name ?? "none") to \(new?.name ?? "none")") }
    .onChange(of: store.habits.map(\.name), initial: true) { _, new in log.add(new.joined(separator: " ")) }
  }

  private func editorDismissed() { log.add("editor dismissed") }
}

private struct HabitRow: View {
  @Binding var habit: Habit
  let log: EventLog
  let edit: () -> Void
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("\(habit.name): \(habit.streak) of \(habit.goal)") { isExpanded.toggle() }
        .buttonStyle(.plain)
      if isExpanded {
        ForEach(1...3, id: \.self) { day in
          Toggle("\(habit.name) on day \(day)", isOn: isDone(on: day))
        }
        Gauge(value: Double(min(habit.streak, habit.goal)), in: 0...Double(habit.goal)) {
          Text("Goal of \(habit.name)")
        }
        Button("Edit \(habit.name)", action: edit)
          .buttonStyle(.borderless)
      }
    }
    .onAppear { log.add("\(habit.name) appears") }
    .onDisappear { log.add("\(habit.name) disappears") }
  }

  private func isDone(on day: Int) -> Binding<Bool> {
    Binding {
      habit.days.contains(day)
    } set: { isDone in
      if isDone { habit.days.insert(day) } else { habit.days.remove(day) }
    }
  }
}

private struct HabitEditor: View {
  @State var habit: Habit
  let save: (Habit) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNameFocused: Bool
  @State private var isDiscarding = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $habit.name)
          .focused($isNameFocused)
        Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...3)
        Picker("Reminder", selection: $habit.reminder) {
          Text("Never").tag(nil as Weekday?)
          Divider()
          ForEach(Weekday.allCases) { day in Text(day.rawValue.localizedCapitalized).tag(day) }
        }
        .pickerStyle(.menu)
        if let reminder = habit.reminder { Text("Every \(reminder.rawValue)") }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(habit)
            dismiss()
          }
          .disabled(habit.name.isEmpty)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Discard") { isDiscarding = true }
            .confirmationDialog("Discard the changes?", isPresented: $isDiscarding) {
              Button("Discard changes", role: .destructive) { dismiss() }
            }
        }
      }
      .onAppear { isNameFocused = habit.name.isEmpty }
    }
  }
}

private struct HabitSettings: View {
  @AppStorage("hidesReached") private var isHiding = false
  @AppStorage("accent") private var accent = HabitsView.Accent.green

  var body: some View {
    Form {
      Toggle("Hide what is reached", isOn: $isHiding)
      Picker("Color", selection: $accent) {
        ForEach(HabitsView.Accent.allCases) { Text($0.name) }
      }
    }
  }
}

@MainActor
@Suite("Small app: habit tracker, 2025 style")
struct HabitsAppTests {
  private let log = EventLog()

  private func show(_ names: String...) async -> Screen {
    let log = log
    return await Screen { HabitsView(log: log, store: HabitStore(names)) }
  }

  private func rows(on screen: Screen) -> [String] {
    screen.findAll(.role(.text)).map(\.text).filter { $0.contains(": ") }
  }

  @Test("A toggle in a bound row changes only its habit")
  func toggles() async throws {
    let screen = await show("Run", "Read")
    try await screen.tap("Read: 0 of 3")
    try await screen.tap("Read on day 2")
    #expect(screen.contains("Read: 1 of 3"))
    #expect(screen.contains("Run: 0 of 3"))
    try await screen.tap("Read on day 2")
    #expect(screen.contains("Read: 0 of 3"))
    #expect(!screen.contains("Run on day 2"))
  }

  @Test("A sheet edits a copy of the item, which is saved or discarded")
  func editsCopy() async throws {
    let screen = await show("Run", "Read")
    try await screen.tap("Run: 0 of 3")
    try await screen.tap("Edit Run")
    try await screen.type("s", into: "Name")
    try await screen.step("Goal: 3", by: -1)
    #expect(!screen.contains("Runs: 0 of 3"))
    try await screen.tap("Discard")
    try await screen.tap("Discard changes")
    #expect(screen.presentation == nil)
    #expect(screen.contains("Run: 0 of 3"))
    try await screen.tap("Edit Run")
    #expect(try screen.find("Name").value == "Run")
    try await screen.type("s", into: "Name")
    try await screen.tap("Save")
    #expect(screen.contains("Runs: 0 of 3"))
    #expect(screen.contains("Edit Runs"))
    #expect(log.count(of: "editor dismissed") == 2)
    #expect(
      log.entries.filter { $0.hasPrefix("editing") }
        == ["editing none to Run", "editing Run to none", "editing none to Run", "editing Run to none"])
  }

  @Test("A new habit's name field is focused, and its row is inserted with animation")
  func adds() async throws {
    let screen = await show("Run")
    try await screen.tap("New habit")
    #expect(screen.focused?.name == "Name")
    #expect(try !screen.find("Save").isEnabled)
    try await screen.type("Sing", into: "Name")
    try await screen.tap("Save")
    #expect(rows(on: screen) == ["Run: 0 of 3", "Sing: 0 of 3"])
    #expect(screen.animatedChanges.contains { $0.kind == .insertion && $0.tree.contains("Sing: 0 of 3") })
    #expect(log.count(of: "Run appears") == 1)
    #expect(log.count(of: "Sing appears") == 1)
  }

  @Test("A picker with an optional selection accepts non-optional tags and nil")
  func optionalTags() async throws {
    let screen = await show("Run")
    try await screen.tap("New habit")
    #expect(try screen.find(.role(.picker, "Reminder")).value == "Never")
    try await screen.choose("Friday", in: "Reminder")
    #expect(screen.contains("Every friday"))
    try await screen.choose("Never", in: "Reminder")
    #expect(!screen.contains("Every friday"))
  }

  @Test("Edit actions move and delete rows, which stay expanded")
  func editActions() async throws {
    let screen = await show("Run", "Read", "Rest")
    try await screen.tap("Rest: 0 of 3")
    #expect(screen.contains("Rest on day 1"))
    try await screen.move("Rest: 0 of 3", by: -2)
    #expect(rows(on: screen) == ["Rest: 0 of 3", "Run: 0 of 3", "Read: 0 of 3"])
    try await screen.delete("Run: 0 of 3")
    #expect(rows(on: screen) == ["Rest: 0 of 3", "Read: 0 of 3"])
    #expect(screen.contains("Rest on day 1"))
    #expect(screen.contains("0 of 2 reached"))
    #expect(log.entries.contains("Rest Run Read") && log.entries.contains("Rest Read"))
    #expect(log.count(of: "Rest disappears") == 0)
    #expect(log.count(of: "Run disappears") == 1)
  }

  @Test("Settings in a sheet update the list behind it, even if both views declare different defaults")
  func settings() async throws {
    let screen = await show("Run", "Read")
    try await screen.tap("Run: 0 of 3")
    for day in 1...3 { try await screen.tap("Run on day \(day)") }
    #expect(screen.contains("1 of 2 reached"))
    try await screen.tap("Settings")
    #expect(try screen.find("Color").value == "Green")
    try await screen.tap("Hide what is reached")
    #expect(!screen.contains("Run: 3 of 3"))
    try await screen.choose("Blue", in: "Color")
    #expect(screen.storage.app.values["accent"] == .int(1))
    try await screen.dismiss()
    #expect(rows(on: screen) == ["Read: 0 of 3"])
    let again = await Screen(storage: screen.storage) { HabitSettings() }
    #expect(try again.find("Hide what is reached").value == "true")
    #expect(try again.find("Color").value == "Blue")
  }
}
