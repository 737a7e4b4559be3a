import OrderedCollections

/// The stores of a path's screens, in order. Each store is created on demand.
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
  /// The position of the first screen: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last screen: the number of screens.
  @inlinable public var endIndex: Int { list.ids.count }

  /// The store of the screen at a position. O(1).
  ///
  /// For a screen that was popped after this collection was read, the store shows the screen's last state; see
  /// ``RowStores``.
  @inlinable
  public subscript(position: Int) -> Store<Screen> { list.store(at: position) }
}

extension Store {
  /// Returns the stores of a path's screens, without the root. Reading it depends on which screens there are, not on
  /// their content.
  ///
  /// - Parameter screens: the screens, usually a static constant of the feature.
  /// - Returns: a collection of stores in the order of the path.
  @inlinable
  public func scope<Screen: Reducer>(
    _ screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> StackStores<Feature, Screen> {
    StackStores(list: rowList(rowIndex(of: screens)))
  }

  /// Returns the store of one screen; `nil` if it is not on the path. The call depends on which screens there are, not
  /// on their content.
  ///
  /// - Parameters:
  ///   - screens: the screens, usually a static constant of the feature.
  ///   - id: the screen's id.
  /// - Returns: the screen's store. It is the same object for as long as it is retained.
  @inlinable
  public func scope<Screen: Reducer>(
    _ screens: StackChildren<Feature.State, Feature.Action, Screen>,
    id: StackElementID
  ) -> Store<Screen>? {
    rowStore(rowIndex(of: screens)) { $0.known(id) }
  }

  /// Returns the index of a path at this node, creating it at its first use.
  @inlinable
  func rowIndex<Screen: Reducer>(
    of screens: StackChildren<Feature.State, Feature.Action, Screen>
  ) -> RowIndex<StackState<Screen.State>, Screen> {
    let action = screens.action
    // The screens are declared for this feature's state.
    return joined(screens.rowIndex(at: node)!, screens.declaration) { action.embed(.element(id: $0, action: $1)) }
  }
}
