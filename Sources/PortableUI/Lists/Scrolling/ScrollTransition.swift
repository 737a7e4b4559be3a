/// The position of a view relative to the screen.
struct ScreenRelativePosition {
  let frame: CGRect
  let screen: CGSize
  let axis: Axis?

  func phase(_ leading: ScrollTransitionConfiguration, _ trailing: ScrollTransitionConfiguration)
    -> ScrollTransitionPhase
  {
    func along(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> ScrollTransitionPhase {
      let isBefore = (start + end) / 2 < length / 2
      let configuration = isBefore ? leading : trailing
      guard !configuration.isOff, length > 0, !configuration.sees(start, end, in: 0...length) else { return .identity }
      return isBefore ? .topLeading : .bottomTrailing
    }
    let vertical = along(frame.minY, frame.maxY, screen.height)
    if axis == .vertical || axis == nil && !vertical.isIdentity { return vertical }
    return along(frame.minX, frame.maxX, screen.width)
  }
}

private struct ScrollTransitionView<Effect: View>: View {
  let content: EmptyVisualEffect
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  @State private var phase = ScrollTransitionPhase.identity
  @Environment(\.viewport) private var screen

  var body: some View {
    let (leading, trailing, axis, screen) = (leading, trailing, axis, screen)
    transition(content, phase)
      .animation(phase == .topLeading ? leading.animation : trailing.animation, value: phase)
      .onGeometryChange(for: ScrollTransitionPhase.self) { proxy in
        ScreenRelativePosition(frame: proxy.frame(in: .global), screen: screen, axis: axis).phase(leading, trailing)
      } action: {
        phase = $0
      }
  }
}

extension View {
  /// Applies a transition to this view as it enters and leaves the visible part of the window.
  ///
  /// Hosts animate from one phase to the next with the configuration's animation.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of the transition.
  ///   - axis: the scroll axis; `nil` for the axis on which the view leaves the visible part.
  ///   - transition: returns the content with the effects for a phase.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies a transition to this view as it enters and leaves the visible part of the window. See
  /// ``scrollTransition(_:axis:transition:)``.
  ///
  /// - Parameters:
  ///   - topLeading: the configuration at the top or leading edge.
  ///   - bottomTrailing: the configuration at the bottom or trailing edge.
  ///   - axis: the scroll axis; `nil` for the axis on which the view leaves the visible part.
  ///   - transition: returns the content with the effects for a phase.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition:
      @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    ScrollTransitionView(
      content: EmptyVisualEffect(self), leading: topLeading, trailing: bottomTrailing, axis: axis,
      transition: transition)
  }

  /// Runs an action when this view enters or leaves the visible part of the window.
  ///
  /// - Parameters:
  ///   - threshold: the fraction of the view that must be visible, from 0 to 1.
  ///   - action: receives whether the view is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

private struct ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: @MainActor (Bool) -> Void
  @Environment(\.viewport) private var screen

  func body(content: Content) -> some View {
    let configuration = ScrollTransitionConfiguration.animated.threshold(.visible(threshold))
    content.onGeometryChange(for: Bool.self) { [screen] proxy in
      ScreenRelativePosition(frame: proxy.frame(in: .global), screen: screen, axis: nil).phase(
        configuration, configuration
      )
      .isIdentity
    } action: {
      action($0)
    }
  }
}
