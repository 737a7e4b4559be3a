import Elements
import ViewGraph

/// The number of a row in its collection, and the number of rows of the collection.
package typealias RowPosition = (row: Int, count: Int)

/// A modifier that edits the rows of a collection by their indices.
@MainActor
protocol RowEditing {
  /// The number of rows of the modified collection.
  var count: Int { get }
  /// Returns the position of the row if the modifier applies to a single row; `nil` if it applies to a collection.
  var ownRow: (@MainActor () -> RowPosition?)? { get }
}

package struct DeleteModifier: PrimitiveModifier, RowEditing {
  let count: Int
  let action: (@MainActor (IndexSet) -> Void)?
  /// Returns the position of the row if the modifier applies to a single row; `nil` if it applies to a collection. A
  /// modifier of a single row without an action has no effect on modifiers of the collection.
  let ownRow: (@MainActor () -> RowPosition?)?

  package init(
    count: Int = 0, ownRow: (@MainActor () -> RowPosition?)? = nil, action: (@MainActor (IndexSet) -> Void)?
  ) {
    self.count = count
    self.ownRow = ownRow
    self.action = action
  }

  package static var kind: ElementKind { .trait }
  package static var handlers: [Handler] { [Handler(.delete)] }
  private static let title = Text(platform: "Delete")

  // `describe` reads the locale.
  package var readsEnvironment: Bool { true }

  package func describe(_ writer: inout LayerWriter) {
    if action != nil || ownRow == nil { writer[.deletable] = .flag(action != nil) }
    guard action != nil else { return }
    writer[.text] = .string(Self.title.string(in: EnvironmentValues(scope: writer.environment)))
  }

  package func isDescribed(like other: Self) -> Bool {
    (action == nil) == (other.action == nil) && (ownRow == nil) == (other.ownRow == nil)
  }

  package func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let action, EnvironmentValues(scope: environment).isEnabled, position.element.isTrait(.deletable),
      let (row, count) = rowPosition(at: position), row < count
    else { return false }
    action(IndexSet(integer: row))
    return true
  }
}

package struct MoveModifier: PrimitiveModifier, RowEditing {
  let count: Int
  let action: (@MainActor (IndexSet, Int) -> Void)?
  /// Returns the position of the row if the modifier applies to a single row; `nil` if it applies to a collection. A
  /// modifier of a single row without an action has no effect on modifiers of the collection.
  let ownRow: (@MainActor () -> RowPosition?)?

  package init(
    count: Int = 0, ownRow: (@MainActor () -> RowPosition?)? = nil, action: (@MainActor (IndexSet, Int) -> Void)?
  ) {
    self.count = count
    self.ownRow = ownRow
    self.action = action
  }

  package static var kind: ElementKind { .trait }
  package static var handlers: [Handler] { [Handler(.move, .number)] }
  private static let title = Text(platform: "Reorder")

  // `describe` reads the locale.
  package var readsEnvironment: Bool { true }

  package func describe(_ writer: inout LayerWriter) {
    if action != nil || ownRow == nil { writer[.movable] = .flag(action != nil) }
    guard action != nil else { return }
    writer[.text] = .string(Self.title.string(in: EnvironmentValues(scope: writer.environment)))
  }

  package func isDescribed(like other: Self) -> Bool {
    (action == nil) == (other.action == nil) && (ownRow == nil) == (other.ownRow == nil)
  }

  package func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let action, EnvironmentValues(scope: environment).isEnabled, position.element.isTrait(.movable),
      let (row, count) = rowPosition(at: position), row < count, case .number(let rows)? = event.value
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

extension RowEditing {
  /// Returns the row of an event at a position: the modifier's own row, or else the row in the modified collection.
  fileprivate func rowPosition(at position: ElementPosition) -> RowPosition? {
    if let ownRow { return ownRow() }
    return position.row.map { ($0, count) }
  }
}
