/// An action of a presented child, or its dismissal.
///
/// The screen sends `dismiss` when the user closes the sheet; the child sends it with ``Effect/dismiss``. The parent
/// handles it while the child's state is still present. Afterwards the state is set to `nil`, unless the parent has
/// replaced it with another one: a state with a different id or, if states have no id, with a different value.
public enum PresentationAction<Action> {
  /// An action of the presented child.
  case presented(Action)
  /// The child is dismissed.
  case dismiss
}

extension Store {
  /// The identity of the presented child: its id or, if it has none, a value that is unique per instance. `nil` while
  /// nothing is presented, and after this store's feature was removed. Reading it registers no observation.
  package func presentedIdentity<ChildFeature: Reducer>(
    _ child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> AnyHashable? {
    // After its feature was removed, a store keeps the last state, which may contain a presented child. So the node is
    // checked first.
    core.reading { node.exists ? child.child.key.instances(under: node)?.currentID : nil }
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
