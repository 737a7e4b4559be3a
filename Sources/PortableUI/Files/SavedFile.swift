public import Foundation

/// A file that a screen gives to a person.
public struct SavedFile: Sendable {
  /// What it is called. It is one name, and leads nowhere.
  public let name: String
  /// What it is.
  public let contentType: UTType
  /// What is in it.
  public let contents: Data

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: what it is called. What is more than a name is taken away, and an ending put to it where it has none of the type's.
  ///   - contentType: what it is.
  ///   - contents: what is in it.
  public init(name: String, contentType: UTType, contents: Data) {
    self.name = FileName(name, or: "Untitled").ending(as: contentType).description
    self.contentType = contentType
    self.contents = contents
  }

  /// Gives a file to the person, and calls the completion once: with a place where the program can read what was saved, or why it
  /// was not.
  public typealias Save =
    @MainActor (_ file: SavedFile, _ completion: @escaping @MainActor (Result<URL, any Error>) -> Void) -> Void
}
