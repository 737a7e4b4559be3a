import HTTPTypes
import PortableUI

/// The reason why a file is refused.
enum FileRefusal: Error, Equatable {
  /// The page has no session, or the session does not exist.
  case noSession
  /// The element is not a file button that currently requests files.
  case notRequested
  /// Another file of the page is being received.
  case busy
  /// The request lacks required information.
  case malformed
  /// The connection ended or timed out before the file was complete.
  case incomplete
  case tooLarge(FileName, limit: Int)
  case tooMany(limit: Int)
  case wrongType(FileName)
  /// The files of other pages use all available space.
  case noRoom

  var status: HTTPResponse.Status {
    switch self {
    case .noSession: .notFound
    case .notRequested, .busy: .conflict
    case .malformed, .incomplete: .badRequest
    case .tooLarge, .tooMany: .contentTooLarge
    case .wrongType: .unsupportedMediaType
    case .noRoom: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    }
  }

  /// The explanation that is shown to the user on the page.
  var explanation: String {
    switch self {
    case .noSession: "This page's session has ended. Load the page again."
    case .notRequested: "The app does not request a file any more."
    case .busy: "Another file is being uploaded. Try again in a moment."
    case .malformed: "The upload request is malformed. Load the page again."
    case .incomplete: "The file was not uploaded completely. Try again."
    case .tooLarge(let name, let limit): "“\(name)” is larger than \(Self.size(limit))."
    case .tooMany(let limit):
      limit == 1 ? "Only one file can be uploaded." : "Only \(limit) files can be uploaded at once."
    case .wrongType(let name): "“\(name)” is not of an accepted type."
    case .noRoom: "The server has no space for this file. Try again later."
    }
  }

  private static func size(_ bytes: Int) -> String {
    for (unit, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB")] where bytes >= unit {
      return "\(bytes / unit) \(name)"
    }
    return "\(bytes) bytes"
  }
}
