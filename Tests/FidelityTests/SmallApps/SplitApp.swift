import ScreenTesting
import SwiftUI
import Testing

// Splits a bill, in the style of 2020.

private struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
  var shares = 1
}

private struct SplitView: View {
  let log: EventLog
  @State private var amount = ""
  @State private var people = 2
  @State private var tip = 2
  @State private var roundsUp = false
  @State private var guests = [Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob"), Guest(id: 3, name: "Cy")]
  @State private var currency: String?

  private let tips = [0, 10, 15, 20]
  private let currencies = ["EUR", "USD"]

  private var total: Double {
    (Double(amount) ?? 0) * Double(100 + tips[tip]) / 100
  }

  private var share: Double {
    let exact = total / Double(people + 2)
    return roundsUp ? exact.rounded(.up) : exact
  }

  private var tipInPercent: Binding<Double> {
    Binding(
      get: { Double(tips[tip]) },
      set: { value in tip = tips.lastIndex { Double($0) <= value } ?? 0 })
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Bill"), footer: Text("Without the tip")) {
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
          Picker("Number of people", selection: $people) {
            ForEach(2..<20) { Text("\($0) people") }
          }
          Picker(selection: $currency, label: Text("Currency")) {
            Text("None").tag(String?.none)
            ForEach(currencies, id: \.self) { Text($0).tag(String?.some($0)) }
          }
        }
        Section(header: Text("Gratuity")) {
          Picker("Tip", selection: $tip) {
            ForEach(0..<tips.count) { Text("\(self.tips[$0])%") }
          }
          .pickerStyle(SegmentedPickerStyle())
          Slider(value: tipInPercent, in: 0...20, step: 5)
            .accessibilityLabel(Text("Tip in percent"))
        }
        Section(header: Text("Guests")) {
          ForEach(guests.indices, id: \.self) { index in
            Stepper(value: self.$guests[index].shares, in: 1...3) {
              Text("\(self.guests[index].name): \(self.guests[index].shares)")
            }
          }
          ForEach(guests) { guest in
            TextField("Name of guest \(guest.id)", text: self.name(of: guest))
          }
        }
        Section(header: Text("Result")) {
          Toggle("Round up", isOn: $roundsUp.animation()).disabled(total == 0)
          Text("Each: \(currency ?? "$")\(share, specifier: "%.2f")")
            .foregroundColor(tip == 0 ? .red : .primary)
          Text(guests.map(\.name).joined(separator: ", "))
        }
      }
      .navigationBarTitle(Text("Split the bill"))
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onChange(of: guests) { log.add("guests \($0.map { "\($0.name) \($0.shares)" }.joined(separator: ", "))") }
    .onChange(of: currency) { log.add("currency \($0 ?? "none")") }
  }

  private func name(of guest: Guest) -> Binding<String> {
    let index = guests.firstIndex { $0.id == guest.id }!
    return $guests[index].name
  }
}

@MainActor
@Suite("Small app: split bill, 2020 style")
struct SplitAppTests {
  @Test("The amount is shared and formatted with two decimals")
  func shares() async throws {
    let screen = await Screen { SplitView(log: EventLog()) }
    #expect(screen.contains("Each: $0.00"))
    try await screen.type("100", into: "Amount")
    #expect(screen.contains("Each: $28.75"))
    try await screen.type("x", into: "Amount")
    #expect(screen.contains("Each: $0.00"))
  }

  @Test("Untagged rows of a range are selected by position")
  func positionsOfRange() async throws {
    let screen = await Screen { SplitView(log: EventLog()) }
    #expect(try screen.find(.role(.picker, "Number of people")).value == "4 people")
    try await screen.choose("2 people", in: "Number of people")
    try await screen.type("100", into: "Amount")
    #expect(screen.contains("Each: $57.50"))
  }

  @Test("A picker with optional tags selects nil, a value, and nil again")
  func optionalTags() async throws {
    let log = EventLog()
    let screen = await Screen { SplitView(log: log) }
    let picker = Query.role(.picker, "Currency")
    #expect(try screen.find(picker).value == "None")
    try await screen.choose("EUR", in: picker)
    #expect(try screen.find(picker).value == "EUR")
    #expect(screen.contains("Each: EUR0.00"))
    try await screen.choose("None", in: picker)
    #expect(log.entries == ["currency EUR", "currency none"])
  }

  @Test("A slider writes through a derived binding that a segmented picker follows")
  func derivedBinding() async throws {
    let screen = await Screen { SplitView(log: EventLog()) }
    #expect(try screen.find(.role(.slider)).value == "15")
    try await screen.slide(.role(.slider), to: 5)
    #expect(try screen.find(.role(.picker, "Tip")).value == "0%")
    #expect(try screen.find(.role(.slider)).value == "0")
    try await screen.choose("20%", in: .role(.picker, "Tip"))
    #expect(try screen.find(.role(.slider)).value == "20")
  }

  @Test("Steppers change one array element and stop at both limits")
  func steppers() async throws {
    let log = EventLog()
    let screen = await Screen { SplitView(log: log) }
    try await screen.step("Bob: 1", by: 2)
    await #expect(throws: ActionError.self) { try await screen.step("Bob: 3") }
    await #expect(throws: ActionError.self) { try await screen.step("Ann: 1", by: -1) }
    #expect(log.entries == ["guests Ann 1, Bob 2, Cy 1", "guests Ann 1, Bob 3, Cy 1"])
  }

  @Test("A text field writes an array element, and other views of the element update")
  func fieldOfElement() async throws {
    let screen = await Screen { SplitView(log: EventLog()) }
    try await screen.clear("Name of guest 3")
    try await screen.type("Dee", into: "Name of guest 3")
    #expect(screen.contains("Ann, Bob, Dee"))
    #expect(screen.contains("Dee: 1"))
  }

  @Test("A toggle with an animated binding animates dependent changes")
  func animatedBinding() async throws {
    let screen = await Screen { SplitView(log: EventLog()) }
    await #expect(throws: ActionError.self) { try await screen.tap("Round up") }
    try await screen.type("100", into: "Amount")
    #expect(screen.animatedChanges.isEmpty)
    try await screen.tap("Round up")
    #expect(screen.contains("Each: $29.00"))
    #expect(!screen.animatedChanges.isEmpty)
    #expect(screen.animatedChanges.allSatisfy { $0.animation == .default })
  }
}
