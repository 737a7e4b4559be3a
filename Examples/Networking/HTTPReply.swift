import Foundation

/// What a web server answered.
package struct HTTPReply: Hashable, Sendable {
  /// The HTTP status.
  package var status: Int
  /// The name of the encoding that the server says the body is in, as IANA registers it.
  package var encoding: String?
  /// What the server sent.
  package var body = Data()
}
