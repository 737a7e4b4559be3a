import Elements
import ViewGraph

/// Views that are created from a collection. The user can edit them as rows of a list.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list: by a swipe, or by a button in edit mode.
  ///
  /// - Parameter action: removes the elements at the given offsets from the collection; `nil` disables deletion.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(DeleteModifier(count: data.count, action: action))
  }

  /// Lets the user move rows of a list in edit mode.
  ///
  /// - Parameter action: moves the elements at the given offsets to a destination, for example with
  ///   `move(fromOffsets:toOffset:)`; `nil` disables moving.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(MoveModifier(count: data.count, action: action))
  }
}

extension View {
  /// Prevents the user from deleting this row.
  ///
  /// - Parameter isDisabled: `false` has no effect.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.deletable: .flag(false)] : [:]))
  }

  /// Prevents the user from moving this row.
  ///
  /// - Parameter isDisabled: `false` has no effect.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.movable: .flag(false)] : [:]))
  }

  /// Prevents the user from selecting this row.
  ///
  /// - Parameter isDisabled: `false` has no effect.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.selectionDisabled: .flag(true)] : [:]))
  }
}
