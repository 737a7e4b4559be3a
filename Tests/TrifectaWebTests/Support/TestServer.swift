import Elements
import Foundation
import PortableUI
import ViewGraph

@testable import TrifectaWeb

/// A server without sockets, whose pages join as those of a browser.
@MainActor
final class TestServer {
  let store: SessionStore
  let screen: Screen
  private let tokens: JoinTokens

  /// - Parameter database: The database; `nil` to open the one of the options.
  init(
    _ screen: Screen, _ options: WebOptions = WebOptions(), database: (any StateDatabase)? = nil, time: TestTime,
    metrics: ServerMetrics = ServerMetrics()
  ) {
    self.screen = screen
    let database = database ?? options.openDatabase()
    tokens = database.map { JoinTokens(key: $0.signingKey) } ?? JoinTokens()
    store = SessionStore(options: options, tokens: tokens, database: database, time: time.timekeeper, metrics: metrics)
  }

  /// Joins a page, after its stored state was looked up.
  ///
  /// - Parameters:
  ///   - tab: The name of the browser tab.
  ///   - isReturning: Whether the page was reloaded, or opened by a navigation back or forward.
  ///   - session: The session that the page had, if it reconnects.
  func open(
    tab: String = "tab", browser: String = "browser", address: String = "", isReturning: Bool = false,
    session: String = ""
  ) async -> TestPage? {
    let device = ClientDevice(flags: [], scale: 100, textSize: 160, timeZone: "UTC")
    let page = ClientPage(device: device, scene: tab, address: address, isReturning: isReturning)
    let visitor = SessionStore.Visitor(browser: browser, address: "address")
    let token = tokens.token(for: browser, at: screen.path)
    var stored = SessionStore.StoredState()
    if let query = store.query(screen, as: visitor, token: token, session: session, page: page) {
      stored = await store.load(query)
    }
    let transport = TestTransport()
    let joined = store.join(
      screen, as: visitor, token: token, session: session, applied: 0, page: page, stored: stored, on: transport)
    return joined.map { TestPage(session: $0, transport: transport) }
  }

  /// Ends the session of a page that is closed.
  func close(_ page: TestPage) { store.end(page.session, closing: CloseCode.goingAway) }

  /// Ends the session of a page, and joins the reloaded page.
  func reload(_ page: TestPage) async -> TestPage? {
    close(page)
    return await open(isReturning: true)
  }

  /// Shuts the server down.
  func shutDown() async {
    store.endAll()
    await store.storeAll()
  }
}

/// A page of a ``TestServer``.
@MainActor
final class TestPage {
  let session: Session
  let transport: TestTransport
  private var sequence = 0

  init(session: Session, transport: TestTransport) {
    self.session = session
    self.transport = transport
  }

  /// The texts on the screen except for labels of buttons, in tree order.
  var texts: [String] { session.view.map { texts(in: $0.graph.root) } ?? [] }

  private func texts(in element: Element) -> [String] {
    switch element.kind {
    case .button: []
    case .text: [element[.text]?.description ?? ""]
    default: element.children.flatMap(texts)
    }
  }

  /// The elements of a kind, in tree order.
  func all(_ kind: ElementKind) -> [Element] {
    var found: [Element] = []
    session.view?.graph.root.forEachInSubtree { if $0.kind == kind { found.append($0) } }
    return found
  }

  /// Presses the button with a label.
  func press(_ label: String) {
    for button in all(.button) where button.contains(label) { return send("tap", to: button) }
  }

  /// Enters a text in the first field of a kind.
  func type(_ text: String, in kind: ElementKind = .textField) {
    if let field = all(kind).first { send("input", to: field, text) }
  }

  private func send(_ kind: String, to element: Element, _ value: String? = nil) {
    send(kind, to: element.id, value)
  }

  /// Sends an event of an element.
  func send(_ kind: String, to element: Int, _ value: String? = nil) {
    sequence += 1
    session.receive([.event(ClientEvent(sequence: sequence, applied: 0, element: element, kind: kind, value: value))])
  }
}

extension Element {
  @MainActor fileprivate func contains(_ label: String) -> Bool {
    var result = false
    forEachInSubtree { if $0[.text]?.description == label || $0[.label]?.description == label { result = true } }
    return result
  }
}
