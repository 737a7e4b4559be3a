import OrderedCollections

/// The stores of a path's screens, in order, each made when it is asked for.
@MainActor
public struct StackStores<Parent: Reducer, Screen: Reducer> {
  @usableFromInline let list: RowList<Parent, StackState<Screen.State>, Screen>

  @inlinable
  init(list: RowList<Parent, StackState<Screen.State>, Screen>) {
    self.list = list
  }

  /// The ids of the screens, in order.
  public var ids: [StackElementID] { Array(list.ids) }
}

extension StackStores: @MainActor RandomAccessCollection {
  /// The position of the first screen, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last screen, the number of screens.
  @inlinable public var endIndex: Int { list.ids.count }

  /// The store of the screen at a position. O(1).
  ///
  /// Of a screen that was popped after this collection was read it is a store that shows the screen as it was last; see
  /// ``RowStores``.
  @inlinable
  public subscript(position: Int) -> Store<Screen> { list.store(at: position) }
}

extension Store {
  /// The stores of a path's screens, without the root. Reading it depends on which screens there are, not on what is in
  /// them.
  ///
  /// - Parameter screens: the screens, usually a static constant of the feature.
  /// - Returns: a collection of stores in the order of the path.
  @inlinable
  public func scope<Screen: Reducer>(
    _ screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> StackStores<Feature, Screen> {
    StackStores(list: rowList(rowIndex(of: screens)))
  }

  /// The store of one screen, `nil` if it is not on the path. Asking for it depends on which screens there are, not on
  /// what is in them.
  ///
  /// - Parameters:
  ///   - screens: the screens, usually a static constant of the feature.
  ///   - id: the screen's id.
  /// - Returns: the screen's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<Screen: Reducer>(
    _ screens: StackChildren<Feature.State, Feature.Action, Screen>,
    id: StackElementID
  ) -> Store<Screen>? {
    rowStore(rowIndex(of: screens)) { $0.known(id) }
  }

  /// The index of a path at this place, made at its first use.
  @inlinable
  func rowIndex<Screen: Reducer>(
    of screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> RowIndex<StackState<Screen.State>, Screen> {
    let action = screens.action
    // The state here is the one that the screens are declared for.
    return joined(screens.rowIndex(at: node)!, screens.declaration) { action.embed(.element(id: $0, action: $1)) }
  }
}
