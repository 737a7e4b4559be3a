import ViewGraph

/// What of a list's rows is selected, and how that is changed.
@MainActor
enum ListSelection<Value: Hashable> {
  /// One row at the most.
  case one(Binding<Value?>)
  /// One row always.
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

  /// Selects no row, where that may be.
  func clear() {
    switch self {
    case .one(let binding): binding.wrappedValue = nil
    case .required: break
    case .many(let binding): binding.wrappedValue = []
    }
  }

  /// A person has pressed the row with that value.
  ///
  /// - Parameter isEditing: whether rows are chosen one by one, each by a press that another takes back.
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
