import Foundation
public import Logging

/// The configuration of sessions, and the limits for clients.
///
/// The defaults are suited to screens that people use by hand. Raise the rates for screens that are driven by programs.
public struct WebOptions: Sendable {
  /// The host names of the server, such as `app.example.com`. `.example.com` matches that name and all its subdomains,
  /// and `*` matches every name.
  ///
  /// IP addresses and `localhost` are always allowed. Requests for other hosts are refused with status 421. This
  /// prevents DNS rebinding, in which a foreign site lets its own name resolve to this server and reads the server's
  /// pages.
  public var allowedHosts: Set<String> = [] {
    didSet { hosts = HostRule(allowedHosts) }
  }
  /// The origins whose pages may connect, such as `https://example.com`. Origins must match exactly. `nil`, the
  /// default, allows the host of the request, and the exact names in ``allowedHosts``, with `http` or `https`.
  public var allowedOrigins: Set<String>?
  /// The addresses of trusted reverse proxies, such as `127.0.0.1`, `10.0.0.0/8`, or `unix` for a proxy that connects
  /// through a Unix socket.
  ///
  /// For requests from these proxies, the client address is taken from `X-Forwarded-For`, the host from
  /// `X-Forwarded-Host` and the scheme from `X-Forwarded-Proto`, or all of them from `Forwarded` (RFC 7239). For all
  /// other requests, these fields are ignored. Invalid addresses in this list are ignored and logged.
  public var trustedProxies: [String] = [] {
    didSet { proxies = TrustedProxies(trustedProxies) }
  }
  /// The time for which the session of a disconnected page is kept, so that the page can resume it. Later, the page
  /// restores the session's state, see ``restoresSessions``.
  public var sessionKeepTime: Duration = .seconds(120)
  /// The time after which the `scenePhase` of a disconnected page is `background`. When the page returns, it is `active`
  /// again, or still `background` if the browser's tab is hidden.
  ///
  /// A page that has lost its connection tries to reconnect every six seconds or more often, so with the default, short
  /// interruptions do not change the phase.
  public var sceneBackgroundDelay: Duration = .seconds(10)
  /// Whether a page restores the state of its earlier session after a reload, after a navigation back or forward, and
  /// when it reconnects to a server that has ended its session.
  ///
  /// The state consists of `@State`, `@StateObject`, `@SceneStorage`, navigation, presentations, and the state of stores;
  /// see `ScreenSnapshot`. It includes what the visitor has entered, except for the texts of secure fields. It is kept in
  /// memory, or in the database of ``storage``: then it survives a restart of the server.
  public var restoresSessions = true
  /// The time at which changes of a session are stored in the database of ``storage``.
  public enum SessionDurability: String, Sendable {
    /// Within 250 ms of a change, or later if a snapshot took long. If the process is killed, the last changes are lost.
    case afterAnswer
    /// Before the page sees the effect of an event. If the process is killed, no change is lost that a page has shown.
    ///
    /// An answer waits for a commit, and sessions that change at the same time share one. While the database cannot be
    /// used, pages get no answers. A session with much state answers less often: it saves 512 KiB per second at most.
    case beforeAnswer
  }
  /// Whether changes of a session are stored before or after the page sees them. Without a database, this has no effect.
  public var sessionDurability = SessionDurability.afterAnswer
  /// The time for which the state of an ended session is kept.
  public var sessionLifetime: Duration = .seconds(86_400)
  /// The maximum number of ended sessions whose state is kept. An address may use a quarter. When the limit is exceeded,
  /// the state that was saved first is removed.
  public var keptSessionLimit = 10_000
  /// The maximum total size of the state that is kept, in bytes. An address may use a quarter. State of more than 1 MiB
  /// is not saved. When the limit is exceeded, the state that was saved first is removed.
  public var keptSessionByteLimit = 134_217_728
  /// The maximum number of sessions. When it is reached, a new session replaces a detached one: the longest detached
  /// session of the address with the most sessions. So one address cannot displace the pages of others. If no session
  /// is detached, the new page is refused.
  public var sessionLimit = 10_000
  /// The maximum number of sessions per network address, which is determined as described in ``trustedProxies``: an
  /// IPv4 address, or the 64-bit prefix of an IPv6 address. When it is reached, the longest detached session of the
  /// address ends, or the new page is refused.
  public var sessionLimitPerAddress = 2_500
  /// The maximum number of sessions per browser, which are the tabs and windows of a browser profile. When it is
  /// reached, the browser's longest detached session ends, or the new page is refused.
  public var sessionLimitPerBrowser = 100
  /// The maximum memory of all sessions together, in bytes, as the server estimates it. The default is half of the
  /// machine's memory. An address may use half of the limit.
  ///
  /// When the limit is exceeded, the server ends sessions of the address that uses the most memory: first its longest
  /// detached sessions, then sessions whose page has sent nothing for a minute, longest idle first. If there are none,
  /// new pages are refused. An address that exceeds its half loses its longest idle sessions, even if they were idle
  /// for less than a minute.
  public var memoryLimit = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)
  /// The maximum number of open connections of any kind. It is also limited by the file descriptors of the process.
  /// When it is reached, the oldest connection that has not joined a session is closed. If all have joined one, the new
  /// connection is closed.
  public var connectionLimit = 20_000
  /// The maximum number of open connections per network address. When it is reached, the address's oldest connection
  /// that has not joined a session is closed. If all have joined one, the new connection is closed. Trusted proxies are
  /// exempt.
  public var connectionLimitPerAddress = 5_000
  /// The time within which a connection must request a page or join a session. In the same time, the header of each
  /// later request on a connection must arrive, and the rest of a body whose response is already sent.
  public var handshakeTimeout: Duration = .seconds(10)
  /// The interval of pings on a quiet connection. It is closed when three pings in a row have had no response.
  public var pingInterval: Duration = .seconds(15)
  /// The maximum length of a message from a page, in bytes. Longer texts are sent in parts.
  public var messageByteLimit = 65_536
  /// The maximum length of text that a user may type, paste or drop, in bytes of UTF-8. The page rejects longer text
  /// and shows a message at the field.
  ///
  /// The server stores the text of each field and compares it after each edit, so this limits the memory and time that
  /// a field takes. A page may send the bytes of four such texts in a burst, and the bytes of half a text per second
  /// continuously.
  public var textByteLimit = 1_048_576
  /// The number of queued messages of a page at which the server stops reading from its connection. Each KiB of text
  /// counts as one more message.
  public var inboxLimit = 64
  /// The number of messages that a page may send in a burst. Texts are limited by their length, see ``textByteLimit``.
  public var eventBurst = 200
  /// The number of messages per second that a page may send continuously. Texts are limited by their length, see
  /// ``textByteLimit``.
  public var eventsPerSecond = 100
  /// The number of unacknowledged patches at which updates without a user event are deferred.
  public var unacknowledgedLimit = 32
  /// The maximum number of patches that are buffered for a page that may reconnect.
  public var outboxPatchLimit = 256
  /// The maximum size of patches that are buffered for a page that may reconnect, in bytes.
  public var outboxByteLimit = 1_048_576
  /// Whether patches are compressed if the browser supports it. The length of a compressed patch reveals something
  /// about its content to an observer of the connection. Disable compression if a single update may contain both a
  /// secret and input from others. Pages, and patches with a whole screen, are never compressed.
  public var compressesPatches = true
  /// The duration of a screen's update from which it is logged. All other screens are blocked for that time.
  public var turnBudget: Duration = .milliseconds(50)
  /// The maximum number of visitors whose `@AppStorage` and `@SceneStorage` values are kept. When it is exceeded, the
  /// values of the least recently active visitor are removed. Visitors are identified by a cookie. The values are in
  /// memory until the server ends, or in the database of ``storage``.
  public var storageVisitorLimit = 10_000
  /// The place in which the state of sessions (``restoresSessions``), `@AppStorage` and `@SceneStorage` values, and the key
  /// that signs the tokens of pages are stored. The default keeps everything in memory. With a database, the cookie of a
  /// browser persists for 400 days after the last visit.
  ///
  /// The product `TrifectaSQLite` has a database: `StateStorage.sqlite(_:)`. It contains what visitors entered.
  public var storage = StateStorage.memory
  /// The maximum size of a visitor's `@AppStorage` and `@SceneStorage` values, in bytes. Writes that exceed it are
  /// ignored.
  public var storageByteLimit = 65_536
  /// The maximum size of a file that a user imports with `fileImporter`, in bytes.
  public var fileByteLimit = 20_000_000
  /// The maximum number of files per import. A page may have four times as many files in total, including files that
  /// its screen has received.
  public var fileCountLimit = 32
  /// The maximum total size of the files of a page, in bytes. A browser may use twice as much. The files are in the
  /// system's temporary folder, where the app can read them. A file counts as at least 4,096 bytes, and incomplete
  /// files count with the bytes that have arrived.
  public var fileByteLimitPerSession = 100_000_000
  /// The maximum total size of the files of all pages, in bytes. An address, determined as in
  /// ``sessionLimitPerAddress``, may use a quarter of it.
  public var fileByteLimitInAll = 2_000_000_000
  /// The time for which a file is kept. It is removed earlier if the session of its page ends.
  public var fileKeepTime: Duration = .seconds(3_600)
  /// The maximum duration of a file upload.
  public var fileReceptionTimeout: Duration = .seconds(600)
  /// The time without progress after which a file upload is aborted.
  public var fileIdleTimeout: Duration = .seconds(30)
  /// Whether screens may embed other screens of this server in a `WebView`.
  ///
  /// By default, pages may not be embedded, which prevents clickjacking. With this option, only pages of the same
  /// origin may embed each other. Enable it if you trust everything that is served at this host and port.
  public var framesOwnPages = false
  /// Whether the server answers the health checks of load balancers and supervisors at `/healthz` and `/readyz`.
  ///
  /// `/healthz` has the status 200 as long as the process answers. `/readyz` has the status 200, or 503 during a shutdown
  /// and if ``storage`` could not be opened. Disable this option if your own routes use these paths.
  public var answersHealthChecks = true
  /// The language of the pages, as in HTML's `lang` attribute.
  public var language = "en"
  /// The messages of pages about the connection, the clipboard, texts and files, by the language that a request prefers.
  /// If it states none, ``language`` is used.
  public var messages = WebMessages()
  /// The logger of the server.
  public var logger = Logger(label: "trifecta.web")
  /// A closure that is called with each event of the server, on the main actor. It must return quickly, because all
  /// screens wait for it.
  public var onEvent: (@MainActor @Sendable (ServerEvent) -> Void)?

  var hosts = HostRule([])
  private(set) var proxies = TrustedProxies([])

  /// Creates the default options.
  public init() {}
}
