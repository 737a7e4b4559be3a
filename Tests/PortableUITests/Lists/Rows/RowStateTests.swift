import Elements
import ScreenTesting
import SwiftUI
import Testing

/// Counts its presses.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name), \(count)") { count += 1 } }
}

/// Collects the numbers of rows.
private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A row that is scrolled out of the window keeps the state of all its views, wherever they are in the row.
@MainActor
@Suite("State of rows")
struct RowStateTests {
  /// Presses buttons of a list, scrolls away and back, and checks that each button kept its count.
  private func check<Row: View>(_ names: [String], @ViewBuilder row: @escaping (Int) -> Row) async throws {
    let screen = await Screen { List(0..<500) { row($0) } }
    for name in names { try await screen.tap(.named("\(name), 0")) }
    try await screen.scrollToBottom()
    #expect(names.allSatisfy { !screen.contains(.named("\($0), 1")) })
    try await screen.scrollToTop()
    for name in names { #expect(screen.contains(.named("\(name), 1")), "\(name)") }
  }

  @Test("Backgrounds and overlays of a row and its content keep their state")
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

  @Test("Each use of a modifier's content in a row keeps its own state")
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

  @Test("Rows with preference, environment and lifecycle modifiers keep their state")
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

  @Test("Preferences of rows are in row order, even after a move")
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

  @Test("A row scrolled away withdraws its preference until it returns")
  func withdrawal() async throws {
    struct Reader: View {
      @State private var said: [Int] = []
      var body: some View {
        Text("\(said.first ?? -1) to \(said.last ?? -1), \(said.count)")
        List(0..<500) { number in
          Text("row").overlay { Text("in front").preference(key: Numbers.self, value: [number]) }
        }
        .onPreferenceChange(Numbers.self) { said = $0 }
      }
    }
    let screen = await Screen { Reader() }
    #expect(screen.contains("0 to 99, 100"))
    try await screen.scrollToBottom()
    #expect(screen.contains("300 to 499, 200"))
    try await screen.scrollToTop()
    #expect(screen.contains("0 to 199, 200"))
  }

  @Test("An overlay on a collection appears, disappears and keeps its state for each row separately")
  func collectionLayers() async throws {
    struct Badge: View {
      let probe: Probe
      @State private var number = -1
      @State private var count = 0
      var body: some View {
        Button("badge \(number), \(count)") { count += 1 }
          .onAppear {
            guard number < 0 else { return }
            number = probe.count(of: "first")
            probe.note("first")
          }
          .onDisappear { probe.note("disappear") }
      }
    }
    let probe = Probe()
    let screen = await Screen {
      List { ForEach(0..<500) { Text("row \($0)") }.overlay { Badge(probe: probe) } }
    }
    try await screen.tap("badge 3, 0")
    try await screen.scrollToBottom()
    #expect(!screen.contains("badge 3, 1"))
    #expect(probe.count(of: "disappear") == 100)
    try await screen.scrollToTop()
    #expect(screen.findAll(.role(.button)).prefix(4).map(\.name).last == "badge 3, 1")
  }

  @Test("Changed modifiers of a collection apply to existing and new rows")
  func changingLayers() async throws {
    struct Padded: View {
      @State private var length = 1.0
      var body: some View {
        Button("wider") { length += 1 }
        List { ForEach(0..<500) { Text("row \($0)") }.padding(.top, length).opacity(1 / length) }
        ScrollView { LazyVStack { ForEach(0..<500) { Text("lazy \($0)") }.padding(.top, length) } }
      }
    }
    let screen = await Screen { Padded() }
    try await screen.tap("wider")
    #expect(screen.attributes(of: .padding) == Array(repeating: [.top: .number(2)], count: 200))
    #expect(screen.attributes(of: .opacity) == Array(repeating: [.opacity: .number(0.5)], count: 100))
    try await screen.scrollToBottom()
    #expect(try screen.find("row 499").attributes(of: .padding) == [[.top: .number(2)]])
    #expect(screen.attributes(of: .padding).allSatisfy { $0 == [.top: .number(2)] })
  }

  @Test("Rows disappear and appear with their page, even if it is scrolled while hidden")
  func coveredRows() async throws {
    struct Pages: View {
      @State private var isShown = true
      let probe: Probe
      var body: some View {
        Button("cover") { isShown.toggle() }
        HideablePage(isShown: isShown) {
          List(0..<500) { number in
            Counter(name: "row \(number)")
              .onAppear { probe.note("appear \(number)") }
              .onDisappear { probe.note("disappear \(number)") }
          }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Pages(probe: probe) }
    try await screen.tap("row 3, 0")
    try await screen.tap("cover")
    #expect(probe.notes.filter { $0.hasSuffix(" 3") } == ["appear 3", "disappear 3"])
    try await screen.scrollToBottom()
    try await screen.tap("cover")
    #expect(probe.notes.filter { $0.hasSuffix(" 3") } == ["appear 3", "disappear 3"])
    #expect(probe.notes.filter { $0.hasSuffix(" 499") } == ["appear 499"])
    try await screen.scrollToTop()
    #expect(screen.contains("row 3, 1"))
    #expect(probe.notes.filter { $0.hasSuffix(" 3") } == ["appear 3", "disappear 3", "appear 3"])
    #expect(probe.notes.filter { $0.hasSuffix(" 499") } == ["appear 499", "disappear 499"])
  }
}
