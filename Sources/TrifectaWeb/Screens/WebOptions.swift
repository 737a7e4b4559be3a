public import Logging

/// How sessions in a browser are kept, and what one client may ask of the server.
///
/// The defaults suit a screen that people use by hand; raise the rates for one that machines drive.
public struct WebOptions: Sendable {
  /// The origins whose pages may connect, such as `https://example.com`, compared exactly. `nil`, the default, allows the
  /// host that the request itself names, with `http` or `https`.
  public var allowedOrigins: Set<String>?
  /// How long the state of a page that lost its line is kept for it to come back.
  public var sessionKeepTime: Duration = .seconds(120)
  /// How many sessions there may be. Beyond that the longest detached one ends; where none is detached, a new page is
  /// refused.
  public var sessionLimit = 10_000
  /// How long a connection may take to ask for a page or to join.
  public var handshakeTimeout: Duration = .seconds(10)
  /// How often a quiet line is checked. It is closed when three pings in a row bring no answer.
  public var pingInterval: Duration = .seconds(15)
  /// The longest message a page may send, in bytes.
  public var messageByteLimit = 65_536
  /// How many messages of one page may wait to be handled before no more are read. Each KiB of a field's text counts as one
  /// more.
  public var inboxLimit = 64
  /// How many messages a page may send at once. Each KiB of a field's text counts as one more.
  public var eventBurst = 200
  /// How many messages a second a page may send for long. Each KiB of a field's text counts as one more.
  public var eventsPerSecond = 100
  /// How many patches a page may leave unacknowledged before what changes by itself has to wait.
  public var unacknowledgedLimit = 32
  /// How many patches are kept for a page that may come back.
  public var outboxPatchLimit = 256
  /// How many bytes of patches are kept for a page that may come back.
  public var outboxByteLimit = 1_048_576
  /// How long one turn of a screen may take before it is logged: for that long every other screen waits.
  public var turnBudget: Duration = .milliseconds(50)
  /// The language of the pages, as in HTML's `lang`.
  public var language = "en"
  /// Where the server tells what happens to it.
  public var logger = Logger(label: "trifecta.web")

  /// Creates the default options.
  public init() {}
}
