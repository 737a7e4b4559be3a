import Elements
import ViewGraph

/// When a bar shows which part of a region is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// As the platform has it.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Where the platform has one.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Only where a person has a device that needs one; here never.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// When a region gives way beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String?

  /// As the platform has it.
  public static let automatic = ScrollBounceBehavior(name: nil)
  /// Always.
  public static let always = ScrollBounceBehavior(name: nil)
  /// Only where there is more than is seen.
  public static let basedOnSize = ScrollBounceBehavior(name: "none")
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the platform has it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger moves over it.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// What margins are kept from.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isOfContent: Bool

  /// From all of it.
  public static let automatic = ContentMarginPlacement(isOfContent: true)
  /// From the content.
  public static let scrollContent = ContentMarginPlacement(isOfContent: true)
  /// From the bars that show what is seen.
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
  /// When bars show which part of a region from top to bottom is seen.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }

  /// When bars show which part of a region from side to side is seen.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { verticalScrollIndicatorVisibility }
    set { verticalScrollIndicatorVisibility = newValue }
  }

  /// Whether a person can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// When regions give way beyond their ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[BounceKey.self] }
    set { self[BounceKey.self] = newValue }
  }

  /// Where regions come to rest; `nil` for anywhere.
  var scrollTargetBehavior: String? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }

  /// How far content is from the sides of the region it is in.
  var contentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

extension ElementWriter {
  /// Says how a region scrolls whose content stands in it as it is, see ``describeScrolling(showsIndicators:)``.
  ///
  /// - Parameters:
  ///   - showsIndicators: whether a bar shows which part is seen.
  ///   - axis: the way in which content that is smaller than the region may stand elsewhere than at its beginning.
  @MainActor
  mutating func describeScrolling(showsIndicators: Bool, alignedOn axis: Axis) {
    describeScrolling(showsIndicators: showsIndicators)
    let values = EnvironmentValues(scope: environment)
    self[.bounce] = values.verticalScrollBounceBehavior.name.map { .string($0) }
    self[.scrollTargets] = values.scrollTargetBehavior.map { .string($0) }
    if let anchor = values.scrollAnchors[.alignment] {
      let part = axis == .horizontal ? anchor.x : anchor.y
      if part > 0 { self[.contentPlace] = .string(part < 0.75 ? "center" : "end") }
    }
    let margins = values.contentMargins
    for (key, length) in [
      (AttributeKey.top, margins.top), (.leading, margins.leading), (.bottom, margins.bottom),
      (.trailing, margins.trailing),
    ] where length != 0 {
      self[key] = .number(Double(length))
    }
  }

  /// Says how a region or a list scrolls, and where it begins.
  @MainActor
  mutating func describeScrolling(showsIndicators: Bool) {
    let values = EnvironmentValues(scope: environment)
    if !showsIndicators || values.verticalScrollIndicatorVisibility.isHidden { self[.hidesIndicators] = .flag(true) }
    if !values.isScrollEnabled { self[.still] = .flag(true) }
    self[.scrollAnchors] = values.scrollAnchors.words.map { .string($0) }
  }
}

extension AttributeKey {
  /// Flag, of a region that scrolls: not by a person.
  package static let still = AttributeKey(rawValue: "still")
  /// `none`, of a region that scrolls: it does not give way beyond its ends.
  package static let bounce = AttributeKey(rawValue: "bounce")
  /// Where a region comes to rest: `paging` or `viewAligned`. Of a layer: that its views are where.
  package static let scrollTargets = AttributeKey(rawValue: "scrollTargets")
}

extension View {
  /// Shows or hides the bars of regions in this view that scroll.
  ///
  /// - Parameters:
  ///   - visibility: when they are seen.
  ///   - axes: of which directions. Here all are alike.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }

  /// Shows nothing: bars here are seen while something is scrolled.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows nothing: bars here are seen while something is scrolled.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Keeps a person from scrolling in this view.
  ///
  /// - Parameter disabled: `false` changes nothing: what is disabled further up stays so.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets when regions in this view give way beyond their ends, where the platform has that.
  ///
  /// - Parameters:
  ///   - behavior: when.
  ///   - axes: in which directions. Here all are alike.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    environment(\.verticalScrollBounceBehavior, behavior)
  }

  /// Does nothing here: a browser's keyboard goes when its field loses the focus.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Does nothing here: what is outside of a region is cut off.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Keeps the content of regions in this view that scroll away from their sides.
  ///
  /// - Parameters:
  ///   - edges: from which sides.
  ///   - insets: how far.
  ///   - placement: what is kept away.
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

  /// Keeps the content of regions in this view that scroll away from their sides.
  ///
  /// - Parameters:
  ///   - edges: from which sides.
  ///   - length: how far, in points; `nil` for the platform's own distance.
  ///   - placement: what is kept away.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return contentMargins(edges, insets, for: placement)
  }

  /// Keeps the content of regions in this view that scroll away from all of their sides.
  ///
  /// - Parameters:
  ///   - length: how far, in points.
  ///   - placement: what is kept away.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
