/// A stored property whose value a snapshot does not contain, because it cannot be saved.
public struct Omission: Hashable, Sendable, CustomStringConvertible {
  /// The type that declares the property: a view, an object, or the state of a feature.
  public let owner: String
  /// The path of stored properties to the part that cannot be saved, such as `draft` or `draft.formatter`.
  public let property: String
  /// The type of that part.
  public let type: String
  /// Why it cannot be saved, and how to change that.
  public let reason: String

  init(_ error: UnsavableValue, owner: String, property: String) {
    self.owner = owner
    self.property = ([property] + error.path).joined(separator: ".")
    type = String(describing: error.type)
    reason = error.reason
  }

  /// The omission as a sentence.
  public var description: String {
    "\(owner).\(property) is not saved, so it starts with its initial value after a restoration: \(type) \(reason)"
  }
}
