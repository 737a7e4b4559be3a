import Elements
import ViewGraph

/// The foreground style of texts and symbols, with its hierarchical levels.
package enum ResolvedForegroundStyle: Equatable, Sendable {
  // A single color is the most frequent style. A separate case avoids an allocation for it.
  case color(ColorValue)
  indirect case styles([AttributeValue])
  indirect case shadowed(ResolvedForegroundStyle, FilterValue)

  init(_ value: AttributeValue) {
    if case .color(let color) = value { self = .color(color) } else { self = .styles([value]) }
  }

  /// Returns the paint of a hierarchical level, starting at 0. A level that was not set is the first level with a
  /// reduced opacity.
  func value(_ level: Int) -> AttributeValue {
    let shares = [1, 0.5, 0.3, 0.18, 0.1]
    let share = shares[min(max(level, 0), 4)]
    switch self {
    case .color(let color): return AttributeValue.color(color).opacity(share)
    case .styles(let styles):
      if level < styles.count { return styles[level] }
      return (styles.first ?? .color(Color.primary.value)).opacity(share)
    case .shadowed(let resolved, _): return resolved.value(level)
    }
  }

  /// The drop shadow of the style.
  var shadow: FilterValue? {
    if case .shadowed(_, let shadow) = self { return shadow }
    return nil
  }

  /// The color of the first level.
  var color: Color? {
    switch value(0) {
    case .color(let color): Color(color)
    case .paint(let paint): Color(paint.color)
    default: nil
    }
  }
}

private struct ForegroundKey: EnvironmentKey {
  static let defaultValue: ResolvedForegroundStyle? = nil
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AttributeValue? = nil
}

extension EnvironmentValues {
  /// The foreground style; `nil` for the platform default.
  package var resolvedForegroundStyle: ResolvedForegroundStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The foreground color; `nil` for the platform default.
  var foregroundColor: Color? {
    get { resolvedForegroundStyle?.color }
    set { resolvedForegroundStyle = newValue.map { .color($0.value) } }
  }

  /// The background style, if it was set.
  var backgroundStylePaint: AttributeValue? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of `.background`, as set by ``View/backgroundStyle(_:)``; `nil` for the platform default.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundStylePaint.map { AnyShapeStyle(shapePaint: ShapePaint(.value($0))) } }
    set {
      guard MainThread.isCurrent else { return }
      // Safe because the caller is on the main actor, and the closure runs before the setter returns.
      nonisolated(unsafe) let values = self
      backgroundStylePaint = newValue.map { style in MainThread.unchecked { style.shapePaint.value(in: values) } }
    }
  }

  /// The paint of the tint.
  var tintPaint: AttributeValue? { tint.map { .color($0.value) } }

  /// Whether the color scheme is dark.
  var isDark: Bool { colorScheme == .dark }
}

/// Sets the foreground style to a single color.
@usableFromInline
struct ForegroundColorModifier: EnvironmentModifier {
  let color: ColorValue?

  @usableFromInline
  init(color: Color?) {
    self.color = color?.value
  }

  @usableFromInline static var isPlain: Bool { true }
  @usableFromInline static var isConstant: Bool { true }

  @usableFromInline
  func change(_ values: inout EnvironmentValues) { values.resolvedForegroundStyle = color.map { .color($0) } }
}

/// Sets the foreground style.
@frozen @usableFromInline
package struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  @usableFromInline let style: Style

  @inlinable
  package init(style: Style) {
    self.style = style
  }

  @usableFromInline
  package static var isPlain: Bool { Style.self == Color.self || Style.self == HierarchicalShapeStyle.self }

  @usableFromInline
  package func change(_ values: inout EnvironmentValues) {
    let paint = style.shapePaint
    let resolved = ResolvedForegroundStyle(paint.fixed ?? paint.value(in: values))
    values.resolvedForegroundStyle = paint.dropShadow.map { .shadowed(resolved, $0) } ?? resolved
  }
}

private struct ForegroundStylesModifier: EnvironmentModifier {
  let paints: [ShapePaint]

  func change(_ values: inout EnvironmentValues) {
    let resolved = ResolvedForegroundStyle.styles(paints.map { $0.value(in: values) })
    values.resolvedForegroundStyle = paints.first?.dropShadow.map { .shadowed(resolved, $0) } ?? resolved
  }
}

private struct BackgroundStyleModifier: EnvironmentModifier {
  let paint: ShapePaint

  func change(_ values: inout EnvironmentValues) { values.backgroundStylePaint = paint.value(in: values) }
}

extension View {
  /// Sets the foreground style of the texts, symbols and shapes in this view.
  ///
  /// - Parameter style: the style.
  @inlinable
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the primary and the secondary foreground style in this view.
  ///
  /// - Parameters:
  ///   - primary: the style of the primary level.
  ///   - secondary: the style of the secondary level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStylesModifier(paints: [primary.shapePaint, secondary.shapePaint]))
  }

  /// Sets the primary, the secondary and the tertiary foreground style in this view.
  ///
  /// - Parameters:
  ///   - primary: the style of the primary level.
  ///   - secondary: the style of the secondary level.
  ///   - tertiary: the style of the tertiary level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStylesModifier(paints: [primary.shapePaint, secondary.shapePaint, tertiary.shapePaint]))
  }

  /// Sets the foreground color of the texts, symbols and shapes in this view.
  ///
  /// - Parameter color: the color; `nil` for the platform default.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundColorModifier(color: color))
  }

  /// Sets the style that `.background` resolves to in this view.
  ///
  /// - Parameter style: the style.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(paint: style.shapePaint))
  }
}
