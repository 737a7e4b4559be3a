import ViewGraph

/// Whether what is shown is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for the moment, as while one row is swiped.
  case transient
  /// It is.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct PageEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether what is shown here is being edited. An ``EditButton`` changes it, and lists show by it how their rows are deleted,
  /// moved and selected. Each page of a stack and each sheet has its own, where the program gives none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the page is being edited, where the program says nothing of that.
  var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}

extension Binding<EditMode> {
  /// Keeps whether something is being edited, which it is not at first.
  static func editing() -> Binding<EditMode> {
    Binding(location: StateLocation(.inactive, name: PropertyName("editMode", of: EditButton.self)))
  }
}

/// Begins and ends the editing of what is around it.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  /// A button that says what a press does: Edit, or Done.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
