import Elements
import ViewGraph

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// The platform's default.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Visible if the platform has indicators.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Hidden, even if an input device needs indicators.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Always hidden.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// The conditions under which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String?

  /// The platform's default.
  public static let automatic = ScrollBounceBehavior(name: nil)
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior(name: nil)
  /// The scroll view bounces only if its content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "none")
}

/// The way in which scrolling dismisses the keyboard. The modes have no effect: a browser decides when its keyboard
/// hides.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The platform's default.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// Scrolling dismisses the keyboard at once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// The keyboard follows the gesture that dismisses it.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The part of a scroll view to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isOfContent: Bool

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(isOfContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isOfContent: true)
  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

private struct IndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct BounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct TargetBehaviorKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct MarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators. It is the same as the vertical one.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { verticalScrollIndicatorVisibility }
    set { verticalScrollIndicatorVisibility = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The bounce behavior of scroll views.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[BounceKey.self] }
    set { self[BounceKey.self] = newValue }
  }

  /// The name of the behavior that determines where scrolling ends; `nil` if scrolling can end anywhere.
  var scrollTargetBehavior: String? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }

  /// The margins between content and the edges of its scroll view.
  var contentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

extension ElementWriter {
  /// Writes the scroll attributes of a view that aligns its own content. See
  /// ``describeScrolling(showsIndicators:)``.
  ///
  /// - Parameters:
  ///   - showsIndicators: whether scroll indicators are visible.
  ///   - axis: the axis on which content smaller than the scroll view is aligned.
  @MainActor
  mutating func describeScrolling(showsIndicators: Bool, alignedOn axis: Axis) {
    describeScrolling(showsIndicators: showsIndicators)
    let values = EnvironmentValues(scope: environment)
    self[.scrollTargets] = values.scrollTargetBehavior.map { .string($0) }
    if let anchor = values.scrollAnchors[.alignment] {
      let part = axis == .horizontal ? anchor.x : anchor.y
      if part > 0 { self[.contentPlace] = .string(part < 0.75 ? "center" : "end") }
    }
  }

  /// Writes the scroll attributes of a scroll view or list, including its margins and anchors.
  @MainActor
  mutating func describeScrolling(showsIndicators: Bool) {
    let values = EnvironmentValues(scope: environment)
    if !showsIndicators || values.verticalScrollIndicatorVisibility.isHidden { self[.hidesIndicators] = .flag(true) }
    if !values.isScrollEnabled { self[.still] = .flag(true) }
    self[.bounce] = values.verticalScrollBounceBehavior.name.map { .string($0) }
    self[.scrollAnchors] = values.scrollAnchors.words.map { .string($0) }
    let margins = values.contentMargins
    for (key, length) in [
      (AttributeKey.top, margins.top), (.leading, margins.leading), (.bottom, margins.bottom),
      (.trailing, margins.trailing),
    ] where length != 0 {
      self[key] = .number(Double(length))
    }
  }
}

extension View {
  /// Sets the visibility of scroll indicators within this view.
  ///
  /// - Parameters:
  ///   - visibility: the visibility of the indicators.
  ///   - axes: the axes. They are ignored: the visibility applies to both.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }

  /// Flashes the scroll indicators. This method has no effect: indicators are visible while the user scrolls.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators. This method has no effect: indicators are visible while the user scrolls.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Prevents the user from scrolling within this view.
  ///
  /// - Parameter disabled: `false` has no effect: it does not override a `true` of an enclosing view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the bounce behavior of scroll views within this view, if the platform supports it.
  ///
  /// - Parameters:
  ///   - behavior: the behavior.
  ///   - axes: the axes. They are ignored: the behavior applies to both.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    environment(\.verticalScrollBounceBehavior, behavior)
  }

  /// Sets how scrolling dismisses the keyboard. This method has no effect: a browser hides its keyboard when the field
  /// loses focus.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets whether scroll views clip their content. This method has no effect: content is always clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Adds margins to the content of scroll views within this view.
  ///
  /// - Parameters:
  ///   - edges: the edges that get a margin.
  ///   - insets: the margins, in points.
  ///   - placement: the part that gets the margins. Margins of scroll indicators have no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.isOfContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds margins to the content of scroll views within this view.
  ///
  /// - Parameters:
  ///   - edges: the edges that get a margin.
  ///   - length: the margin, in points; `nil` for the default of 16 points.
  ///   - placement: the part that gets the margins. Margins of scroll indicators have no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return contentMargins(edges, insets, for: placement)
  }

  /// Adds margins to all edges of the content of scroll views within this view.
  ///
  /// - Parameters:
  ///   - length: the margin, in points.
  ///   - placement: the part that gets the margins. Margins of scroll indicators have no effect.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
