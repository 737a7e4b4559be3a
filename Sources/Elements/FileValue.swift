/// A file that the user provided.
public struct FileValue: Hashable, Sendable {
  /// The path at which the program can read the file.
  public let path: String

  /// Creates a value.
  ///
  /// - Parameter path: the path at which the program can read the file. Its last component is the name that the user sees.
  public init(path: String) {
    self.path = path
  }
}

extension FileValue: CustomStringConvertible {
  /// The name of the file.
  public var description: String { path.split(separator: "/").last.map(String.init) ?? path }
}
