/// A stored property whose saved value does not fit its type, for example because another version of the program has
/// changed the type. The property starts with its initial value.
package struct RestorationLoss: Hashable, Sendable, CustomStringConvertible {
  /// The type that declares the property.
  package let owner: String
  /// The path of stored properties to the part that is not restored, such as `draft` or `store.seconds`.
  package let property: String
  /// The present type of that part.
  package let type: String

  /// The loss as a sentence.
  package var description: String {
    "\(owner).\(property) is not restored, so it starts with its initial value: the saved value does not fit \(type)"
  }
}
