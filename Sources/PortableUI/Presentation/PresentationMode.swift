/// An indication whether a view is presented, with an action that ends the presentation. ``DismissAction`` is its newer
/// form.
@MainActor
public struct PresentationMode {
  /// Whether the view is presented: it is in a sheet, or on a page that was pushed on a stack.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Ends the presentation. In a view that is not presented it has no effect.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation mode of the view, for use as in `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
