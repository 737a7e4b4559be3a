/// An event that a chart knows of.
public struct EventDescription: Hashable, Sendable, Codable {
  /// Its name.
  public var name: String
  /// The type of what it carries, as Swift writes it; `nil` if it carries nothing.
  public var payload: String?

  /// Creates the description of an event.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - payload: the type of what it carries, `nil` if it carries nothing.
  public init(_ name: String, payload: String? = nil) {
    self.name = name
    self.payload = payload
  }
}
