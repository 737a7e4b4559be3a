import ScreenTesting
import SwiftUI
import Testing

// A calculator in the style of 2020.

private enum Key: Hashable {
  case digit(Int)
  case point, clear, negate, percent, equals
  case operation(Operation)

  enum Operation: String {
    case divide = "÷"
    case multiply = "×"
    case subtract = "−"
    case add = "+"
  }

  var title: String {
    switch self {
    case .digit(let digit): return String(digit)
    case .point: return "."
    case .clear: return "AC"
    case .negate: return "±"
    case .percent: return "%"
    case .equals: return "="
    case .operation(let operation): return operation.rawValue
    }
  }

  var color: Color {
    switch self {
    case .digit, .point: return Color(.darkGray)
    case .clear, .negate, .percent: return Color(UIColor.lightGray)
    case .equals, .operation: return .orange
    }
  }
}

private struct Calculation: Identifiable {
  let id = UUID()
  let text: String
  let result: String
}

private final class Calculator: ObservableObject {
  @Published private(set) var display = "0"
  @Published private(set) var pending: (operation: Key.Operation, operand: Double)?
  @Published private(set) var history: [Calculation] = []
  private var isTyping = false

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 6
    return formatter
  }()

  func press(_ key: Key) {
    switch key {
    case .digit(let digit):
      display = isTyping && display != "0" ? display + "\(digit)" : "\(digit)"
      isTyping = true
    case .point:
      if !isTyping { display = "0" }
      if !display.contains(".") { display += "." }
      isTyping = true
    case .clear:
      display = "0"
      pending = nil
      isTyping = false
    case .negate: show(-value)
    case .percent: show(value / 100)
    case .equals: finish()
    case .operation(let operation):
      finish()
      pending = (operation, value)
    }
  }

  func recall(_ calculation: Calculation) {
    display = calculation.result
    isTyping = false
  }

  private var value: Double { Double(display) ?? 0 }

  private func show(_ value: Double) {
    display = value.isFinite ? Self.formatter.string(from: NSNumber(value: value)) ?? "" : "Error"
    isTyping = false
  }

  private func finish() {
    isTyping = false
    guard let (operation, operand) = pending else { return }
    let text = "\(Self.formatter.string(from: NSNumber(value: operand)) ?? "") \(operation.rawValue) \(display)"
    switch operation {
    case .divide: show(operand / value)
    case .multiply: show(operand * value)
    case .subtract: show(operand - value)
    case .add: show(operand + value)
    }
    pending = nil
    history.insert(Calculation(text: text, result: display), at: 0)
  }
}

private struct CalculatorButtonStyle: ButtonStyle {
  let key: Key

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 32, weight: .medium, design: .rounded))
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 64)
      .background(key.color)
      .foregroundColor(.white)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.6 : 1)
      .scaleEffect(configuration.isPressed ? 0.95 : 1.0)
  }
}

private struct CalculatorView: View {
  @StateObject private var calculator = Calculator()
  @State private var showsHistory = false
  let log: EventLog

  private let rows: [[Key]] = [
    [.clear, .negate, .percent, .operation(.divide)],
    [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
    [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
    [.digit(1), .digit(2), .digit(3), .operation(.add)],
    [.digit(0), .point, .equals],
  ]

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Button(action: { self.showsHistory = true }) {
            Image(systemName: "clock")
          }
          .accessibilityLabel(Text("History"))
          .disabled(calculator.history.isEmpty)
          Spacer()
          Text(calculator.display)
            .font(.system(size: 64))
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .accessibilityIdentifier("display")
            .onLongPressGesture { calculator.press(.clear) }
        }
        .padding(.horizontal)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button(action: { calculator.press(key) }) { Text(key.title) }
                .buttonStyle(CalculatorButtonStyle(key: key))
                .disabled(key == .equals && calculator.pending == nil)
            }
          }
        }
      }
      .padding(UIScreen.main.bounds.width > 375 ? 16 : 8)
    }
    .onChange(of: calculator.display) { value in log.add("shows \(value)") }
    .onChange(of: calculator.history.count) { [count = calculator.history.count] new in
      log.add("history from \(count) to \(new)")
    }
    .sheet(isPresented: $showsHistory, onDismiss: historyClosed) {
      HistoryView().environmentObject(calculator)
    }
  }

  private func historyClosed() { log.add("history closed") }
}

private struct HistoryView: View {
  @EnvironmentObject var calculator: Calculator
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      List(calculator.history) { calculation in
        Button(action: { recall(calculation) }) {
          HStack {
            Text(calculation.text).foregroundColor(.secondary)
            Spacer()
            Text(calculation.result)
          }
        }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("History", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
    }
  }

  private func recall(_ calculation: Calculation) {
    calculator.recall(calculation)
    self.presentationMode.wrappedValue.dismiss()
  }
}

@MainActor
@Suite("Small app: calculator, 2020 style")
struct CalculatorAppTests {
  private func press(_ keys: String, on screen: Screen) async throws {
    for key in keys.split(separator: " ") { try await screen.tap(.button(String(key))) }
  }

  private func display(of screen: Screen) throws -> String { try screen.find(.identifier("display")).text }

  @Test("Digit keys compose numbers, and several operations can be chained")
  func calculates() async throws {
    let screen = await Screen { CalculatorView(log: EventLog()) }
    try await press("0 0 7 . 5 .", on: screen)
    #expect(try display(of: screen) == "7.5")
    try await press("× 2 + 5 =", on: screen)
    #expect(try display(of: screen) == "20")
    try await press("9 ± ÷ 0 =", on: screen)
    #expect(try display(of: screen) == "Error")
    try await press("AC 5 0 %", on: screen)
    #expect(try display(of: screen) == "0.5")
  }

  @Test("The equals key is disabled while no operation is pending")
  func disabledKey() async throws {
    let screen = await Screen { CalculatorView(log: EventLog()) }
    #expect(try !screen.find(.button("=")).isEnabled)
    await #expect(throws: ActionError.self) { try await screen.tap(.button("=")) }
    try await press("1 +", on: screen)
    #expect(try screen.find(.button("=")).isEnabled)
    try await press("1 =", on: screen)
    #expect(try !screen.find(.button("=")).isEnabled)
  }

  @Test("A long press clears the display, and a tap on the display throws")
  func longPress() async throws {
    let screen = await Screen { CalculatorView(log: EventLog()) }
    try await press("4 2", on: screen)
    await #expect(throws: ActionError.self) { try await screen.tap(.identifier("display")) }
    #expect(try display(of: screen) == "42")
    try await screen.longPress(.identifier("display"))
    #expect(try display(of: screen) == "0")
  }

  @Test("`onChange` with one parameter receives the new value once per change")
  func changes() async throws {
    let log = EventLog()
    let screen = await Screen { CalculatorView(log: log) }
    try await press("0 AC 1 1", on: screen)
    #expect(log.entries == ["shows 1", "shows 11"])
  }

  @Test("`onChange` with one parameter can capture the previous value")
  func capturesOldValue() async throws {
    let log = EventLog()
    let screen = await Screen { CalculatorView(log: log) }
    try await press("1 + 1 =", on: screen)
    try await press("+ 1 =", on: screen)
    #expect(log.entries.filter { $0.hasPrefix("history") } == ["history from 0 to 1", "history from 1 to 2"])
  }

  @Test("A row of the history sheet recalls its result")
  func history() async throws {
    let log = EventLog()
    let screen = await Screen { CalculatorView(log: log) }
    #expect(try !screen.find("History").isEnabled)
    try await press("2 + 3 =", on: screen)
    try await press("1 0 − 3 =", on: screen)
    try await screen.tap("History")
    #expect(screen.contains("10 − 3"))
    try await screen.tap("2 + 3")
    #expect(screen.presentation == nil)
    #expect(try display(of: screen) == "5")
    #expect(log.count(of: "history closed") == 1)
    try await screen.tap("History")
    try await screen.tap("Done")
    #expect(screen.presentation == nil)
    #expect(log.count(of: "history closed") == 2)
  }
}
