import ViewGraph

/// Lets a person rename something.
///
/// Read it with `@Environment(\.rename)` to offer a way of your own, and call it like a function.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Runs the action of the nearest `renameAction(_:)`.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Lets a person rename what is shown here; `nil` where that cannot be.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that lets a person rename what is around it. It does not react where nothing can be renamed.
///
/// ```swift
/// TextField("Name", text: $name).focused($isRenaming)
///   .contextMenu { RenameButton() }
///   .renameAction($isRenaming)
/// ```
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == PortableUI.Label<Text, Image> {
  /// Creates the button.
  public init() {
    label = PortableUI.Label("Rename", systemImage: "pencil")
  }
}

extension View {
  /// Says what a ``RenameButton`` in this view does.
  ///
  /// - Parameter action: lets a person rename something.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets a ``RenameButton`` in this view give the focus to a field.
  ///
  /// - Parameter isFocused: the state that the field is ``View/focused(_:)`` by.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
