import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Sheet")
struct SheetTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  /// A page that can present the next page.
  private struct Page: View {
    let depth: Int
    let probe: Probe
    @State private var isShown = false
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("page \(depth) \(isPresented ? "presented" : "at the bottom")")
        Button("count \(depth): \(count)") { count += 1 }
        Button("present from \(depth)") { isShown = true }
        Button("leave \(depth)") { dismiss() }
        Button("leave twice \(depth)") {
          dismiss()
          dismiss()
        }
      }
      .onAppear { probe.note("\(depth) appears") }
      .onDisappear { probe.note("\(depth) disappears") }
      .sheet(isPresented: $isShown, onDismiss: probe.noting("\(depth + 1) dismissed")) {
        if depth < 3 { AnyView(Page(depth: depth + 1, probe: probe)) }
      }
    }
  }

  /// The texts of the topmost presentation.
  private func texts(inFrontOf screen: Screen) -> [String] {
    (screen.presentation?.attributes(of: .text) ?? []).compactMap { $0[.text]?.description }
  }

  @Test("A sheet blocks the screen behind it until its button dismisses it")
  func presents() async throws {
    let probe = Probe()
    let screen = await Screen { Page(depth: 0, probe: probe) }
    #expect(screen.presentation == nil)
    try await screen.tap("leave 0")
    try await screen.tap("present from 0")
    #expect(screen.contains("page 1 presented"))
    #expect(screen.contains("page 0 at the bottom"))
    #expect(screen.presentation?.attributes(of: .sheet) == [[:]])
    #expect(texts(inFrontOf: screen).contains("page 1 presented"))
    let error = await #expect(throws: ActionError.self) { try await screen.tap("count 0: 0") }
    #expect(error?.description.contains("A sheet covers it. Dismiss the sheet first.") == true)
    try await screen.tap("leave 1")
    #expect(screen.presentation == nil)
    try await screen.tap("count 0: 0")
    #expect(probe.notes == ["0 appears", "1 appears", "1 disappears", "1 dismissed"])
  }

  @Test("Dismissing a sheet discards its state, and the screen behind it keeps its state")
  func dismisses() async throws {
    let probe = Probe()
    let screen = await Screen { Page(depth: 0, probe: probe) }
    try await screen.tap("count 0: 0")
    try await screen.tap("present from 0")
    try await screen.tap("count 1: 0")
    try await screen.dismiss()
    #expect(screen.presentation == nil)
    try await screen.tap("present from 0")
    #expect(screen.contains("count 1: 0"))
    #expect(screen.contains("count 0: 1"))
    try await screen.dismiss()
    await #expect(throws: ActionError.self) { try await screen.dismiss() }
    #expect(probe.count(of: "0 disappears") == 0)
    #expect(probe.count(of: "1 dismissed") == 2)
  }

  @Test("The topmost of nested sheets is dismissed first, once")
  func nested() async throws {
    let probe = Probe()
    let screen = await Screen { Page(depth: 0, probe: probe) }
    try await screen.tap("present from 0")
    try await screen.tap("present from 1")
    #expect(screen.findAll(.role(.sheet)).count == 1)
    #expect(texts(inFrontOf: screen).contains("page 2 presented"))
    try await screen.dismiss()
    #expect(texts(inFrontOf: screen).contains("page 1 presented"))
    try await screen.tap("present from 1")
    probe.forget()
    try await screen.tap("leave twice 2")
    #expect(probe.notes == ["2 disappears", "2 dismissed"])
    #expect(texts(inFrontOf: screen).contains("page 1 presented"))
  }

  @Test("Dismissing a sheet also dismisses the sheets that it presents")
  func lowerGoes() async throws {
    struct Both: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        Text("bottom")
          .sheet(isPresented: $isShown, onDismiss: probe.noting("first")) {
            Text("one").sheet(isPresented: .constant(true), onDismiss: probe.noting("second")) {
              Button("both") { isShown = false }
            }
          }
      }
    }
    let probe = Probe()
    let screen = await Screen { Both(probe: probe) }
    try await screen.tap("both")
    #expect(screen.attributes(of: .sheet).isEmpty)
    #expect(screen.findAll(.role(.text)).map(\.text) == ["bottom"])
    #expect(probe.notes.sorted() == ["first", "second"])
  }

  @Test("A binding that stays true keeps the sheet presented")
  func stateDecides() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("bottom").sheet(isPresented: Binding(get: { true }, set: { probe.note("\($0)") })) {
        Page(depth: 5, probe: probe)
      }
    }
    probe.forget()
    try await screen.dismiss()
    try await screen.tap("leave 5")
    #expect(probe.notes == ["false", "false"])
    #expect(screen.contains("page 5 presented"))
  }

  @Test("A sheet reads the environment and state, and sets preferences, at the position of its modifier")
  func inherits() async throws {
    struct Presenter: View {
      @State private var number = 0
      @State private var said = ""
      var body: some View {
        VStack {
          Text("said \(said)")
          Text("inside")
            .sheet(isPresented: .constant(true)) {
              Text("number \(number)").font(.title)
              NumberView().preference(key: WordKey.self, value: "from the sheet \(number)")
              Button("add") { number += 1 }
            }
            .environment(\.locale, .german)
        }
        .onPreferenceChange(WordKey.self) { said = $0 }
      }
    }
    struct NumberView: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: "locale \(locale.identifier)") }
    }
    let screen = await Screen { Presenter() }
    #expect(screen.contains("locale de_DE"))
    #expect(screen.contains("said from the sheet 0"))
    let before = screen.evaluations
    try await screen.tap("add")
    #expect(screen.contains("number 1"))
    #expect(screen.contains("said from the sheet 1"))
    #expect(screen.evaluations - before < 10)
  }

  @Test("A change that only the sheet reads does not evaluate the presenting view")
  func evaluatesApart() async throws {
    struct Presenter: View {
      let model: Model
      let probe: Probe
      var body: some View {
        let _ = probe.note("presenter")
        Text("bottom").sheet(isPresented: .constant(true)) {
          let _ = probe.note("sheet")
          Text("number \(model.number)")
        }
      }
    }
    let (model, probe) = (Model(), Probe())
    let screen = await Screen { Presenter(model: model, probe: probe) }
    probe.forget()
    model.number = 1
    await screen.settle()
    #expect(screen.contains("number 1"))
    #expect(probe.notes == ["sheet"])
  }

  @Test("Removing a row dismisses its sheet once")
  func rowGoes() async throws {
    struct Rows: View {
      let probe: Probe
      @State private var rows = [1, 2]
      @State private var shown: Int?
      var body: some View {
        ForEach(rows, id: \.self) { row in
          Button("row \(row)") { shown = row }
            .sheet(
              isPresented: Binding(get: { shown == row }, set: { if !$0 { shown = nil } }),
              onDismiss: { probe.note("dismissed \(row)") }
            ) {
              Button("remove \(row)") { rows.removeAll { $0 == row } }
            }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Rows(probe: probe) }
    try await screen.tap("row 1")
    try await screen.tap("remove 1")
    #expect(screen.attributes(of: .sheet).isEmpty)
    #expect(screen.findAll(.role(.button)).map(\.name) == ["row 2"])
    #expect(probe.notes == ["dismissed 1"])
    try await screen.tap("row 2")
    #expect(screen.contains("remove 2"))
  }

  @Test("An item with the same id keeps the sheet, and an item with another id replaces it")
  func items() async throws {
    struct Items: View {
      let probe: Probe
      @State private var item: Item?
      var body: some View {
        Button("first") { item = Item(id: 1, name: "first") }
        Text(item == nil ? "nothing" : "something")
          .sheet(item: $item, onDismiss: probe.noting("dismissed")) { shown in
            Text("item \(shown.name)")
            Counter()
            Button("rename") { item?.name = "renamed" }
            Button("other") { item = Item(id: 2, name: "other") }
            LateDismissal()
          }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct LateDismissal: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("late") { Late.dismissals.append(dismiss) }
      }
    }
    enum Late { @MainActor static var dismissals: [DismissAction] = [] }
    defer { Late.dismissals = [] }

    let probe = Probe()
    let screen = await Screen { Items(probe: probe) }
    try await screen.tap("first")
    try await screen.tap("count 0")
    try await screen.tap("late")
    try await screen.tap("rename")
    #expect(screen.contains("item renamed"))
    #expect(screen.contains("count 1"))
    #expect(probe.notes == [])
    try await screen.tap("other")
    #expect(screen.contains("item other"))
    #expect(screen.contains("count 0"))
    #expect(screen.findAll(.role(.sheet)).count == 1)
    #expect(probe.notes == ["dismissed"])
    // The first sheet's dismiss action does not affect the second.
    Late.dismissals[0]()
    await screen.settle()
    #expect(screen.contains("item other"))
    try await screen.dismiss()
    #expect(screen.contains("nothing"))
    #expect(probe.notes == ["dismissed", "dismissed"])
  }

  @Test("A sheet presented and dismissed in one update is never shown")
  func blinks() async throws {
    struct Blinking: View {
      let probe: Probe
      @State private var isShown = false
      var body: some View {
        Button("blink") {
          isShown = true
          isShown = false
        }
        .sheet(isPresented: $isShown, onDismiss: probe.noting("dismissed")) { Text("sheet") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Blinking(probe: probe) }
    try await screen.tap("blink")
    #expect(screen.presentation == nil)
    #expect(probe.notes == [])
  }

  @Test("A sheet stays the last element when other elements are inserted")
  func standsInFront() {
    struct Growing: View {
      @State private var rows = [0]
      @State private var hasSheet = false
      var body: some View {
        Button("sheet") { hasSheet.toggle() }
        Button("row") { rows.insert(rows.count, at: 0) }
        Button("turn") { rows.reverse() }
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .sheet(isPresented: $hasSheet) { Text("in front") }
        if hasSheet { Text("last") }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Growing() }
    hosted.graph.turn()
    let buttons = hosted.graph.root.children.prefix(3).map(\.id)
    for button in [0, 1, 2, 1, 2, 0, 1, 0, 2] {
      hosted.graph.dispatch(Event(.tap), to: buttons[button])
      hosted.graph.turn()
      #expect(host.picture == PictureHost.print(hosted.graph.root))
      let kinds = hosted.graph.root.children.map(\.kind)
      #expect(kinds.firstIndex(of: .sheet).map { $0 == kinds.count - 1 } ?? true)
    }
    #expect(host.mistakes == [])
    hosted.graph.stop()
  }

  @Test("Covering a page keeps its presented sheet")
  func coveredPage() async throws {
    struct Covered: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        HideablePage(isShown: isShown) {
          Text("page").onDisappear { probe.note("page disappears") }
            .sheet(isPresented: .constant(true)) {
              Button("cover") { isShown = false }
                .onAppear { probe.note("sheet appears") }
                .onDisappear { probe.note("sheet disappears") }
            }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Covered(probe: probe) }
    try await screen.tap("cover")
    #expect(probe.notes == ["sheet appears", "page disappears"])
    await screen.close()
    #expect(probe.notes == ["sheet appears", "page disappears", "sheet disappears"])
  }

  @Test("A sheet dismissed while it appears is dismissed once and can be presented again", arguments: [true, false])
  func dismissedAtOnce(byBinding: Bool) async throws {
    struct Fleeting: View {
      let dismissAtOnce: @MainActor () -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("fleeting").onAppear {
          dismissAtOnce()
          dismiss()
        }
      }
    }
    struct Presenting: View {
      let byBinding: Bool
      let probe: Probe
      @State private var isShown = false
      var body: some View {
        Button("present") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: probe.noting("dismissed")) {
            Fleeting { if byBinding { isShown = false } }
          }
      }
    }
    let probe = Probe()
    let screen = await Screen { Presenting(byBinding: byBinding, probe: probe) }
    for round in 1...2 {
      try await screen.tap("present")
      #expect(screen.presentation == nil)
      #expect(probe.count(of: "dismissed") == round)
    }
  }
}

@Observable
private final class Model {
  var number = 0
}

private struct WordKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
