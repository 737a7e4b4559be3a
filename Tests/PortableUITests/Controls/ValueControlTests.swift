import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Steppers, and pickers of dates and colors")
struct ValueControlTests {
  @Test("What a person has copied is taken as a text or as an address, and not while the button is disabled")
  func pasting() async throws {
    struct Pasting: View {
      @State private var text = "nothing"
      @State private var host = "none"
      @State private var isOff = false
      var body: some View {
        Text("text \(text) host \(host)")
        PasteButton(payloadType: String.self) { text = $0.joined() }.accessibilityIdentifier("text").disabled(isOff)
        PasteButton(payloadType: URL.self) { host = $0.first?.host() ?? "" }.accessibilityIdentifier("address")
        Toggle("Off", isOn: $isOff)
      }
    }
    let screen = await Screen { Pasting() }
    try await screen.paste("a b", by: .identifier("text"))
    #expect(screen.contains("text a b host none"))
    try await screen.paste("no address", by: .identifier("address"))
    #expect(screen.contains("text a b host none"))
    try await screen.paste(" https://example.com/x\n", by: .identifier("address"))
    #expect(screen.contains("text a b host example.com"))
    try await screen.tap("Off")
    await #expect(throws: ActionError.self) { try await screen.paste("c", by: .identifier("text")) }
    #expect(screen.contains("text a b host example.com"))
  }

  @Test("A step that is not finite changes nothing, and is reported once")
  func faultySteps() async throws {
    struct Faulty: View {
      @State private var count = 1.0
      @State private var others = 0
      var body: some View {
        Stepper("Count", value: $count, in: 0...5, step: .nan)
        Stepper("Free", value: $count, step: .infinity)
        Button("Other \(others)") { others += 1 }
      }
    }
    var screen: Screen?
    let issues = try await issues {
      screen = await Screen { Faulty() }
      try await screen?.tap("Other 0")
    }
    #expect(issues.count == 2)
    #expect(issues.contains { $0.contains("\"Count\" has a step of nan") })
    await #expect(throws: ActionError.self) { try await screen?.step("Count") }
    await #expect(throws: ActionError.self) { try await screen?.step("Free", by: -1) }
  }

  @Test("A stepper changes its value by steps, within its range, and says so before and afterwards")
  func stepper() async throws {
    struct Count: View {
      @State private var count = 2
      @State private var log = ""
      var body: some View {
        Stepper("Count \(count)", value: $count, in: 0...5, step: 2) { log += $0 ? "(" : ")" }
        Text(verbatim: "log \(log)")
      }
    }
    let screen = await Screen { Count() }
    try await screen.step("Count 2")
    #expect(screen.contains("log ()"))
    try await screen.tap(.button("Increment"))
    #expect(screen.contains(.role(.stepper, "Count 5")))
    await #expect(throws: ActionError.self) { try await screen.step("Count 5") }
    #expect(try screen.find(.button("Increment")).isEnabled == false)
    try await screen.step("Count 5", by: -1)
    try await screen.tap(.button("Decrement"))
    #expect(screen.contains(.role(.stepper, "Count 1")))
  }

  private struct Appointment: View {
    @State var date = Date(timeIntervalSince1970: 1_000_000_000)
    var components: DatePickerComponents = [.hourAndMinute, .date]
    var body: some View {
      DatePicker(
        "When", selection: $date, in: Date(timeIntervalSince1970: 900_000_000)..., displayedComponents: components
      )
      .environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
      Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
    }
  }

  @Test(
    "A date is shown and chosen in the environment's time zone; what is not chosen stays as it is",
    arguments: [
      (DatePickerComponents(rawValue: 3), "2001-09-09T03:46", "2002-01-31T10:05", 1_012_464_300),
      (DatePickerComponents.date, "2001-09-09", "2001-09-10", 1_000_086_400),
      (DatePickerComponents.hourAndMinute, "03:46", "04:00", 1_000_000_800),
    ])
  func date(components: DatePickerComponents, shown: String, entered: String, seconds: Int) async throws {
    let screen = await Screen { Appointment(components: components) }
    #expect(try screen.find(.role(.datePicker, "When")).value == shown)
    try await screen.enter(entered, into: .role(.datePicker, "When"))
    #expect(screen.contains("at \(seconds)"))
  }

  @Test(
    "A date outside of the range is brought into it; what is no date is refused",
    arguments: ["", "x", "2001-13-01T00:00", "2001-02-30T00:00", "99", "2001-09-09T25:00", "-1-1-1T1:1"])
  func badDate(text: String) async throws {
    let screen = await Screen { Appointment() }
    try await screen.enter("1990-01-01T00:00", into: .role(.datePicker, "When"))
    #expect(screen.contains("at 900000000"))
    await #expect(throws: ActionError.self) { try await screen.enter(text, into: .role(.datePicker, "When")) }
  }

  @Test("A date that the program has put outside of the range is reported once, and shown as the nearest in it")
  func dateOutside() async throws {
    try await withKnownIssue {
      let screen = await Screen { Appointment(date: Date(timeIntervalSince1970: 0)) }
      let shown = try screen.find(.role(.datePicker, "When")).value
      #expect(shown == "1998-07-09T18:00")
      #expect(screen.contains("at 0"))
    } matching: {
      $0.description.contains("The date of the date picker \"When\"")
    }
  }

  @Test("A color is shown and chosen in hexadecimal, and keeps its opacity")
  func color() async throws {
    struct Paint: View {
      @State private var color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
      var body: some View {
        ColorPicker("Paint", selection: $color)
        Text("sample").background(color)
      }
    }
    let screen = await Screen { Paint() }
    #expect(try screen.find(.role(.colorPicker, "Paint")).value == "#ff0000")
    try await screen.enter("#00ff80", into: .role(.colorPicker, "Paint"))
    #expect(try screen.find("sample").attribute("fill") == "#00ff80 50%")
    for bad in ["", "red", "#12", "#gggggg"] {
      await #expect(throws: ActionError.self) { try await screen.enter(bad, into: .role(.colorPicker, "Paint")) }
    }
  }

  @Test("A slider has labels at its ends, and a name from its label")
  func slider() async throws {
    let screen = await Screen {
      Slider(value: .constant(5), in: 0...10) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
    #expect(try screen.find(.role(.slider, "Speed")).value == "5")
    #expect(screen.contains("slow") && screen.contains("fast"))
  }
}
