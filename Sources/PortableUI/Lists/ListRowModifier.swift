import Elements
import ViewGraph

/// Puts each view of a list into a row of its own, which can be pressed where rows can be selected.
package struct ListRowModifier<SelectionValue: Hashable>: PrimitiveModifier {
  let selection: ListSelection<SelectionValue>?

  package static var kind: ElementKind { .listRow }
  package static var handlers: [Handler] { SelectionValue.self == Never.self ? [] : [Handler(.tap)] }

  package func describe(_ writer: inout LayerWriter) {
    guard SelectionValue.self != Never.self else { return }
    if selection == nil { writer[.disabled] = .flag(true) }
    // What is in the row and can be pressed is pressed as well.
    writer[.priority] = .string("simultaneous")
  }

  package func isDescribed(like other: Self) -> Bool { (selection == nil) == (other.selection == nil) }

  package func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard let selection, values.isEnabled, !place.element.isSelectionDisabled,
      let value = place.traits.tag(as: SelectionValue.self)
    else { return false }
    let isEditing = values.editMode?.wrappedValue.isEditing ?? false
    let isInColumn = values.navigation?.isOutside == true
    // Of rows of which several can be selected one that leads on is followed, and no more.
    if case .many = selection, !isEditing, !isInColumn, place.element.leads { return true }
    if !selection.isMany || values.selectsManyByPresses { selection.press(value, isEditing: isEditing) }
    if !isEditing { values.selectionMenu?.primaryAction?([AnyHashable(value)]) }
    // In a column, what is selected is shown in the next.
    if !isEditing, let navigation = values.navigation, navigation.isOutside { navigation.model.onArrival?(false) }
    return true
  }
}

extension EnvironmentValues {
  /// Whether a press selects a row of which any number can be selected. Where there is little space it does while rows are edited, and only then;
  /// a column leads on to the next.
  @MainActor
  var selectsManyByPresses: Bool {
    horizontalSizeClass != .compact || editMode?.wrappedValue.isEditing == true || navigation?.isOutside == true
  }
}

extension Element {
  /// Whether a press of the row leads to another page.
  fileprivate var leads: Bool { traits.contains { $0.key == .leads && $0.value == .flag(true) } }

  /// Whether its row cannot be selected.
  var isSelectionDisabled: Bool { traits.first { $0.key == .selectionDisabled }?.value == .flag(true) }
}
