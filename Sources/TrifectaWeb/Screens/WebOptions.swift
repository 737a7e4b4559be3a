public import Foundation
public import Logging

/// How sessions in a browser are kept, and what one client may ask of the server.
///
/// The defaults suit a screen that people use by hand; raise the rates for one that machines drive.
public struct WebOptions: Sendable {
  /// The names under which the pages may be asked for, such as `app.example.com`; `.example.com` stands for that name and
  /// all below it, `*` for every name.
  ///
  /// Addresses and `localhost` are always allowed. A page asked for under any other name that is not listed is answered
  /// with status 421: otherwise a stranger's site could have its own name lead to this server, and read its pages from there.
  public var allowedHosts: Set<String> = [] {
    didSet { hosts = HostRule(allowedHosts) }
  }
  /// The origins whose pages may connect, such as `https://example.com`, compared exactly. `nil`, the default, allows the
  /// host that the request itself names, and the names in ``allowedHosts`` as they are written there, with `http` or `https`.
  public var allowedOrigins: Set<String>?
  /// The addresses of the proxies in front of this server, such as `127.0.0.1`, `10.0.0.0/8`, or `unix` for a proxy that
  /// comes through a Unix socket.
  ///
  /// What they say of a visitor counts: the address in `X-Forwarded-For`, the host in `X-Forwarded-Host` and the scheme in
  /// `X-Forwarded-Proto`, or all of them in `Forwarded` (RFC 7239). Of everybody else those fields are ignored. What is
  /// no address is ignored and logged.
  public var trustedProxies: [String] = [] {
    didSet { proxies = TrustedProxies(trustedProxies) }
  }
  /// How long the state of a page that lost its line is kept for it to come back.
  public var sessionKeepTime: Duration = .seconds(120)
  /// How many sessions there may be. Beyond that a session leaves whose page has lost its line: of the address with the most
  /// sessions the longest detached one, so that nobody's flood takes the place of somebody else's page. Where all have
  /// their pages, a new page is refused.
  public var sessionLimit = 10_000
  /// How many sessions one address may have, counted as in ``trustedProxies``: one of version 4, or the half of one of
  /// version 6 that a provider assigns. Beyond that its own longest detached session leaves, or its new page is refused.
  public var sessionLimitPerAddress = 2_500
  /// How many sessions one browser may have: tabs and windows of one profile. Beyond that its own longest detached session
  /// leaves, or its new page is refused.
  public var sessionLimitPerBrowser = 100
  /// The memory that all sessions together may use, in bytes, as the server estimates it: by default half of the machine's. An address
  /// may use half of that.
  ///
  /// Beyond it the server ends sessions: of the address that uses most, the longest detached ones first, then those whose page has sent
  /// nothing for a minute, longest idle first. Where there is none to end, new pages are refused. An address that uses more than its half
  /// loses its longest idle sessions however short they have been idle.
  public var memoryLimit = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)
  /// How many connections may be open, whatever they are for; never more than the process has file descriptors for. Beyond
  /// that the oldest one leaves that has not joined a session; where all have, a new one is closed.
  public var connectionLimit = 20_000
  /// How many connections one address may have open. Beyond that its own oldest one leaves that has not joined a session, or
  /// its new one is closed. Trusted proxies, which come for many, have no such limit.
  public var connectionLimitPerAddress = 5_000
  /// How long a connection may take to ask for a page or to join.
  public var handshakeTimeout: Duration = .seconds(10)
  /// How often a quiet line is checked. It is closed when three pings in a row bring no answer.
  public var pingInterval: Duration = .seconds(15)
  /// The longest message a page may send, in bytes. Longer texts come in parts.
  public var messageByteLimit = 65_536
  /// The longest text that a person may type, paste or drop, in bytes of UTF-8. The page refuses a longer one and says so at the field.
  ///
  /// The server keeps each field's text and compares it after each edit, so this limits the memory and the time that a field takes. A page
  /// may send the bytes of four such texts at once, and those of half a text each second for long.
  public var textByteLimit = 1_048_576
  /// How many messages of one page may wait to be handled before no more are read. Each KiB of a text counts as one more.
  public var inboxLimit = 64
  /// How many messages a page may send at once. Texts count by their length, see ``textByteLimit``.
  public var eventBurst = 200
  /// How many messages a second a page may send for long. Texts count by their length, see ``textByteLimit``.
  public var eventsPerSecond = 100
  /// How many patches a page may leave unacknowledged before what changes by itself has to wait.
  public var unacknowledgedLimit = 32
  /// How many patches are kept for a page that may come back.
  public var outboxPatchLimit = 256
  /// How many bytes of patches are kept for a page that may come back.
  public var outboxByteLimit = 1_048_576
  /// Whether patches are compressed for browsers that can. How long a compressed patch is tells who watches the line something
  /// of what is in it: turn it off where one change shows both a secret and what strangers write. What a page is, and what
  /// it is given when it joins, is never compressed.
  public var compressesPatches = true
  /// How long one turn of a screen may take before it is logged: for that long every other screen waits.
  public var turnBudget: Duration = .milliseconds(50)
  /// How many visitors there may be for whom values of `@AppStorage` and `@SceneStorage` are kept. Beyond that those of the one who
  /// has been away longest are forgotten. They are kept by the browser's cookie, in memory until the server ends, and past that where
  /// there is a ``storageFolder``.
  public var storageVisitorLimit = 10_000
  /// Where values of `@AppStorage` and `@SceneStorage` are kept past the end of the server: in a file for each visitor, which is
  /// called by a hash of the browser's cookie and holds what that visitor has as JSON. The browser keeps its cookie then, for 400 days after the
  /// last visit. `nil`, the default, keeps them in memory only. One server uses a folder at a time.
  public var storageFolder: URL?
  /// How many bytes of such values one visitor may have. Beyond that nothing more is written.
  public var storageByteLimit = 65_536
  /// How many bytes a file may have that a person gives by `fileImporter`.
  public var fileByteLimit = 20_000_000
  /// How many files a person may give at once. A page may have four times as many, with those that its screen has been given.
  public var fileCountLimit = 32
  /// How many bytes the files of one page may have together, and half of what those of one browser may. They are kept in the system's folder
  /// for temporary files, for the program to read. A file counts as 4,096 bytes at least, and only as far as it has arrived.
  public var fileByteLimitPerSession = 100_000_000
  /// How many bytes the files of all pages may have together. A quarter of them may come from one address, counted as in
  /// ``sessionLimitPerAddress``.
  public var fileByteLimitInAll = 2_000_000_000
  /// How long a file is kept; it goes earlier with the page's state.
  public var fileKeepTime: Duration = .seconds(3_600)
  /// How long a file may take to come.
  public var fileReceptionTimeout: Duration = .seconds(600)
  /// How long a file that is being sent may stall before the server stops receiving it.
  public var fileIdleTimeout: Duration = .seconds(30)
  /// Whether screens may show other screens of this server inside of them, by a `WebView`.
  ///
  /// By default no page may be shown inside of another, so that nobody can lay a page of theirs over one of yours and have a person press
  /// what they do not see. With this option pages of this server may do it to each other, and those of nobody else: turn it on
  /// where you trust all that is served under this name and port.
  public var framesOwnPages = false
  /// The language of the pages, as in HTML's `lang`.
  public var language = "en"
  /// Where the server tells what happens to it.
  public var logger = Logger(label: "trifecta.web")

  var hosts = HostRule([])
  private(set) var proxies = TrustedProxies([])

  /// Creates the default options.
  public init() {}
}
