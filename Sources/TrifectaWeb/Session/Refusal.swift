/// The reason why a message of a client was refused.
enum Refusal: String, CaseIterable, Hashable, Error {
  /// The element does not exist or was removed. Occurs with correct clients.
  case unknownElement
  /// The element is disabled, or does not handle the event. Occurs with correct clients.
  case notHandled
  /// The value does not match the declaration of the event kind.
  case undeclaredValue
  /// The event was handled before. Occurs with correct clients after a reconnect.
  case repeated
  /// The edit is based on an unknown text. The page is asked for the whole text.
  case unknownText
  /// The message is not part of the protocol, or not valid in the current state.
  case malformed
  /// The message exceeds the length limit.
  case oversized
  /// The message is not UTF-8 text.
  case notText
  /// The client exceeds the message rate.
  case flood

  /// The status (RFC 6455, 7.4) with which the connection is closed; `nil` if it stays open.
  var closeCode: UInt16? {
    switch self {
    case .unknownElement, .notHandled, .repeated, .unknownText: nil
    case .malformed, .undeclaredValue, .flood: CloseCode.policyViolation
    case .oversized: CloseCode.messageTooBig
    case .notText: CloseCode.invalidData
    }
  }

  /// Whether correct clients may cause the refusal. For example, an element may be removed while an event for it is in
  /// transit.
  var isExpected: Bool { closeCode == nil }
}

/// The status codes with which the server closes live connections.
enum CloseCode {
  /// The server shuts down (RFC 6455, 7.4.1).
  static let goingAway: UInt16 = 1001
  /// The peer violates the protocol (RFC 6455, 7.4.1).
  static let protocolError: UInt16 = 1002
  /// The data does not match its type (RFC 6455, 7.4.1).
  static let invalidData: UInt16 = 1007
  /// The message violates a rule of the server (RFC 6455, 7.4.1).
  static let policyViolation: UInt16 = 1008
  /// The message is too long (RFC 6455, 7.4.1).
  static let messageTooBig: UInt16 = 1009
  /// The server has no capacity now (IANA's registry, "Try Again Later").
  static let tryAgainLater: UInt16 = 1013
  /// The token of the page is invalid or outdated. The page fetches another token.
  static let staleToken: UInt16 = 4401
  /// Another connection has resumed the session.
  static let replaced: UInt16 = 4409
}
