import ScreenTesting
import SwiftUI
import Testing

/// Counts how often it was pressed.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name), \(count)") { count += 1 } }
}

/// The numbers of rows.
private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What stays of a row that is scrolled away, wherever in it that is.
@MainActor
@Suite("State of rows")
struct RowStateTests {
  /// Presses buttons of a list, scrolls away from them and back, and looks whether they still say how often they were pressed.
  private func check<Row: View>(_ names: [String], @ViewBuilder row: @escaping (Int) -> Row) async throws {
    let screen = await Screen { List(0..<500) { row($0) } }
    for name in names { try await screen.tap(.named("\(name), 0")) }
    try await screen.scrollToBottom()
    #expect(names.allSatisfy { !screen.contains(.named("\($0), 1")) })
    try await screen.scrollToTop()
    for name in names { #expect(screen.contains(.named("\(name), 1")), "\(name)") }
  }

  @Test("Views behind and in front of a row, and of what is in it, keep their state")
  func layers() async throws {
    try await check(["behind 4", "before 4", "inside 4", "around 4"]) { number in
      HStack {
        Counter(name: "inside \(number)")
        Text("row \(number)").overlay { Counter(name: "before \(number)") }.padding(2)
      }
      .background { Counter(name: "behind \(number)") }
      .padding(1)
      .overlay { if number.isMultiple(of: 2) { Counter(name: "around \(number)") } }
    }
  }

  @Test("What modifiers with bodies show keeps its state, each where it is shown")
  func slots() async throws {
    struct Doubled: ViewModifier {
      let number: Int
      func body(content: Content) -> some View {
        HStack {
          content.accessibilityIdentifier("first \(number)")
          Counter(name: "beside \(number)")
          Group { content }.accessibilityIdentifier("second \(number)")
        }
      }
    }
    let screen = await Screen { List(0..<500) { Counter(name: "row \($0)").modifier(Doubled(number: $0)) } }
    try await screen.tap(.identifier("second 1"))
    try await screen.tap("beside 1, 0")
    try await screen.scrollToBottom()
    try await screen.scrollToTop()
    #expect(try screen.find(.identifier("first 1")).name == "row 1, 0")
    #expect(try screen.find(.identifier("second 1")).name == "row 1, 1")
    #expect(screen.contains("beside 1, 1"))
  }

  @Test("Views in surroundings of their own keep their state")
  func surroundings() async throws {
    try await check(["row 3"]) { number in
      Counter(name: "row \(number)")
        .preference(key: Numbers.self, value: [number])
        .onPreferenceChange(Numbers.self) { _ in }
        .environment(\.isEnabled, true)
        .onAppear {}
        .id("\(number)")
    }
  }

  @Test("What rows say to the views around them is in the order of the rows, also after they were moved")
  func preferences() async throws {
    struct Reader: View {
      @State private var order = Array(0..<40)
      @State private var said: [Int] = []
      var body: some View {
        Button("reverse") { order.reverse() }
        Text(said.prefix(3).map(String.init).joined(separator: " "))
        List(order, id: \.self) { number in
          Text("row").preference(key: Numbers.self, value: [number])
        }
        .onPreferenceChange(Numbers.self) { said = $0 }
      }
    }
    let screen = await Screen { Reader() }
    #expect(screen.contains("0 1 2"))
    try await screen.tap("reverse")
    #expect(screen.contains("39 38 37"))
  }
}
