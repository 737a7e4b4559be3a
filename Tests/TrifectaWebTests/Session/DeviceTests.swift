import Elements
import Foundation
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

private struct Report: View {
  @Environment(\.colorScheme) var scheme
  @Environment(\.horizontalSizeClass) var width
  @Environment(\.scenePhase) var phase
  @Environment(\.dynamicTypeSize) var size
  @Environment(\.locale) var locale
  @Environment(\.timeZone) var zone
  @State var address = "no address"

  var body: some View {
    Text(verbatim: "\(scheme) \(width == .compact ? "narrow" : "wide") \(phase) \(size)")
    Text(verbatim: "\(locale.identifier) \(zone.identifier) \(address)")
      .onOpenURL { address = $0.query ?? "no query" }
  }
}

private struct Note: View {
  @AppStorage("note") var note = "empty"
  @SceneStorage("draft") var draft = "none"

  var body: some View {
    Text(verbatim: "\(note) \(draft)")
    Button("Write") {
      note = "kept"
      draft = "drafted"
    }
    Button("Flood") { note = String(repeating: "x", count: 70_000) }
  }
}

@MainActor
@Suite("Device traits and stored values")
struct DeviceTests {
  let tokens = JoinTokens()
  let device = ClientDevice(flags: [.dark, .hidden], scale: 300, textSize: 160, timeZone: "Asia/Tokyo")
  let wide = ClientViewport(width: 1_024, height: 700)

  @Test("Device traits are known from the first render and follow changes")
  func traits() throws {
    let screen = Screen(path: "/", title: "", summary: nil) { Report() }
    let store = SessionStore(options: WebOptions(), tokens: tokens)
    let page = ClientPage(device: device, scene: "a", address: "https://example.com/?a=1")
    let session = try #require(join(store, screen, page: page, locale: Locale(identifier: "de_DE")))
    #expect(texts(of: session) == ["dark wide background large", "de_DE Asia/Tokyo a=1"])
    let changed = ClientDevice(flags: [], scale: 200, textSize: 320, timeZone: "nowhere/at all")
    session.receive([.device(ClientViewport(width: 390, height: 844), changed)])
    #expect(texts(of: session)[0] == "light narrow active accessibility2")
  }

  @Test("App storage belongs to the visitor, and scene storage to the tab")
  func storage() async throws {
    let screen = Screen(path: "/", title: "", summary: nil) { Note() }
    let store = SessionStore(options: WebOptions(), tokens: tokens)
    func page(_ scene: String) -> ClientPage { ClientPage(device: device, scene: scene, address: "") }
    let first = try #require(join(store, screen, page: page("a")))
    let second = try #require(join(store, screen, page: page("b")))
    let stranger = try #require(join(store, screen, page: page("a"), browser: "stranger"))
    press("Write", in: first)
    #expect(texts(of: first)[0] == "kept drafted")
    await second.scheduledTurn?.value
    #expect(texts(of: second)[0] == "kept none")
    #expect(texts(of: stranger)[0] == "empty none")
    store.end(first, closing: nil)
    store.end(second, closing: nil)
    store.end(stranger, closing: nil)
    #expect(store.storage.count == 1)
    let again = try #require(join(store, screen, page: page("a")))
    #expect(texts(of: again)[0] == "kept drafted")
    #expect(store.storage.preview("browser").app.values["note"] == .string("kept"))
    press("Flood", in: again)
    #expect(texts(of: again)[0] == "kept drafted")
  }

  @Test("The visitor limit evicts the least recently used entry")
  func forgotten() throws {
    var options = WebOptions()
    options.storageVisitorLimit = 1
    let storage = VisitorStorage(options: options)
    for browser in ["a", "b"] {
      storage.acquire(browser, scene: nil).app.values["x"] = .int(1)
      storage.release(browser)
    }
    #expect(storage.preview("a").app.values.isEmpty)
    #expect(storage.preview("b").app.values == ["x": .int(1)])
  }

  @Test("The visitor limit evicts the entry that was released first, and no entry in use")
  func forgottenInOrder() {
    var options = WebOptions()
    options.storageVisitorLimit = 2
    let storage = VisitorStorage(options: options)
    func acquire(_ browser: String) { storage.acquire(browser, scene: nil).app.values["x"] = .string(browser) }
    func kept() -> [String] { ["a", "b", "c", "d"].filter { !storage.preview($0).app.values.isEmpty } }
    acquire("a")
    acquire("b")
    storage.release("b")
    storage.release("a")
    acquire("c")
    storage.release("c")
    #expect(kept() == ["a", "c"])
    // The entry is in use again, so its earlier release does not count.
    acquire("a")
    for _ in 0..<10 {
      acquire("d")
      storage.release("d")
    }
    #expect(kept() == ["a", "d"])
    storage.release("a")
    acquire("b")
    storage.release("b")
    #expect(kept() == ["a", "b"])
  }

  @Test("Device traits are read from join and device messages")
  func frames() throws {
    let join = try ClientMessage(Array(#"["join","t","",0,390,844,1,200,160,"Europe/Berlin","tab",""]"#.utf8))
    let device = ClientDevice(flags: .dark, scale: 200, textSize: 160, timeZone: "Europe/Berlin")
    let viewport = ClientViewport(width: 390, height: 844)
    let page = ClientPage(device: device, scene: "tab", address: "")
    #expect(join == .join(token: "t", session: "", applied: 0, viewport: viewport, page: page))
    let reloaded = try ClientMessage(Array(#"["join","t","",0,390,844,1,200,160,"Europe/Berlin","tab","",1]"#.utf8))
    let returning = ClientPage(device: device, scene: "tab", address: "", isReturning: true)
    #expect(reloaded == .join(token: "t", session: "", applied: 0, viewport: viewport, page: returning))
    #expect(throws: Refusal.malformed) {
      try ClientMessage(Array(#"["join","t","",0,390,844,1,200,160,"Europe/Berlin","tab","",2]"#.utf8))
    }
    let later = try ClientMessage(Array(#"["device",390,844,1,200,160,"Europe/Berlin"]"#.utf8))
    #expect(later == .device(viewport, device))
    #expect(throws: Refusal.malformed) { try ClientMessage(Array(#"["device",390,844,1,200,160]"#.utf8)) }
  }

  @Test("Focus changes are sent in both directions")
  func focus() throws {
    struct Fields: View {
      @FocusState var isFocused: Bool
      var body: some View {
        Text(verbatim: "\(isFocused)")
        TextField("Name", text: .constant("")).focused($isFocused)
        Button("Focus") { isFocused = true }
      }
    }
    let page = TestSession { Fields() }
    let field = try #require(page.first(.textField))
    #expect(page.received().joined().contains("data-focus"))
    let button = try #require(page.first(.button))
    let answer = page.send("tap", to: button.id).joined()
    #expect(answer.contains(#"["focus",\#(field.id)]"#) && answer.contains("true"))
    #expect(!page.send("focus", to: field.id, "true").joined().contains("false"))
    #expect(page.send("focus", to: field.id, "false").joined().contains("false"))
  }

  @Test("The page reports the focus of a focusable view only if views read it, and all of them are updated")
  func focusOfAncestor() throws {
    struct Reading: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Text(verbatim: "is focused: \(isFocused)") }
    }
    struct Board: View {
      @FocusState var state: Bool
      var body: some View {
        Text(verbatim: "state: \(state)")
        VStack { Reading() }.focusable().focused($state)
      }
    }
    #expect(!TestSession { VStack { Text("a") }.focusable() }.received().joined().contains("data-focus"))
    let page = TestSession { Board() }
    #expect(page.received().joined().contains("data-focus"))
    let board = try #require(page.first(.vStack))
    let answer = page.send("focus", to: board.id, "true").joined()
    #expect(answer.contains("is focused: true"))
    #expect(answer.contains("state: true"))
  }

  private func join(
    _ store: SessionStore, _ screen: Screen, page: ClientPage, browser: String = "browser", locale: Locale? = nil
  ) -> Session? {
    let visitor = SessionStore.Visitor(browser: browser, address: "address", locale: locale)
    return store.join(
      screen, as: visitor, token: tokens.token(for: browser, at: screen.path), session: "", applied: 0,
      viewport: wide, page: page, on: TestTransport())
  }

  private func texts(of session: Session) -> [String] {
    var texts: [String] = []
    session.view?.graph.root.forEachInSubtree { element in
      if element.kind == .text, let text = element[.text] { texts.append(text.description) }
    }
    return texts
  }

  private func press(_ name: String, in session: Session) {
    var button: Int?
    session.view?.graph.root.forEachInSubtree { element in
      guard element.kind == .button else { return }
      element.forEachInSubtree { if $0[.text] == .string(name) { button = element.id } }
    }
    guard let button else { return }
    session.receive([
      .event(ClientEvent(sequence: session.handled + 1, applied: 0, element: button, kind: "tap"))
    ])
  }
}
