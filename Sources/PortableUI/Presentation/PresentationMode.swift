/// Whether a view is presented, and what ends that; ``DismissAction`` is its newer form.
@MainActor
public struct PresentationMode {
  /// Whether the view is presented: is in a sheet, or on a page that another one has led to.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Ends the presentation. In a view that is not presented it does nothing.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Ends the presentation of the view, as in `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
