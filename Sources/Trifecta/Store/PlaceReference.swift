/// A place in a store's tree, for test stores.
///
/// Two are equal if messages call them the same. Nodes themselves come and go while nobody uses them.
@MainActor
package struct PlaceReference {
  let node: Node

  /// What messages call the place.
  package var name: String { node.name }

  /// The place of a child.
  package func child<State, Action, Feature>(_ child: Child<State, Action, Feature>) -> PlaceReference {
    PlaceReference(node: node.child(child.key))
  }

  /// The place of an optional child.
  package func child<State, Action, Feature>(_ child: OptionalChild<State, Action, Feature>) -> PlaceReference {
    PlaceReference(node: node.child(child.key))
  }

  /// The place of a presented child.
  package func child<State, Action, Feature>(_ child: PresentedChild<State, Action, Feature>) -> PlaceReference {
    PlaceReference(node: node.child(child.child.key))
  }

  /// The place of a case's child.
  package func child<State, Action, Feature>(_ child: CaseChild<State, Action, Feature>) -> PlaceReference {
    PlaceReference(node: node.child(child.key))
  }

  /// The place of a screen.
  package func child<State, Action, Feature>(
    _ screens: StackChildren<State, Action, Feature>,
    id: StackElementID
  ) -> PlaceReference {
    PlaceReference(node: node.child(screens.key(id)))
  }

  /// The place of a row.
  package func child<State, Action, Feature>(
    _ children: Children<State, Action, Feature>,
    id: Feature.State.ID
  ) -> PlaceReference {
    PlaceReference(node: node.child(children.key(id)))
  }
}
