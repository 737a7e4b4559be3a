import SwiftUI

// A habit tracker in the style of 2025: observation, a calendar strip, rings, a form in a sheet, formatted dates.

@Observable
final class Habit: Identifiable {
  var name: String
  var symbol: String
  var color: Color
  var days: Set<Date> = []

  init(name: String, symbol: String, color: Color) {
    self.name = name
    self.symbol = symbol
    self.color = color
  }

  func streak(until day: Date, calendar: Calendar) -> Int {
    var streak = 0
    var day = day
    while days.contains(day), let previous = calendar.date(byAdding: .day, value: -1, to: day) {
      streak += 1
      day = previous
    }
    return streak
  }

  func toggle(_ day: Date) {
    if days.remove(day) == nil { days.insert(day) }
  }
}

@Observable
final class HabitModel {
  var habits: [Habit]
  let today: Date
  let calendar: Calendar

  init(today: Date, calendar: Calendar = .current) {
    self.calendar = calendar
    self.today = calendar.startOfDay(for: today)
    habits = [
      Habit(name: "Read", symbol: "book.fill", color: .blue),
      Habit(name: "Run", symbol: "figure.run", color: .orange),
      Habit(name: "Meditate", symbol: "leaf.fill", color: .green),
    ]
    for offset in 1...3 { habits[0].toggle(day(before: offset)) }
  }

  var week: [Date] { (0..<7).reversed().map(day) }

  func day(before offset: Int) -> Date {
    calendar.date(byAdding: .day, value: -offset, to: today) ?? today
  }

  func progress(on day: Date) -> Double {
    guard !habits.isEmpty else { return 0 }
    return Double(habits.count { $0.days.contains(day) }) / Double(habits.count)
  }
}

package struct HabitTrackerView: View {
  @State private var model: HabitModel
  @State private var selected: Date
  @State private var isAdding = false

  package init(today: Date) {
    let model = HabitModel(today: today)
    _model = State(initialValue: model)
    _selected = State(initialValue: model.today)
  }

  package var body: some View {
    NavigationStack {
      List {
        Section {
          weekStrip
            .listRowInsets(EdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8))
        }
        Section(selected.formatted(.dateTime.weekday(.wide).day().month(.wide))) {
          ForEach(model.habits) { habit in
            NavigationLink(value: ObjectIdentifier(habit)) {
              HabitRow(habit: habit, streak: habit.streak(until: selected, calendar: model.calendar), day: selected)
            }
          }
          .onDelete { model.habits.remove(atOffsets: $0) }
        }
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Habits")
      .navigationDestination(for: ObjectIdentifier.self) { id in
        if let habit = model.habits.first(where: { ObjectIdentifier($0) == id }) { HabitDetail(habit: habit) }
      }
      .toolbar {
        Button("Add Habit", systemImage: "plus") { isAdding.toggle() }
      }
      .sheet(isPresented: $isAdding) {
        NewHabit { habit in withAnimation { model.habits.append(habit) } }
      }
    }
  }

  private var weekStrip: some View {
    HStack(spacing: 0) {
      ForEach(model.week, id: \.self) { day in
        Button {
          selected = day
        } label: {
          VStack(spacing: 6) {
            Text(day, format: .dateTime.weekday(.narrow)).font(.caption2).foregroundStyle(.secondary)
            ZStack {
              Circle().stroke(.quaternary, lineWidth: 4)
              Circle()
                .trim(from: 0, to: model.progress(on: day))
                .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
              Text(day, format: .dateTime.day()).font(.callout.monospacedDigit())
            }
            .frame(width: 36, height: 36)
          }
          .padding(.vertical, 6)
          .frame(maxWidth: .infinity)
          .background(
            selected == day ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(day.formatted(.dateTime.weekday(.wide).day()))
        .accessibilityValue(model.progress(on: day).formatted(.percent.precision(.fractionLength(0))))
        .accessibilityAddTraits(selected == day ? .isSelected : [])
      }
    }
    .animation(.snappy, value: selected)
  }
}

private struct HabitRow: View {
  let habit: Habit
  let streak: Int
  let day: Date

  var body: some View {
    HStack {
      Image(systemName: habit.symbol).foregroundStyle(habit.color).frame(width: 32)
      VStack(alignment: .leading) {
        Text(habit.name)
        if streak > 0 {
          Text("^[\(streak) day](inflect: true) in a row").font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Button {
        withAnimation { habit.toggle(day) }
      } label: {
        Image(systemName: habit.days.contains(day) ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .symbolEffect(.bounce, value: habit.days.contains(day))
      }
      .buttonStyle(.borderless)
      .tint(habit.color)
      .accessibilityLabel("Mark \(habit.name)")
      .accessibilityValue(habit.days.contains(day) ? "done" : "open")
    }
  }
}

private struct HabitDetail: View {
  @Bindable var habit: Habit

  var body: some View {
    Form {
      TextField("Name", text: $habit.name)
      ColorPicker("Color", selection: $habit.color, supportsOpacity: false)
      Section("Days") {
        if habit.days.isEmpty { Text("No days yet").foregroundStyle(.secondary) }
        ForEach(habit.days.sorted(by: >), id: \.self) { Text($0, format: .dateTime.year().month().day()) }
      }
    }
    .navigationTitle(habit.name)
  }
}

private struct NewHabit: View {
  let add: (Habit) -> Void
  @State private var name = ""
  @State private var symbol = "star.fill"
  @Environment(\.dismiss) private var dismiss

  private let symbols = ["star.fill", "drop.fill", "bed.double.fill", "fork.knife", "dumbbell.fill", "music.note"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Section("Symbol") {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6)) {
            ForEach(symbols, id: \.self) { each in
              Image(systemName: each)
                .font(.title3)
                .frame(width: 40, height: 40)
                .background(each == symbol ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
                .onTapGesture { symbol = each }
                .accessibilityAddTraits(.isButton)
                .accessibilityLabel(each)
            }
          }
        }
      }
      .navigationTitle("New Habit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            add(Habit(name: name, symbol: symbol, color: .purple))
            dismiss()
          }
          .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
    .presentationDetents([.medium])
    .interactiveDismissDisabled(!name.isEmpty)
  }
}

#Preview {
  HabitTrackerView(today: .now)
}
