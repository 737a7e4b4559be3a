/// An event of a chart, with the type of its payload.
public struct EventDescription: Hashable, Sendable, Codable {
  /// The name of the event.
  public var name: String
  /// The name of the payload's Swift type, or `nil` if the event has no payload.
  public var payload: String?

  /// Creates the description of an event.
  ///
  /// - Parameters:
  ///   - name: the name of the event.
  ///   - payload: the name of the payload's Swift type, or `nil` if the event has no payload.
  public init(_ name: String, payload: String? = nil) {
    self.name = name
    self.payload = payload
  }
}
