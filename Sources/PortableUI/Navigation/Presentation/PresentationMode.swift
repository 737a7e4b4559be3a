/// The state of a view's presentation, with an action that ends the presentation. ``DismissAction`` is its newer form.
@MainActor
public struct PresentationMode {
  /// Whether the view is presented, which means that it is in a sheet or on a page that was pushed onto a stack.
  public let isPresented: Bool
  private let action: DismissAction

  nonisolated init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Ends the presentation. In a view that is not presented, this method has no effect.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation mode of the view. To end the presentation, call `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
