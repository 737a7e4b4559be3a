import SwiftUI

// A calendar of one month in the style of 2022: value types, a grid of seven columns, and a sheet with a form.

package struct Appointment: Identifiable, Hashable {
  package let id = UUID()
  package var title: String
  package var date: Date
  package var color: Color

  package init(title: String, date: Date, color: Color) {
    self.title = title
    self.date = date
    self.color = color
  }
}

package struct CalendarMonth: View {
  @Environment(\.calendar) private var calendar
  @State private var month: Date
  @State private var selection: Date
  @State private var appointments: [Appointment]
  @State private var isAdding = false
  @State private var isForward = true

  private let today: Date

  package init(today: Date, appointments: [Appointment] = []) {
    self.today = today
    _month = State(initialValue: today)
    _selection = State(initialValue: today)
    _appointments = State(initialValue: appointments)
  }

  package var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        header
        weekdays
        grid
          .id(monthStart)
          .transition(.push(from: isForward ? .trailing : .leading))
          .gesture(
            DragGesture(minimumDistance: 40).onEnded { value in
              if value.translation.width < -40 { move(by: 1) }
              if value.translation.width > 40 { move(by: -1) }
            })
        Divider()
        agenda
      }
      .navigationTitle("Calendar")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Today") { show(today) }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add")
        }
      }
      .sheet(isPresented: $isAdding) {
        AppointmentEditor(date: selection) { appointments.append($0) }
          .presentationDetents([.medium, .large])
      }
    }
  }

  private var monthStart: Date { calendar.dateInterval(of: .month, for: month)!.start }

  private var header: some View {
    HStack {
      Button {
        move(by: -1)
      } label: {
        Image(systemName: "chevron.left")
      }
      .accessibilityLabel("Previous month")
      Spacer()
      Text(month, format: .dateTime.month(.wide).year())
        .font(.title3.bold())
        .contentTransition(.opacity)
      Spacer()
      Button {
        move(by: 1)
      } label: {
        Image(systemName: "chevron.right")
      }
      .accessibilityLabel("Next month")
    }
    .padding()
  }

  private var weekdays: some View {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(Array((symbols[first...] + symbols[..<first]).enumerated()), id: \.offset) { _, symbol in
        Text(symbol)
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var days: [Date?] {
    let count = calendar.range(of: .day, in: .month, for: monthStart)!.count
    let leading = (calendar.component(.weekday, from: monthStart) - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: monthStart) }
    return Array(repeating: nil, count: leading) + days
  }

  private var grid: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        if let day {
          DayCell(
            day: day, isToday: calendar.isDate(day, inSameDayAs: today),
            isSelected: calendar.isDate(day, inSameDayAs: selection), appointments: appointments(on: day)
          )
          .onTapGesture { selection = day }
        } else {
          Color.clear.frame(height: 44)
        }
      }
    }
    .padding(.bottom, 8)
  }

  @ViewBuilder private var agenda: some View {
    let shown = appointments(on: selection)
    if shown.isEmpty {
      VStack {
        Spacer()
        Text("No appointments on \(selection, format: .dateTime.day().month(.wide))")
          .foregroundStyle(.secondary)
        Spacer()
      }
    } else {
      List {
        Section(selection.formatted(.dateTime.weekday(.wide).day().month())) {
          ForEach(shown) { appointment in
            HStack {
              RoundedRectangle(cornerRadius: 2).fill(appointment.color).frame(width: 4)
              Text(appointment.title)
              Spacer()
              Text(appointment.date, style: .time).foregroundStyle(.secondary)
            }
          }
          .onDelete { offsets in
            let ids = Set(offsets.map { shown[$0].id })
            withAnimation { appointments.removeAll { ids.contains($0.id) } }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private func appointments(on day: Date) -> [Appointment] {
    appointments.filter { calendar.isDate($0.date, inSameDayAs: day) }.sorted { $0.date < $1.date }
  }

  private func move(by months: Int) {
    isForward = months > 0
    withAnimation(.easeInOut) {
      month = calendar.date(byAdding: .month, value: months, to: monthStart)!
    }
  }

  private func show(_ day: Date) {
    isForward = day > month
    withAnimation {
      month = day
      selection = day
    }
  }
}

private struct DayCell: View {
  let day: Date
  let isToday: Bool
  let isSelected: Bool
  let appointments: [Appointment]
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 2) {
      Text("\(calendar.component(.day, from: day))")
        .fontWeight(isToday ? .bold : .regular)
        .foregroundColor(isSelected ? .white : isToday ? .accentColor : .primary)
        .frame(width: 32, height: 32)
        .background {
          if isSelected { Circle().fill(Color.accentColor) }
        }
      HStack(spacing: 2) {
        ForEach(appointments.prefix(3)) { Circle().fill($0.color).frame(width: 5, height: 5) }
      }
      .frame(height: 6)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(day, format: .dateTime.day().month(.wide)))
    .accessibilityValue("\(appointments.count) appointments")
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

private struct AppointmentEditor: View {
  @State private var title = ""
  @State var date: Date
  @State private var color = Color.blue
  let save: (Appointment) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        DatePicker("Starts", selection: $date)
        Picker("Color", selection: $color) {
          Text("Blue").tag(Color.blue)
          Text("Orange").tag(Color.orange)
        }
      }
      .navigationTitle("New Appointment")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            save(Appointment(title: title.trimmingCharacters(in: .whitespaces), date: date, color: color))
            dismiss()
          }
          .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
