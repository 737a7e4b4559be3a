import Elements
import ViewGraph

/// Views of a collection, which a person may edit where they are rows of a list.
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
  /// Lets a person delete rows of a list: by a swipe, by a button while the list is edited.
  ///
  /// - Parameter action: takes the elements out of the collection, given their offsets; `nil` lets nobody delete.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(DeleteModifier(count: data.count, action: action))
  }

  /// Lets a person move rows of a list while it is edited.
  ///
  /// - Parameter action: moves the elements, given their offsets and the one before which they are to stand, as
  ///   `move(fromOffsets:toOffset:)` takes them; `nil` lets nobody move.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(MoveModifier(count: data.count, action: action))
  }
}

/// What is done to the rows of a collection, by their numbers.
@MainActor
protocol RowEditing {}

private struct DeleteModifier: PrimitiveModifier, RowEditing {
  let count: Int
  let action: (@MainActor (IndexSet) -> Void)?

  static var kind: ElementKind { .trait }
  static var handlers: [Handler] { [Handler(.delete)] }

  func describe(_ writer: inout LayerWriter) { writer[.deletable] = .flag(action != nil) }

  func isDescribed(like other: Self) -> Bool { (action == nil) == (other.action == nil) }

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
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

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    guard let action, EnvironmentValues(scope: environment).isEnabled, place.element.isTrait(.movable),
      let row = place.row, row < count, case .number(let rows)? = event.value
    else { return false }
    // A person may drag further than the rows reach.
    let target = Int(min(max(Double(row) + rows.rounded(), 0), Double(count - 1)))
    if target != row { action(IndexSet(integer: row), target > row ? target + 1 : target) }
    return true
  }
}

extension Element {
  /// Whether a flag was said of the element to the list that it stands in.
  func isTrait(_ key: AttributeKey) -> Bool { traits.first { $0.key == key }?.value == .flag(true) }
}

extension View {
  /// Keeps a person from deleting this row.
  ///
  /// - Parameter isDisabled: `false` changes nothing.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.deletable: .flag(false)] : [:]))
  }

  /// Keeps a person from moving this row.
  ///
  /// - Parameter isDisabled: `false` changes nothing.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.movable: .flag(false)] : [:]))
  }

  /// Keeps a person from selecting this row.
  ///
  /// - Parameter isDisabled: `false` changes nothing.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(isDisabled ? [.selectionDisabled: .flag(true)] : [:]))
  }
}
