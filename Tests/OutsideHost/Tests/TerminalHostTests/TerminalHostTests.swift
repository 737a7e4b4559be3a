import Elements
import PortableUI
import TerminalHost
import Testing

@Suite("Terminal host")
@MainActor
struct TerminalHostTests {
  private struct Mixer: View {
    @State private var volume = 2.0
    @State private var isLoud = false
    @State private var name = ""
    @State private var key = "ab"
    @State private var color = "Red"
    @State private var taps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Key", text: $key)
        Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") }
        Toggle("Loud", isOn: $isLoud)
        Picker("Color", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
        Button("Reset") { volume = 0 }
        Text("\(name), \(taps)").onTapGesture { taps += 1 }
      }
    }
  }

  @Test("A screen has one line for each element with a role")
  func screen() {
    let host = TerminalHost { Mixer() }
    #expect(
      host.screen == """
          Name:\(" ")
          Key: **
          Volume: < 2 >
          [ ] Loud
          Color: < Red >
          [ Reset ]
          , 0
        """)
    #expect(host.lines.map(\.description).contains("slider Volume = 2"))
  }

  @Test("The keys of the focused control change its value")
  func controls() {
    let host = TerminalHost { Mixer() }
    for _ in 0..<3 { host.press(.tab) }
    host.press(.right)
    #expect(host.screen.contains("> Volume: < 4 >"))
    host.press(.tab)
    host.press(.character(" "))
    #expect(host.screen.contains("> [x] Loud"))
    host.press(.tab)
    host.press(.right)
    host.press(.right)
    #expect(host.screen.contains("> Color: < Green >"))
    host.press(.tab)
    host.press(.enter)
    #expect(host.screen.contains("Volume: < 0 >"))
    host.press(.backTab)
    #expect(host.screen.contains("> Color"))
  }

  private struct Digits: View {
    @FocusState private var hasFocus: Bool
    @State private var code = ""
    @State private var log = "nothing"

    var body: some View {
      Button("Edit") { hasFocus = true }
      TextField("Code", text: $code).focused($hasFocus).onSubmit { log = "sent \(code)" }
        .onChange(of: code) { code = String(code.filter(\.isNumber).prefix(4)) }
      Text(log)
    }
  }

  @Test("Typing edits the text at the insertion point")
  func typing() {
    let host = TerminalHost { Mixer() }
    host.press(.tab)
    for key in Key.keys(in: "Amn\u{1B}[D\u{7F}n") { host.press(key) }
    #expect(host.screen.contains("> Name: An|n"))
    #expect(host.screen.contains("Ann, 0"))
  }

  @Test("The app moves the focus and rejects characters")
  func validation() {
    let host = TerminalHost { Digits() }
    host.press(.tab)
    host.press(.enter)
    #expect(host.screen.contains("> Code: |"))
    for key in Key.keys(in: "1x2") { host.press(key) }
    #expect(host.screen.contains("> Code: 12|"))
    host.press(.enter)
    #expect(host.screen.contains("sent 12"))
  }

  /// Counts the rows whose views have been created.
  private final class Counter {
    var rows: Set<Int> = []
  }

  private struct Thousand: View {
    let counter: Counter

    var body: some View {
      ScrollViewReader { reader in
        Button("Middle") { reader.scrollTo(500, anchor: .top) }
        List(0..<1_000, id: \.self) { number in
          let _ = counter.rows.insert(number)
          Button("Row \(number)") {}
        }
      }
    }
  }

  @Test("Only the visible rows of a long list are shown, and only nearby rows are created")
  func rows() {
    let counter = Counter()
    let host = TerminalHost(rows: 5) { Thousand(counter: counter) }
    func shown() -> [String] { host.screen.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) } }
    #expect(shown() == (0..<5).map { "[ Row \($0) ]" })
    host.press(.down)
    #expect(shown() == (1..<6).map { "[ Row \($0) ]" })
    host.press(.pageDown)
    #expect(shown() == (6..<11).map { "[ Row \($0) ]" })
    #expect(counter.rows.count < 50)
    for _ in 0..<300 { host.press(.pageDown) }
    #expect(shown() == (995..<1_000).map { "[ Row \($0) ]" })
    for _ in 0..<300 { host.press(.pageUp) }
    #expect(shown().first == "[ Row 0 ]")
  }

  @Test("The app scrolls a list to a row that has not been created")
  func scrollRequests() {
    let counter = Counter()
    let host = TerminalHost(rows: 5) { Thousand(counter: counter) }
    #expect(host.send(.tap, to: "Middle") == .handled)
    #expect(host.lines.map(\.description).contains("button Row 500"))
    #expect(counter.rows.count < 100)
  }

  @Test("A list scrolls to the row that gets the focus")
  func focusedRows() {
    let host = TerminalHost(rows: 3) { Thousand(counter: Counter()) }
    for _ in 0..<6 { host.press(.tab) }
    #expect(host.screen.contains("  [ Row 3 ]\n> [ Row 4 ]"))
    #expect(!host.screen.contains("Row 1 "))
  }

  private struct Pages: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          NavigationLink("On", value: 1).navigationTitle("Start")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .tabItem { Text("Stack") }
        .tag(0)
        Text("other").tabItem { Text("Other") }.tag(1)
      }
    }
  }

  @Test("Only the current page is shown, and links, the Escape key and tabs change it")
  func pages() {
    let host = TerminalHost { Pages() }
    let start = host.screen
    #expect(start == "  == Start ==\n  [ On ]\n  Tab bar: < Stack >")
    host.press(.tab)
    host.press(.enter)
    #expect(host.screen.contains("number 1"))
    #expect(!host.screen.contains("[ On ]"))
    host.press(.escape)
    #expect(host.screen.replacing(">", with: " ").contains("[ On ]"))
    #expect(host.send(.back) == .notHandled)
    #expect(host.send(.change, .string("Other"), to: "Tab bar") == .handled)
    #expect(host.screen.contains("other\n"))
    #expect(!host.screen.contains("[ On ]"))
  }

  private struct Form: View {
    @State private var isShown = false
    @State private var isAsked = false

    var body: some View {
      Button("More") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) {}
        }
    }
  }

  @Test("A presentation blocks the views behind it, and the Escape key dismisses it")
  func presentations() {
    let host = TerminalHost { Form() }
    #expect(host.send(.dismiss) == .unknownElement)
    #expect(host.send(.tap, to: "More") == .handled)
    #expect(host.screen.hasSuffix("---- \n  [ Ask ]"))
    #expect(host.send(.tap, to: "More") == .unknownElement)
    host.press(.tab)
    #expect(host.screen.contains("> [ Ask ]"))
    host.press(.enter)
    #expect(host.screen.hasSuffix("---- Sure?\n  Sure?\n  [ OK ]"))
    host.press(.escape)
    #expect(!host.screen.contains("Sure?"))
    host.press(.escape)
    #expect(host.screen.contains("[ More ]"))
    #expect(!host.screen.contains("Ask"))
  }

  @Test("An unsuitable value or an unknown element is refused")
  func refusals() {
    let host = TerminalHost { Mixer() }
    #expect(host.send(.change, .flag(true), to: "Volume") == .undeclaredPayload)
    #expect(host.send(.change, .string("Blue"), to: "Color") == .undeclaredPayload)
    #expect(host.send(.tap, to: "nobody") == .unknownElement)
  }

  private struct Loader: View {
    @State private var text = "loading"

    var body: some View {
      Text(text).task { text = "loaded" }
    }
  }

  @Test("The host is notified of changes by tasks")
  func tasks() async {
    var requests = 0
    let host = TerminalHost { Loader() }
    host.needsTurn = { requests += 1 }
    while requests == 0 { await Task.yield() }
    host.turn()
    #expect(host.screen == "  loaded")
  }

  @Test(
    "The keys of a terminal are parsed",
    arguments: [
      ("a\t\r", [Key.character("a"), .tab, .enter]), ("\u{1B}[A\u{1B}[6~\u{1B}", [.up, .pageDown, .escape]),
      ("\u{1B}[1;5Cé\u{1B}[Z", [.character("é"), .backTab]), ("\r\n\u{7F}", [.enter, .backspace]), ("", []),
    ])
  func keys(input: String, keys: [Key]) {
    #expect(Key.keys(in: input) == keys)
  }
}
