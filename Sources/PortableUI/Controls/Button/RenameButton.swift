import ViewGraph

/// An action that starts renaming an item.
///
/// Read it with `@Environment(\.rename)` to build a custom control, and call it like a function.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Runs the action of the nearest `renameAction(_:)` modifier.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts renaming the item of this view; `nil` if it cannot be renamed.
  public package(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that runs the rename action of its environment. The button is disabled if the environment has no rename
/// action.
///
/// ```swift
/// TextField("Name", text: $name).focused($isRenaming)
///   .contextMenu { RenameButton() }
///   .renameAction($isRenaming)
/// ```
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button that runs the rename action.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == PortableControls.Label<Text, Image> {
  /// Creates a rename button with the default label.
  public init() {
    label = PortableControls.Label(platform: "Rename", systemImage: "pencil")
  }
}

extension View {
  /// Sets the action of the ``RenameButton`` in this view.
  ///
  /// - Parameter action: starts renaming the item.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the action of the ``RenameButton`` in this view to focus a field.
  ///
  /// - Parameter isFocused: the focus state that is bound to the field by ``View/focused(_:)``.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
