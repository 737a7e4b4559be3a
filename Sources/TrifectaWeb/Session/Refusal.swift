/// Why a client's message was not acted upon.
enum Refusal: String, CaseIterable, Hashable, Error {
  /// The element is not in the tree: it is gone, or never was. Happens to honest pages.
  case unknownElement
  /// The element is disabled, or handles no such event. Happens to honest pages.
  case notHandled
  /// The event carries what its kind does not declare, or lacks what it does.
  case undeclaredValue
  /// The event has been handled already. Happens to honest pages after a cut line.
  case repeated
  /// The edit changes a text that is not known any more: the page is asked for the whole text.
  case unknownText
  /// The text is no message of the protocol, or makes no sense here.
  case malformed
  /// The message was longer than the limit.
  case oversized
  /// The message was not UTF-8 text.
  case notText
  /// More messages came than the limit allows.
  case flood

  /// The status (RFC 6455, 7.4) with which the connection is closed; `nil` where it stays open.
  var closeCode: UInt16? {
    switch self {
    case .unknownElement, .notHandled, .repeated, .unknownText: nil
    case .malformed, .undeclaredValue, .flood: CloseCode.policyViolation
    case .oversized: CloseCode.messageTooBig
    case .notText: CloseCode.invalidData
    }
  }

  /// Whether an honest page sends such messages: an element may leave the screen while an event for it is on its way.
  var isExpected: Bool { closeCode == nil }
}

/// The statuses with which this host closes a live connection.
enum CloseCode {
  /// The server is going away (RFC 6455, 7.4.1).
  static let goingAway: UInt16 = 1001
  /// The other side breaks a rule of the protocol (RFC 6455, 7.4.1).
  static let protocolError: UInt16 = 1002
  /// The data is not of the type it claims to be (RFC 6455, 7.4.1).
  static let invalidData: UInt16 = 1007
  /// The message breaks a rule of this host (RFC 6455, 7.4.1).
  static let policyViolation: UInt16 = 1008
  /// The message is too long (RFC 6455, 7.4.1).
  static let messageTooBig: UInt16 = 1009
  /// The server has no room now (IANA's registry, "Try Again Later").
  static let tryAgainLater: UInt16 = 1013
  /// The page's token is not, or no longer, valid: the page fetches another one.
  static let staleToken: UInt16 = 4401
  /// Another connection has taken the session over.
  static let replaced: UInt16 = 4409
}
