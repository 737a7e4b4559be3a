/// A view that goes through keyframes.
@available(*, unavailable, message: "Hosts animate from one state to the next: use a PhaseAnimator, or a TimelineView.")
public struct KeyframeAnimator<Value, Content> {
  /// Creates a view.
  public init(initialValue: Value, repeating: Bool = true, content: (Value) -> Content) {}
}

extension View {
  /// Changes this view by keyframes.
  @available(*, unavailable, message: "Hosts animate from one state to the next: use phaseAnimator, or a TimelineView.")
  public func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true) -> some View { self }
}
