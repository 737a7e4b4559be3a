import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentation appearance")
struct PresentationOptionsTests {
  private struct Page<Front: View>: View {
    @ViewBuilder let front: Front
    @State private var isShown = true

    var body: some View {
      Text(isShown ? "shown" : "away").sheet(isPresented: $isShown) { front }
    }
  }

  @Test("A sheet starts at its smallest or its selected detent")
  func detents() async {
    let least = await Screen { Page { Text("front").presentationDetents([.large, .medium]) } }
    #expect(least.presentation?.attributes(of: .sheet) == [[.sheetFraction: .number(0.5)]])
    let chosen = await Screen {
      Page { Text("front").presentationDetents([.height(100), .large], selection: .constant(.large)) }
    }
    #expect(chosen.presentation?.attributes(of: .sheet) == [[:]])
    let bad = await Screen { Page { Text("front").presentationDetents([.height(-5), .fraction(.nan)]) } }
    #expect(bad.presentation?.attributes(of: .sheet) == [[.sheetHeight: .number(0)]])
  }

  @Test("Disabling the dismissal hides the drag indicator only if the sheet has at most one detent")
  func indicators() async {
    func isHidden(@ViewBuilder _ front: @escaping () -> some View) async -> Bool {
      let screen = await Screen { Page { front() } }
      return screen.presentation?.attributes(of: .sheet).first?[.hidesIndicators] == .flag(true)
    }
    #expect(await isHidden { Text("front").interactiveDismissDisabled() })
    #expect(await isHidden { Text("front").interactiveDismissDisabled().presentationDetents([.medium]) })
    #expect(await !isHidden { Text("front").interactiveDismissDisabled().presentationDetents([.medium, .large]) })
    #expect(await !isHidden { Text("front").interactiveDismissDisabled().presentationDragIndicator(.visible) })
    #expect(await isHidden { Text("front").presentationDragIndicator(.hidden) })
  }

  @Test("Pulling a sheet writes the binding of the last evaluation")
  func changedSelection() async throws {
    struct Changing: View {
      @State private var first = PresentationDetent.medium
      @State private var second = PresentationDetent.medium
      @State private var isSecond = false
      var body: some View {
        Text("first \(first == .large), second \(second == .large)")
        Page {
          Button("change") { isSecond = true }
            .presentationDetents([.medium, .large], selection: isSecond ? $second : $first)
        }
      }
    }
    let screen = await Screen { Changing() }
    try await screen.tap("change")
    try await screen.pullSheet(by: 1)
    #expect(screen.contains("first false, second true"))
  }

  @Test("Pulling a sheet changes its detent, and pulling it below its smallest detent dismisses it")
  func pulls() async throws {
    struct Pulled: View {
      @State private var height = PresentationDetent.medium
      var body: some View {
        Page { Text("front").presentationDetents([.height(200), .medium, .large], selection: $height) }
        Text(height == .medium ? "medium" : height == .large ? "large" : "low")
      }
    }
    for screen in [
      await Screen { Pulled() }, await Screen { Page { Text("front").presentationDetents([.large, .medium]) } },
    ] {
      try await screen.pullSheet(by: 1)
      #expect(screen.presentation?.attributes(of: .sheet) == [[:]])
      await #expect(throws: ActionError.self) { try await screen.pullSheet(by: 1) }
      try await screen.pullSheet(by: -1)
      #expect(screen.presentation?.attributes(of: .sheet) == [[.sheetFraction: .number(0.5)]])
    }
    let screen = await Screen { Pulled() }
    try await screen.pullSheet(by: -1)
    #expect(screen.contains("low"))
    try await screen.pullSheet(by: -1)
    #expect(screen.contains("away"))
    await #expect(throws: ActionError.self) { try await screen.pullSheet(by: -1) }
  }

  @Test(
    "The views behind a sheet are interactive only up to the detent that allows it")
  func backgroundInteraction() async throws {
    struct Behind: View {
      @State private var count = 0
      @State private var isShown = false
      var body: some View {
        Button("Behind \(count)") { count += 1 }
        Button("Cover") { isShown = true }
          .fullScreenCover(isPresented: $isShown) {
            Page {
              Button("In front") { count += 10 }
                .presentationDetents([.height(200), .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
          }
      }
    }
    let screen = await Screen { Behind() }
    try await screen.tap("Cover")
    try await screen.tap("In front")
    let error = await #expect(throws: ActionError.self) { try await screen.tap("Behind 10") }
    #expect(error?.description.contains("A fullScreenCover covers it") == true)

    let low = await Screen {
      Page {
        Text("front").presentationDetents([.height(200), .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
      }
      Behind()
    }
    try await low.tap("Behind 0")
    #expect(low.contains("Behind 1"))
    try await low.pullSheet(by: 1)
    await #expect(throws: ActionError.self) { try await low.tap("Behind 1") }
  }

  @Test("An inspector reports its column width, clamped to its limits")
  func inspector() async {
    for (width, front) in [
      (270, AnyView(Text("front"))), (300, AnyView(Text("front").inspectorColumnWidth(300))),
      (200, AnyView(Text("front").inspectorColumnWidth(min: 100, ideal: 500, max: 200))),
      (270, AnyView(Text("front").inspectorColumnWidth(.nan))),
    ] {
      let screen = await Screen { Text("page").inspector(isPresented: .constant(true)) { front } }
      #expect(screen.presentation?.attributes(of: .sheet) == [[.asideWidth: .number(Double(width))]])
    }
  }

  @Test("`interactiveDismissDisabled` affects only its own sheet")
  func dismissDisabled() async throws {
    let screen = await Screen { Page { Page { Text("front") }.interactiveDismissDisabled() } }
    try await screen.dismiss()
    #expect(!screen.contains("front"))
    await #expect(throws: ActionError.self) { try await screen.dismiss() }
    let free = await Screen { Page { Page { Text("front").interactiveDismissDisabled() } } }
    await #expect(throws: ActionError.self) { try await free.dismiss() }
    #expect(free.contains("front"))
  }

  @Test("The user can dismiss a popover by a gesture, and a full-screen cover only through its content")
  func kinds() async throws {
    struct Covers: View {
      @State private var isCovered = true
      @State private var isPopped = true
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("behind")
          .fullScreenCover(isPresented: $isCovered) { Leaving() }
          .popover(isPresented: $isPopped) { Text("popped") }
      }
    }
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
    let screen = await Screen { Covers() }
    #expect(screen.presentation?.role == .popover)
    try await screen.dismiss()
    #expect(!screen.contains("popped"))
    await #expect(throws: ActionError.self) { try await screen.dismiss() }
    try await screen.tap("leave")
    #expect(screen.presentation == nil)
  }
}
