/// The stores of a path's screens, in order, each made when it is asked for.
@MainActor
public struct StackStores<Parent: Reducer, Screen: Reducer> {
  @usableFromInline let entries: RowStores<Parent, StackEntryFeature<Screen>>

  @inlinable
  init(entries: RowStores<Parent, StackEntryFeature<Screen>>) {
    self.entries = entries
  }

  /// The ids of the screens, in order.
  public var ids: [StackElementID] { Array(entries.ids) }
}

extension StackStores: @MainActor RandomAccessCollection {
  /// The position of the first screen, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last screen, the number of screens.
  @inlinable public var endIndex: Int { entries.endIndex }

  /// The store of the screen at a position. O(1).
  ///
  /// Of a screen that was popped after this collection was read it is a store that shows the screen as it was last; see
  /// ``RowStores``.
  @inlinable
  public subscript(position: Int) -> Store<Screen> {
    entries[position].scope(StackEntryFeature<Screen>.screen)
  }
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
    StackStores(entries: scope(screens.entries))
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
    core.reading {
      let index = rowIndex(of: screens.entries)
      accessStructure(index)
      return rowStore(index, id: index.known(id))?.scope(StackEntryFeature<Screen>.screen)
    }
  }
}
