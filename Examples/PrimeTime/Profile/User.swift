/// A person who uses the app.
public struct User: Hashable, Identifiable, Codable, Sendable {
  /// What tells this person from others.
  public let id: Int
  /// What the person is called.
  public var name: String
  /// What the person says about themselves.
  public var bio: String

  /// Creates a person.
  public init(id: Int, name: String, bio: String = "") {
    self.id = id
    self.name = name
    self.bio = bio
  }
}
