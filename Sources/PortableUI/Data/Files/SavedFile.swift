public import Foundation

/// A file that a screen delivers to the user.
public struct SavedFile: Sendable {
  /// The name of the file, without any path.
  public let name: String
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let contents: Data

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file. It is sanitized. Unless it has an extension of the type already, the type's
  ///     preferred extension is added.
  ///   - contentType: The type of the file.
  ///   - contents: The contents of the file.
  public init(name: String, contentType: UTType, contents: Data) {
    self.name = FileName(name, or: "Untitled").ending(as: contentType).description
    self.contentType = contentType
    self.contents = contents
  }

  /// A closure that delivers a file to the user. It calls the completion once, with the URL of a copy that the program
  /// can read, or an error.
  public typealias Save =
    @MainActor (_ file: SavedFile, _ completion: @escaping @MainActor (Result<URL, any Error>) -> Void) -> Void
}
