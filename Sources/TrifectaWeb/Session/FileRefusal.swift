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

  /// Returns the explanation that is shown to the user on the page.
  ///
  /// - Parameter messages: The messages in the user's language.
  func explanation(in messages: WebMessages.Selection) -> String {
    let (message, values) = message
    return messages.text(message, values)
  }

  /// The message with the values of its placeholders.
  private var message: (WebMessage, [String]) {
    switch self {
    case .noSession: (.fileWithoutSession, [])
    case .notRequested: (.fileNotRequested, [])
    case .busy: (.anotherFile, [])
    case .malformed: (.malformedUpload, [])
    case .incomplete: (.incompleteFile, [])
    case .tooLarge(let name, let limit): (.fileTooLarge, ["\(name)", Self.size(limit)])
    case .tooMany(1): (.oneFileOnly, [])
    case .tooMany(let limit): (.tooManyFiles, ["\(limit)"])
    case .wrongType(let name): (.wrongFileType, ["\(name)"])
    case .noRoom: (.noSpaceForFile, [])
    }
  }

  private static func size(_ bytes: Int) -> String {
    for (unit, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB")] where bytes >= unit {
      return "\(bytes / unit) \(name)"
    }
    return "\(bytes) bytes"
  }
}
