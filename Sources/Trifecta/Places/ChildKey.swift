/// What tells one child of a place from another: where its state is, which feature runs there, and which row it is.
///
/// Every composition operator puts its child's key in front of the child's effects. That is how two children of one
/// type keep their side effects and cancellation ids apart.
@usableFromInline
struct ChildKey: Hashable {
  let state: AnyKeyPath
  let feature: ObjectIdentifier
  let row: AnyHashable?

  @usableFromInline
  init(state: AnyKeyPath, feature: Any.Type, row: AnyHashable? = nil) {
    self.state = state
    self.feature = ObjectIdentifier(feature)
    self.row = row
  }
}

extension ChildKey: CustomStringConvertible {
  /// The key path as the source writes it, and the id of a row in brackets.
  @usableFromInline var description: String {
    row.map { "\(state)[\($0.base)]" } ?? "\(state)"
  }
}
