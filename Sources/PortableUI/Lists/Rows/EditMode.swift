import ViewGraph

/// Whether the user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content is in a temporary edit mode, for example while a row is swiped.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct PageEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the view. An ``EditButton`` changes it. In edit mode, lists show controls for deleting, moving
  /// and selecting rows. Each page of a stack and each sheet has a separate edit mode unless the app sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode of the page, which applies if the app does not set an edit mode.
  package var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}

extension Binding<EditMode> {
  /// Returns a binding to a new edit mode, which is initially inactive.
  package static func editing() -> Binding<EditMode> {
    Binding(location: StateLocation(.inactive, name: PropertyName("editMode", of: EditButton.self)))
  }
}

/// A button that toggles the edit mode of its environment.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}

  /// A button with the title Edit or Done.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(platform: isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
