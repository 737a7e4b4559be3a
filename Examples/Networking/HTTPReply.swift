import Foundation

/// The response of a web server.
package struct HTTPReply: Hashable, Sendable {
  /// The HTTP status.
  package var status: Int
  /// The IANA name of the body's text encoding, if the server has sent one.
  package var encoding: String?
  /// The body.
  package var body = Data()
}
