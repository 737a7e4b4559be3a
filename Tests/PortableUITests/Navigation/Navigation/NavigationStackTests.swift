import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation stack")
struct NavigationStackTests {
  private struct Page: View {
    let name: String
    let probe: Probe
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("\(name) \(isPresented ? "presented" : "first")")
        Button("count \(name): \(count)") { count += 1 }
        NavigationLink("to 7 from \(name)", value: 7)
        NavigationLink("to text from \(name)", value: "text")
        NavigationLink("aside from \(name)") { Text("aside of \(name)") }
        Button("leave \(name)") { dismiss() }
        Button("leave \(name) twice") {
          dismiss()
          dismiss()
        }
      }
      .navigationTitle("Title \(name)")
      .onAppear { probe.note("\(name) appears") }
      .onDisappear { probe.note("\(name) disappears") }
      .task {
        await Never.finish()
        probe.note("\(name) cancelled")
      }
    }
  }

  private struct Stack: View {
    let probe: Probe
    var body: some View {
      NavigationStack {
        Page(name: "root", probe: probe)
          .navigationDestination(for: Int.self) { Page(name: "page \($0)", probe: probe) }
          .navigationDestination(for: String.self) { Page(name: $0, probe: probe) }
      }
    }
  }

  @Test("A link pushes its value's page, and the covered page keeps its state")
  func pushes() async throws {
    let probe = Probe()
    let screen = await Screen { Stack(probe: probe) }
    try await screen.tap("count root: 0")
    try await screen.tap("to 7 from root")
    #expect(screen.contains("page 7 presented"))
    #expect(!screen.contains("root first"))
    #expect(probe.notes == ["root appears", "page 7 appears", "root disappears", "root cancelled"])
    probe.forget()
    try await screen.goBack()
    #expect(screen.contains("count root: 1"))
    #expect(!screen.contains("page 7 presented"))
    #expect(probe.notes == ["root appears", "page 7 disappears", "page 7 cancelled"])
    await #expect(throws: ActionError.self) { try await screen.goBack() }
  }

  @Test("The bar shows the page's title and a back button with the previous page's title")
  func bar() async throws {
    let screen = await Screen { Stack(probe: Probe()) }
    #expect(
      try screen.find(.role(.navigationStack)).tree.contains(
        "navigationBar\n      navigationTitle\n        text \"Title root\""))
    try await screen.tap("to text from root")
    #expect(screen.contains(.text("Title text")))
    try await screen.tap("Title root")
    #expect(screen.contains("root first"))
  }

  @Test("Pushing the same value twice creates separate pages")
  func sameValueTwice() async throws {
    let screen = await Screen { Stack(probe: Probe()) }
    try await screen.tap("to 7 from root")
    try await screen.tap("count page 7: 0")
    try await screen.tap("to 7 from page 7")
    #expect(screen.contains("count page 7: 0"))
    try await screen.goBack()
    #expect(screen.contains("count page 7: 1"))
  }

  @Test("`dismiss` pops a page once, and does nothing on the first page")
  func dismisses() async throws {
    let screen = await Screen { Stack(probe: Probe()) }
    try await screen.tap("leave root")
    try await screen.tap("to 7 from root")
    try await screen.tap("to text from page 7")
    try await screen.tap("leave text twice")
    #expect(screen.contains("page 7 presented"))
    try await screen.tap("leave page 7")
    #expect(screen.contains("root first"))
  }

  @Test("A link with its own destination pushes it from any page")
  func ownPages() async throws {
    let screen = await Screen { Stack(probe: Probe()) }
    try await screen.tap("aside from root")
    #expect(screen.contains("aside of root"))
    #expect(screen.contains("Title root"))
    try await screen.goBack()
    try await screen.tap("to 7 from root")
    try await screen.tap("aside from page 7")
    #expect(screen.contains("aside of page 7"))
    try await screen.goBack()
    #expect(screen.contains("page 7 presented"))
  }

  @Test("The path can be set to any depth and follows navigation")
  func path() async throws {
    struct Deep: View {
      let probe: Probe
      @State private var path: [Int] = []
      var body: some View {
        Button("deep") { path = Array(1...100) }
        Button("other") { path = [5, 2] }
        Button("root") { path = [] }
        Text(verbatim: "path \(path.count)")
        NavigationStack(path: $path) {
          Page(name: "root", probe: probe)
            .navigationDestination(for: Int.self) { Page(name: "page \($0)", probe: probe) }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Deep(probe: probe) }
    probe.forget()
    try await screen.tap("deep")
    #expect(screen.contains("page 100 presented"))
    #expect(probe.notes == ["page 100 appears", "root disappears", "root cancelled"])
    try await screen.goBack()
    #expect(screen.contains("path 99"))
    try await screen.tap("to 7 from page 99")
    #expect(screen.contains("path 100"))
    try await screen.tap("other")
    #expect(screen.contains("page 2 presented"))
    try await screen.tap("root")
    #expect(screen.contains("root first"))
    #expect(
      probe.notes.filter { $0.hasPrefix("page") && $0.hasSuffix(" appears") } == [
        "page 100 appears", "page 99 appears", "page 7 appears", "page 2 appears",
      ])
  }

  @Test("A `NavigationPath` accepts values of any type, and a typed path reports values of other types")
  func paths() async throws {
    struct Mixed: View {
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Text("number \(number)")
              NavigationLink("on", value: "word")
            }
            .navigationDestination(for: String.self) { Text("word \($0)") }
        }
        Text(verbatim: "path \(path.count)")
        Button("cut") { path.removeLast(5) }
      }
    }
    let screen = await Screen { Mixed() }
    #expect(screen.contains("number 1"))
    try await screen.tap("on")
    #expect(screen.contains("word word"))
    #expect(screen.contains("path 2"))
    try await screen.tap("cut")
    #expect(screen.contains("root"))

    let strict = await Screen {
      NavigationStack(path: .constant([Int]())) { NavigationLink("on", value: "word") }
    }
    try await withKnownIssue {
      try await strict.tap("on")
    } matching: {
      $0.description.contains("of the type String cannot be pushed")
    }
  }

  @Test("A value without a destination is reported until one is declared")
  func unknownValues() async throws {
    struct Late: View {
      @State private var isKnown = false
      var body: some View {
        Button("know") { isKnown = true }
        NavigationStack(path: .constant([Float(2)])) {
          if isKnown {
            Text("knows").navigationDestination(for: Float.self) { Text("float \($0, specifier: "%.0f")") }
          } else {
            Text("knows nothing")
          }
        }
      }
    }
    var screen: Screen?
    await withKnownIssue {
      screen = await Screen { Late() }
    } matching: {
      $0.description.contains("Add .navigationDestination(for: Float.self) to a view in the stack.")
    }
    #expect(screen?.contains("Nothing leads here") == true)
    try await screen?.tap("know")
    #expect(screen?.contains("float 2") == true)
  }

  @Test("A page uses the current destination closure")
  func newestClosure() async throws {
    struct Changing: View {
      @State private var factor = 1
      var body: some View {
        Button("factor") { factor += 1 }
        NavigationStack(path: .constant([5])) {
          Text("root").navigationDestination(for: Int.self) { Text(verbatim: "times \($0 * factor)") }
        }
      }
    }
    let screen = await Screen { Changing() }
    try await screen.tap("factor")
    #expect(screen.contains("times 10"))
  }

  @Test("A bound page follows its binding, and going back resets it")
  func presented() async throws {
    struct Bound: View {
      @State private var isShown = false
      @State private var isThere = true
      var body: some View {
        Text(verbatim: "shown \(isShown)")
        Button("remove") { isThere = false }
        NavigationStack {
          Text("root")
          if isThere {
            Button("show") { isShown = true }
              .navigationDestination(isPresented: $isShown) {
                Text("bound")
                NavigationLink("on", value: 3)
              }
          }
          Text("numbers").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let screen = await Screen { Bound() }
    try await screen.tap("show")
    #expect(screen.contains("bound"))
    try await screen.tap("on")
    #expect(screen.contains("number 3"))
    try await screen.goBack()
    #expect(screen.contains("bound"))
    try await screen.goBack()
    #expect(screen.contains("shown false"))
    try await screen.tap("show")
    try await screen.tap("remove")
    #expect(screen.contains("numbers"))
    #expect(!screen.contains("bound"))
  }

  @Test("Links outside a stack or without a value are disabled")
  func disabled() async throws {
    struct Links: View {
      var body: some View {
        NavigationLink("outside", value: 1)
        NavigationStack {
          NavigationLink("nothing", value: nil as Int?)
          Text("root").sheet(isPresented: .constant(true)) { NavigationLink("on a sheet", value: 1) }
        }
      }
    }
    let screen = await Screen { Links() }
    for name in ["outside", "nothing", "on a sheet"] { #expect(try !screen.find(.button(name)).isEnabled) }
  }

  @Test("Dismissing a sheet's first stack page dismisses the sheet")
  func stackOnSheet() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("bottom").sheet(isPresented: Binding(get: { true }, set: { probe.note("set \($0)") })) {
        Stack(probe: probe)
      }
    }
    #expect(screen.contains("root presented"))
    try await screen.tap("to 7 from root")
    try await screen.tap("leave page 7")
    #expect(probe.count(of: "set false") == 0)
    try await screen.tap("leave root")
    #expect(probe.count(of: "set false") == 1)
  }
}
