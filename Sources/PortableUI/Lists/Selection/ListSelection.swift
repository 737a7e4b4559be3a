import Elements
import ViewGraph

/// The selection of a list, with the binding that stores it.
@MainActor
package enum ListSelection<Value: Hashable> {
  /// At most one row.
  case one(Binding<Value?>)
  /// Exactly one row.
  case required(Binding<Value>)
  /// Any number of rows.
  case many(Binding<Set<Value>>)

  init?(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    self = .one(binding)
  }

  init?(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    self = .many(binding)
  }

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .required(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Whether no row is selected.
  var isEmpty: Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == nil
    case .required: false
    case .many(let binding): binding.wrappedValue.isEmpty
    }
  }

  /// Whether any number of rows can be selected.
  var isMany: Bool {
    if case .many = self { true } else { false }
  }

  /// Clears the selection, unless one row is required.
  func clear() {
    switch self {
    case .one(let binding): binding.wrappedValue = nil
    case .required: break
    case .many(let binding): binding.wrappedValue = []
    }
  }

  /// Updates the selection after the user pressed a row.
  ///
  /// - Parameters:
  ///   - value: the value of the row.
  ///   - isEditing: whether the list is in edit mode, where a press toggles the row.
  func press(_ value: Value, isEditing: Bool) {
    switch self {
    case .one(let binding): binding.wrappedValue = isEditing && binding.wrappedValue == value ? nil : value
    case .required(let binding): binding.wrappedValue = value
    case .many(let binding):
      if isEditing {
        binding.wrappedValue.formSymmetricDifference([value])
      } else {
        binding.wrappedValue = [value]
      }
    }
  }
}

extension ListSelection {
  /// Updates the selection after a ``EventKind/select`` event: the user pressed a row with a modifier key, or moved to
  /// a row with an arrow key.
  ///
  /// - Returns: `false` if the event does not refer to a row that can be selected in this way.
  func respond(to event: Event, among rows: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard case .string(let text)? = event.value, values.isEnabled else { return false }
    let words = text.split(separator: " ")
    guard words.count == 2, let id = Int(words[0]), let index = rows.firstIndex(where: { $0.element.id == id }),
      let value = Self.value(of: rows[index])
    else { return false }
    if words[1] == "only" {
      if !isMany || values.selectsManyByPresses { press(value, isEditing: false) }
      return true
    }
    guard case .many(let binding) = self else { return false }
    switch words[1] {
    case "toggle": binding.wrappedValue.formSymmetricDifference([value])
    case "extend":
      let selected = rows.indices.filter { Self.value(of: rows[$0]).map(binding.wrappedValue.contains) ?? false }
      let nearest = selected.min { abs($0 - index) < abs($1 - index) } ?? index
      let values = rows[min(index, nearest)...max(index, nearest)].compactMap(Self.value)
      binding.wrappedValue.formUnion(values)
    default: return false
    }
    return true
  }

  /// Returns the selection value of a row; `nil` if the row cannot be selected.
  private static func value(of row: TraitedElement) -> Value? {
    row.element.isSelectionDisabled ? nil : row.traits.tag(as: Value.self)
  }
}
