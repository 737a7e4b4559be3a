/// A file that a person has given to the screen.
public struct FileValue: Hashable, Sendable {
  /// Where the program can read it.
  public let path: String

  /// Creates a value.
  ///
  /// - Parameter path: where the program can read the file. Its last part is what the person calls it.
  public init(path: String) {
    self.path = path
  }
}

extension FileValue: CustomStringConvertible {
  /// What the person calls it.
  public var description: String { path.split(separator: "/").last.map(String.init) ?? path }
}
