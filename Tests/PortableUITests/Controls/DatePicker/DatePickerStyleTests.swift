import Foundation
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of date pickers")
struct DatePickerStyleTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ month: Int, _ day: Int, _ hour: Int = 10) -> Date {
    calendar.date(from: DateComponents(year: 2_024, month: month, day: day, hour: hour, minute: 30)) ?? .distantPast
  }

  private struct Chosen<Content: View>: View {
    @State var date: Date
    @ViewBuilder let content: (Binding<Date>) -> Content

    var body: some View {
      VStack {
        content($date)
        Text(verbatim: "chosen \(date.formatted(.iso8601))")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("A graphical picker keeps the time of day, and disables months and days outside its range")
  func graphical() async throws {
    let screen = await Screen {
      Chosen(date: Self.date(1, 31)) { date in
        DatePicker("Day", selection: date, in: Self.date(1, 30, 12)...Self.date(2, 2, 8)).datePickerStyle(.graphical)
      }
    }
    try await screen.tap("Thursday, February 1, 2024", after: "Next month")
    #expect(screen.contains("chosen 2024-02-01T10:30:00Z"))
    // The range starts and ends in the middle of its first and last day.
    try await screen.tap("Friday, February 2, 2024")
    #expect(screen.contains("chosen 2024-02-02T08:30:00Z"))
    try await screen.tap("Tuesday, January 30, 2024", after: "Previous month")
    #expect(screen.contains("chosen 2024-01-30T12:30:00Z"))
    for closed in ["Monday, January 29, 2024", "Previous month"] {
      await #expect(throws: ActionError.self) { try await screen.tap(.button(closed)) }
    }
    try await screen.enter("16:45", into: .named("Time"))
    #expect(screen.contains("chosen 2024-01-30T16:45:00Z"))
  }

  @Test("A graphical picker shows the month of a day that the app selects, and stays when the user selects a day")
  func selectedByApp() async throws {
    let screen = await Screen {
      Chosen(date: Self.date(1, 31)) { date in
        DatePicker("Day", selection: date).datePickerStyle(.graphical)
        Button("Spring") { date.wrappedValue = Self.date(4, 1) }
      }
    }
    for _ in 0..<3 { try await screen.tap("Next month") }
    #expect(screen.contains("April 2024"))
    try await screen.tap("Previous month")
    try await screen.tap("Spring")
    #expect(screen.contains("April 2024"))
    try await screen.tap("Tuesday, May 7, 2024", after: "Next month")
    #expect(screen.contains("May 2024"))
  }

  @Test("A graphical picker has a time field only with the time component")
  func parts() async throws {
    let screen = await Screen {
      Chosen(date: Self.date(3, 5)) { date in
        DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Hour", selection: date, displayedComponents: .hourAndMinute).datePickerStyle(.graphical)
      }
    }
    #expect(!screen.contains("Time"))
    try await screen.tap("Friday, March 8, 2024")
    #expect(screen.contains("chosen 2024-03-08T10:30:00Z"))
    try await screen.enter("00:05", into: .named("Hour"))
    #expect(screen.contains("chosen 2024-03-08T00:05:00Z"))
  }

  private struct DayStepperStyle: DatePickerStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "until \(configuration.maximumDate?.formatted(.iso8601) ?? "-") \(isEnabled)")
        Text(verbatim: "\(configuration.minimumDate == nil) \(configuration.displayedComponents == .date)")
        Button("Next day") { configuration.selection += 86_400 }
        DatePicker("Inner", selection: configuration.$selection, displayedComponents: .date)
      }
    }
  }

  @Test("A custom style gets the label, the date, its limits and the components, and changes the date")
  func custom() async throws {
    let screen = await Screen {
      Chosen(date: Self.date(3, 5)) { date in
        DatePicker("Date", selection: date, in: ...Self.date(12, 24), displayedComponents: .date)
          .datePickerStyle(DayStepperStyle())
      }
    }
    #expect(screen.contains("Date"))
    #expect(screen.contains("until 2024-12-24T10:30:00Z true"))
    #expect(screen.contains("true true"))
    try await screen.tap("Next day")
    #expect(screen.contains("chosen 2024-03-06T10:30:00Z"))
    // A date picker in the body of a style has the default style.
    try await screen.enter("2024-03-09", into: .named("Inner"))
    #expect(screen.contains("chosen 2024-03-09T10:30:00Z"))
  }

  @Test("A date picker updates its fields when its displayed components change")
  func otherParts() async throws {
    struct Parts: View {
      @State private var date = DatePickerStyleTests.date(3, 5)
      @State private var hasDay = false
      var body: some View {
        Toggle("day", isOn: $hasDay)
        DatePicker("Hour", selection: $date, displayedComponents: hasDay ? .date : .hourAndMinute)
          .datePickerStyle(.graphical)
      }
    }
    let screen = await Screen { Parts() }
    try await screen.enter("00:05", into: .named("Hour"))
    try await screen.tap("day")
    #expect(screen.contains("March 2024"))
    try await screen.tap("day")
    try await screen.enter("01:05", into: .named("Hour"))
  }

  @Test("Wheel pickers clamp the day to a shorter month")
  func wheels() async throws {
    let screen = await Screen {
      Chosen(date: Self.date(1, 31)) { date in
        DatePicker("Date", selection: date, in: ...Self.date(12, 24)).datePickerStyle(.wheel)
      }
    }
    try await screen.choose("February", in: .named("Month"))
    #expect(screen.contains("chosen 2024-02-29T10:30:00Z"))
    try await screen.choose("2023", in: .named("Year"))
    #expect(screen.contains("chosen 2023-02-28T10:30:00Z"))
    try await screen.choose("7", in: .named("Day"))
    try await screen.choose("11\u{202F}PM", in: .named("Hour"))
    try await screen.choose("05", in: .named("Minute"))
    #expect(screen.contains("chosen 2023-02-07T23:05:00Z"))
    // Years outside the range are not available, and dates in the last year are clamped.
    await #expect(throws: (any Error).self) { try await screen.choose("2025", in: .named("Year")) }
    try await screen.choose("2024", in: .named("Year"))
    try await screen.choose("December", in: .named("Month"))
    try await screen.choose("31", in: .named("Day"))
    #expect(screen.contains("chosen 2024-12-24T10:30:00Z"))
  }

  @Test("A navigation link picker shows its selection and updates it")
  func navigationLink() async throws {
    struct Sizes: View {
      @State private var size: String? = "S"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) {
              Text("None").tag(String?.none)
              ForEach(["S", "M"], id: \.self) { Text("size \($0)").tag(Optional($0)) }
            }
          }
        }
        .pickerStyle(.navigationLink)
        Picker("Outside", selection: $size) { ForEach(["S", "M"], id: \.self) { Text("or \($0)").tag(Optional($0)) } }
          .pickerStyle(.navigationLink)
      }
    }
    let screen = await Screen { Sizes() }
    #expect(screen.contains("size S") && !screen.contains("size M"))
    try await screen.tap(.button("Size size S"))
    try await screen.choose("size M", in: .role(.picker, "Size"))
    #expect(screen.contains(.button("Size size M")))
    try await screen.tap(.button("Size size M"))
    try await screen.choose("None", in: .role(.picker, "Size"))
    #expect(screen.contains(.button("Size None")))
    // Outside a navigation stack the picker is a menu.
    try await screen.choose("or S", in: .named("Outside"))
    #expect(screen.contains(.button("Size size S")))
  }

  @Test("A navigation link picker shows the sections of its options with headers and footers")
  func navigationLinkSections() async throws {
    struct Rooms: View {
      @State private var room = "single"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Room", selection: $room) {
              Section("Small rooms") { ForEach(["single", "double"], id: \.self) { Text("a \($0) room") } }
              Section {
                Text("a suite").tag("suite")
              } header: {
                Text("Large rooms")
              } footer: {
                Text("On request")
              }
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let screen = await Screen { Rooms() }
    #expect(!screen.contains("Large rooms"))
    try await screen.tap(.button("Room a single room"))
    #expect(screen.contains("Small rooms") && screen.contains("Large rooms") && screen.contains("On request"))
    try await screen.choose("a suite", in: .role(.picker, "Room"))
    try await screen.tap(.button("Room a suite"))
    try await screen.choose("a double room", in: .role(.picker, "Room"))
    #expect(screen.contains(.button("Room a double room")))
  }

  @Test("A navigation link picker shows a selected option inside a section, condition, group or collection")
  func navigationLinkToContainers() async throws {
    struct Rooms: View {
      @State private var room = "single"
      let hasMore = true
      var body: some View {
        NavigationStack {
          Form {
            Picker("Room", selection: $room) {
              Section("Small") {
                ForEach(["single", "double"], id: \.self) { Text("a \($0) room") }
              }
              if hasMore { Text("a suite").tag("suite") }
              Group {
                if hasMore { Text("a hall").tag("hall") } else { Text("a shed").tag("shed") }
              }
              ForEach([1], id: \.self) { _ in ForEach(["garden"], id: \.self) { Text("a \($0)") } }
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let screen = await Screen { Rooms() }
    var current = "a single room"
    for option in ["a double room", "a suite", "a hall", "a garden"] {
      try await screen.tap(.button("Room \(current)"))
      try await screen.choose(option, in: .role(.picker, "Room"))
      #expect(screen.contains(.button("Room \(option)")))
      current = option
    }
  }
}

extension Screen {
  fileprivate func tap(_ query: Query, after turn: Query) async throws {
    try await tap(turn)
    try await tap(query)
  }
}
