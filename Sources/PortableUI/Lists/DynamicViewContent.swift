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

/// A modifier that edits the rows of a collection by their indices.
@MainActor
protocol RowEditing {}

private struct DeleteModifier: PrimitiveModifier, RowEditing {
  let count: Int
  let action: (@MainActor (IndexSet) -> Void)?

  static var kind: ElementKind { .trait }
  static var handlers: [Handler] { [Handler(.delete)] }

  func describe(_ writer: inout LayerWriter) { writer[.deletable] = .flag(action != nil) }

  func isDescribed(like other: Self) -> Bool { (action == nil) == (other.action == nil) }

  func respond(to event: Event, at place: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let action, EnvironmentValues(scope: environment).isEnabled, place.element.isTrait(.deletable),
      let row = place.row, row < count
    else { return false }
    action(IndexSet(integer: row))
    return true
  }
}

private struct MoveModifier: PrimitiveModifier, RowEditing {
  let count: Int
  let action: (@MainActor (IndexSet, Int) -> Void)?

  static var kind: ElementKind { .trait }
  static var handlers: [Handler] { [Handler(.move, .number)] }

  func describe(_ writer: inout LayerWriter) { writer[.movable] = .flag(action != nil) }

  func isDescribed(like other: Self) -> Bool { (action == nil) == (other.action == nil) }

  func respond(to event: Event, at place: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let action, EnvironmentValues(scope: environment).isEnabled, place.element.isTrait(.movable),
      let row = place.row, row < count, case .number(let rows)? = event.value
    else { return false }
    // Limit the target, because the user may drag beyond the first or last row.
    let target = Int(min(max(Double(row) + rows.rounded(), 0), Double(count - 1)))
    if target != row { action(IndexSet(integer: row), target > row ? target + 1 : target) }
    return true
  }
}

extension Element {
  /// Returns whether a trait of the element is the flag `true`. Traits are values that a row sets for its list.
  func isTrait(_ key: AttributeKey) -> Bool { traits.first { $0.key == key }?.value == .flag(true) }
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
