/// The name of a dynamic property: the type of its view, and the path of stored properties that leads to it.
package final class PropertyName: Sendable {
  package let owner: Any.Type
  /// The path, such as `count`, or `form.name` for a property in another dynamic property.
  package let path: String
  /// Whether snapshots do not contain the property.
  package let isTransient: Bool

  /// Creates a name.
  package init(_ path: String, of owner: Any.Type, isTransient: Bool = false) {
    self.owner = owner
    self.path = path
    self.isTransient = isTransient
  }
}

extension PropertyName: CustomStringConvertible {
  /// The path and the type of the view, such as `count of Counter`.
  package var description: String { "\(path) of \(shortName(of: owner))" }
}

/// The name of a type without module and generic arguments.
package func shortName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
