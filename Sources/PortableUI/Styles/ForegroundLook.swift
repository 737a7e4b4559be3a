import Elements
import ViewGraph

/// What texts and symbols are painted in, rank by rank.
enum ForegroundLook: Equatable, Sendable {
  // Nearly always it is one color, and that is kept without an allocation.
  case color(ColorValue)
  indirect case styles([AttributeValue])
  indirect case shadowed(ForegroundLook, FilterValue)

  init(_ value: AttributeValue) {
    if case .color(let color) = value { self = .color(color) } else { self = .styles([value]) }
  }

  /// The paint of a rank: 0 is the first. Ranks that were not set are fainter than the first.
  func value(_ level: Int) -> AttributeValue {
    let shares = [1, 0.5, 0.3, 0.18, 0.1]
    let share = shares[min(max(level, 0), 4)]
    switch self {
    case .color(let color): return AttributeValue.color(color).opacity(share)
    case .styles(let styles):
      if level < styles.count { return styles[level] }
      return (styles.first ?? .color(Color.primary.value)).opacity(share)
    case .shadowed(let look, _): return look.value(level)
    }
  }

  /// The shadow that is thrown.
  var shadow: FilterValue? {
    if case .shadowed(_, let shadow) = self { return shadow }
    return nil
  }

  /// The first color.
  var color: Color? {
    switch value(0) {
    case .color(let color): Color(color)
    case .paint(let paint): Color(paint.color)
    default: nil
    }
  }
}

private struct ForegroundKey: EnvironmentKey {
  static let defaultValue: ForegroundLook? = nil
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AttributeValue? = nil
}

extension EnvironmentValues {
  /// What texts are painted in; `nil` for the platform's own.
  var foregroundLook: ForegroundLook? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The color of texts; `nil` for the platform's own.
  var foregroundColor: Color? {
    get { foregroundLook?.color }
    set { foregroundLook = newValue.map { .color($0.value) } }
  }

  /// What is behind views, where that was said.
  var backgroundStylePaint: AttributeValue? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What `.background` stands for, as set by ``View/backgroundStyle(_:)``; `nil` for the platform's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundStylePaint.map { AnyShapeStyle(shapePaint: ShapePaint(.value($0))) } }
    set { backgroundStylePaint = newValue.map { $0.shapePaint.value(in: self) } }
  }

  /// What is painted in the tint.
  var tintPaint: AttributeValue? { tint.map { .color($0.value) } }

  /// Whether the screen is dark.
  var isDark: Bool { colorScheme == .dark }
}

/// Says in which color texts are painted, and nothing else.
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
  func change(_ values: inout EnvironmentValues) { values.foregroundLook = color.map { .color($0) } }
}

/// Says what texts are painted in.
@frozen @usableFromInline
struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  @usableFromInline let style: Style

  @inlinable
  init(style: Style) {
    self.style = style
  }

  @usableFromInline
  static var isPlain: Bool { Style.self == Color.self || Style.self == HierarchicalShapeStyle.self }

  @usableFromInline
  func change(_ values: inout EnvironmentValues) {
    let paint = style.shapePaint
    let look = ForegroundLook(paint.fixed ?? paint.value(in: values))
    values.foregroundLook = paint.dropShadow.map { .shadowed(look, $0) } ?? look
  }
}

private struct ForegroundStylesModifier: EnvironmentModifier {
  let paints: [ShapePaint]

  func change(_ values: inout EnvironmentValues) {
    let look = ForegroundLook.styles(paints.map { $0.value(in: values) })
    values.foregroundLook = paints.first?.dropShadow.map { .shadowed(look, $0) } ?? look
  }
}

private struct BackgroundStyleModifier: EnvironmentModifier {
  let paint: ShapePaint

  func change(_ values: inout EnvironmentValues) { values.backgroundStylePaint = paint.value(in: values) }
}

extension View {
  /// Sets what the texts, symbols and shapes in this view are painted in.
  ///
  /// - Parameter style: what in.
  @inlinable
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets what the texts, symbols and shapes in this view are painted in, by rank.
  ///
  /// - Parameters:
  ///   - primary: for what matters most.
  ///   - secondary: for what matters less.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStylesModifier(paints: [primary.shapePaint, secondary.shapePaint]))
  }

  /// Sets what the texts, symbols and shapes in this view are painted in, by rank.
  ///
  /// - Parameters:
  ///   - primary: for what matters most.
  ///   - secondary: for what matters less.
  ///   - tertiary: for what matters less still.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStylesModifier(paints: [primary.shapePaint, secondary.shapePaint, tertiary.shapePaint]))
  }

  /// Sets the color of the texts, symbols and shapes in this view.
  ///
  /// - Parameter color: the color; `nil` for the platform's own.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundColorModifier(color: color))
  }

  /// Sets what `.background` stands for in this view.
  ///
  /// - Parameter style: what it stands for.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(paint: style.shapePaint))
  }
}
