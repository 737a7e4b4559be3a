import Elements
import ViewGraph

/// Wraps each view of a list in a row, which can be pressed if the list has a selection.
package struct ListRowModifier<SelectionValue: Hashable>: PrimitiveModifier {
  let selection: ListSelection<SelectionValue>?

  package static var kind: ElementKind { .listRow }
  package static var handlers: [Handler] { SelectionValue.self == Never.self ? [] : [Handler(.tap)] }

  package func describe(_ writer: inout LayerWriter) {
    guard SelectionValue.self != Never.self else { return }
    if selection == nil { writer[.disabled] = .flag(true) }
    // With `simultaneous` priority, a press also reaches the controls in the row.
    writer[.priority] = .string("simultaneous")
  }

  package func isDescribed(like other: Self) -> Bool { (selection == nil) == (other.selection == nil) }

  package func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard let selection, values.isEnabled, !position.element.isSelectionDisabled,
      let value = position.traits.tag(as: SelectionValue.self)
    else { return false }
    let isEditing = values.editMode?.wrappedValue.isEditing ?? false
    let isInColumn = values.nextColumn != nil
    // In a multiple-selection list, pressing a row with a link follows the link and does not select the row.
    if case .many = selection, !isEditing, !isInColumn, position.element.isNavigationLink { return true }
    if !selection.isMany || values.selectsManyByPresses { selection.press(value, isEditing: isEditing) }
    if !isEditing { values.selectionMenu?.primaryAction?([AnyHashable(value)]) }
    // In a column of a split view, show the next column, which displays the selected value.
    if !isEditing { values.nextColumn?.showNextColumn() }
    return true
  }
}

extension EnvironmentValues {
  /// Whether a press selects a row of a multiple-selection list. On a narrow window, a press selects only in edit mode
  /// or in a column of a split view, where it also shows the next column.
  @MainActor
  var selectsManyByPresses: Bool {
    horizontalSizeClass != .compact || editMode?.wrappedValue.isEditing == true || nextColumn != nil
  }
}

extension Element {
  /// Whether pressing the row follows a link to another page.
  fileprivate var isNavigationLink: Bool { traits.contains { $0.key == .isNavigationLink && $0.value == .flag(true) } }

  /// Whether the row cannot be selected.
  var isSelectionDisabled: Bool { traits.first { $0.key == .selectionDisabled }?.value == .flag(true) }
}
