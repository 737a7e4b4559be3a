/// A user of the app.
public struct User: Hashable, Identifiable, Codable, Sendable {
  /// The stable identity of the user.
  public let id: Int
  /// The name.
  public var name: String
  /// The biography.
  public var bio: String

  /// Creates a user.
  public init(id: Int, name: String, bio: String = "") {
    self.id = id
    self.name = name
    self.bio = bio
  }
}
