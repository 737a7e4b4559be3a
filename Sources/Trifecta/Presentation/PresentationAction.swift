/// What happens to something that a feature presents: its own actions, and that it is put away.
///
/// `dismiss` is sent by the screen, when the person puts the sheet away, or by the child itself, with
/// ``Effect/dismiss``. The parent sees it while the state is still there; afterwards the state is `nil`, unless the
/// parent has put another one in its place: one with another id or, where states have none, with another value.
public enum PresentationAction<Action> {
  /// An action of what is presented.
  case presented(Action)
  /// What is presented is put away.
  case dismiss
}

extension Store {
  /// Who is presented: the child's id, or something else for each that has none; `nil` while nobody is. Reading it
  /// depends on nothing.
  package func presentedIdentity<ChildFeature: Reducer>(
    _ child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> AnyHashable? {
    core.reading { child.child.key.seat(under: node)?.occupant }
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
