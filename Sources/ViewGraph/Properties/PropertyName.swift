/// What a dynamic property is called: the type of the view that has it, and the path of stored properties that leads to it.
package final class PropertyName: Sendable {
  package let owner: Any.Type
  /// As in `count`, or `form.name` for one in another dynamic property.
  package let path: String

  /// Names a property.
  package init(_ path: String, of owner: Any.Type) {
    self.owner = owner
    self.path = path
  }
}

/// The name of a type without module and generic arguments.
package func shortName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
