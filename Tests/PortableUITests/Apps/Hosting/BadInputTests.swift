import Elements
import Foundation
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

/// Views with invalid input show a reasonable result. Problems are reported once, with the name of the view.
@MainActor
@Suite("Bad input")
struct BadInputTests {
  /// A screen that is evaluated again when its button is tapped.
  private struct Card<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var round = 0

    var body: some View {
      VStack {
        Button("again \(round)") { round += 1 }
        content(round)
      }
    }
  }

  /// Shows a screen, evaluates it three more times, and returns the reported issues and the screen.
  private func told<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) async throws -> (
    issues: [String], screen: Screen
  ) {
    var shown: Screen?
    let issues = try await issues {
      let screen = await Screen { Card(content: content) }
      for round in 0..<3 { try await screen.tap("again \(round)") }
      shown = screen
    }
    return (issues, try #require(shown))
  }

  @Test("A picker without a choice for its selection shows none selected")
  func picker() async throws {
    let (issues, screen) = try await told { _ in
      Picker("Color", selection: .constant(3)) {
        Text("Red").tag(1)
        Text("Blue").tag(2)
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("picker \"Color\"") == true)
    let picker = try screen.find("Color")
    #expect(picker.role == .picker && picker.attribute("selection") == nil)
  }

  @Test("A path value without a destination shows a placeholder page with a back button")
  func path() async throws {
    struct Pages: View {
      @State private var path = [7]
      var body: some View {
        NavigationStack(path: $path) { Text("first").navigationTitle("First") }
      }
    }
    let issues = try await issues {
      let screen = await Screen { Pages() }
      #expect(screen.contains("Nothing leads here"))
      try await screen.goBack()
      #expect(screen.contains("first"))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("a destination for the type Int") == true)
  }

  @Test("A missing image shows a placeholder with its name")
  func image() async throws {
    let (issues, screen) = try await told { _ in Image("no such picture") }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("no such picture") == true)
    #expect(try screen.find(.role(.image)).name == "no such picture")
  }

  @Test("A date outside its range is shown clamped")
  func date() async throws {
    let day = Date(timeIntervalSince1970: 86_400)
    let (issues, screen) = try await told { _ in
      DatePicker(
        "Day", selection: .constant(day.addingTimeInterval(-1e9)), in: day...day.addingTimeInterval(1e6),
        displayedComponents: .date)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("date picker \"Day\"") == true)
    #expect(screen.attributes(of: .datePicker).map { $0[.value] } == [.string("1970-01-02")])
  }

  @Test(
    "A negative frame length is reported and omitted",
    arguments: [-20, -CGFloat.infinity, -CGFloat.greatestFiniteMagnitude])
  func negativeFrame(length: CGFloat) async throws {
    let (issues, screen) = try await told { round in
      Text("a\(round)").frame(width: length, height: 5).frame(minWidth: 1, maxWidth: length)
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.hasPrefix("Card") && $0.contains("idth") && $0.contains("Negative lengths") })
    let frames = screen.attributes(of: .frame)
    #expect(frames.map { $0[.minWidth] } == [.number(1), nil] && frames.map { $0[.height] } == [nil, .number(5)])
    #expect(frames.allSatisfy { $0[.width] == nil })
  }

  @Test("A NaN length is reported and omitted")
  func notANumber() async throws {
    let (issues, screen) = try await told { round in
      HStack(spacing: .nan) {
        Text("a\(round)").frame(width: .nan).padding(.nan).offset(x: .nan).opacity(.nan).rotationEffect(.degrees(.nan))
      }
    }
    #expect(Set(issues).count == issues.count)
    #expect(issues.allSatisfy { $0.hasPrefix("Card") && $0.contains("not finite") })
    #expect(issues.contains { $0.contains("as its spacing") } && issues.contains { $0.contains("as its width") })
    #expect(!screen.tree.contains("nan"))
  }

  @Test("Rows with duplicate ids are all shown")
  func duplicates() async throws {
    let (issues, screen) = try await told { round in List([1, 2, 1], id: \.self) { Text("row \($0) \(round)") } }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("for example 1. All are shown") == true)
    #expect(screen.findAll(.role(.text)).count { $0.text.hasPrefix("row 1") } == 2)
  }

  @Test("Tabs with a duplicate or missing tag are reported once and shown")
  func tabs() async throws {
    let (issues, screen) = try await told { _ in
      TabView(selection: .constant("a")) {
        Text("page 1").tag("a")
        Text("page 2").tag("a")
        Text("page 3")
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("TabView") == true)
    #expect(screen.contains(.text("page 1")))
  }

  @Test("A range that grows and shrinks is not reported")
  func ranges() async throws {
    let (issues, screen) = try await told { round in
      ForEach(0..<[3, 5, 1, 4][round]) { Text("number \($0)") }
    }
    #expect(issues.isEmpty)
    #expect(screen.findAll(.role(.text)).count { $0.text.hasPrefix("number") } == 4)
  }

  @Test("Negative spacing is allowed in stacks and zero in lists")
  func negativeSpacing() async throws {
    let (issues, screen) = try await told { round in
      HStack(spacing: -8) { Text("a\(round)") }
      List { Text("b") }.listRowSpacing(-4).listSectionSpacing(-4)
      LazyVGrid(columns: [GridItem(.fixed(-5), spacing: -3), GridItem(.flexible(minimum: 9, maximum: 2))], spacing: -3)
      {
        Text("c")
      }
    }
    #expect(issues.isEmpty)
    #expect(screen.attributes(of: .hStack).map { $0[.spacing] } == [.number(-8)])
    let list = screen.attributes(of: .list).first
    #expect(list?[.rowSpacing] == .number(0) && list?[.sectionSpacing] == .number(0))
  }

  @Test("Extreme numbers are shown without a crash")
  func hugeNumbers() async throws {
    let (_, screen) = try await told { round in
      Text("lines \(round)").lineLimit(.max).lineLimit(-1).onTapGesture(count: .max) {}
      Text("badge").badge(.max).zIndex(Double.greatestFiniteMagnitude)
      Grid { GridRow { Text("cell").gridCellColumns(.max) } }
      ProgressView(value: 1e300, total: -1)
      ProgressView(value: -Double.infinity, total: 0)
      Gauge(value: Double.nan, in: 0...0) { Text("gauge") }
      Slider(value: .constant(Double.nan), in: 1...1, step: 0)
      List(0..<100_000, id: \.self) { Text("row \($0)") }
    }
    #expect(screen.contains("cell") && screen.contains("row 0"))
  }

  @Test("A stepper stops at the limits of its type")
  func steppers() async throws {
    struct Steps: View {
      @State private var most = Int.max - 1
      @State private var least = UInt8(1)
      var body: some View {
        Stepper("most", value: $most, step: 5)
        Stepper("least", value: $least)
        Stepper("in range", value: $least, in: 0...UInt8.max, step: 200)
        Text("\(String(most)) \(String(least))")
      }
    }
    let screen = await Screen { Steps() }
    try await screen.step("most", by: 2)
    try await screen.step("least", by: -3)
    #expect(screen.contains("\(Int.max) 0"))
    try await screen.step("in range", by: 2)
    #expect(screen.contains("\(Int.max) 255"))
  }

  @Test("A step that is larger than its type can represent stops at the range's or the type's limit")
  func greatSteps() async throws {
    struct Steps: View {
      @State private var free = 5
      @State private var bound = 5
      @State private var small = Int8.min
      var body: some View {
        Stepper("free", value: $free, step: .min)
        Stepper("bound", value: $bound, in: 0...9, step: .min)
        Stepper("small", value: $small, step: 200)
        Text("\(String(free)) \(String(bound)) \(String(small))")
      }
    }
    let screen = await Screen { Steps() }
    #expect(screen.contains("5 5 -128"))
    for name: Query in ["free", "bound", "small"] { try await screen.step(name) }
    #expect(screen.contains("\(Int.min + 5) 0 72"))
    for name: Query in ["free", "bound", "small"] { try await screen.step(name, by: -1) }
    #expect(screen.contains("4 9 -128"))
  }

  @Test("Offsets and positions outside a collection change nothing")
  func offsets() {
    var letters = ["a", "b", "c"]
    letters.remove(atOffsets: IndexSet([1, 40]))
    #expect(letters == ["a", "c"])
    letters.move(fromOffsets: IndexSet([0, 9]), toOffset: 70)
    #expect(letters == ["c", "a"])
    letters.move(fromOffsets: IndexSet([1]), toOffset: -3)
    #expect(letters == ["a", "c"])
  }
}
