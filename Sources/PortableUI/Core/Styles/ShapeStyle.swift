import Elements

/// A color, gradient, material or other style for drawing texts and for filling shapes and backgrounds.
///
/// A custom style implements ``resolve(in:)``, which returns another style depending on the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint that hosts draw. Styles that implement ``resolve(in:)`` have a default implementation.
  var shapePaint: ShapePaint { get }
}

extension ShapeStyle {
  /// A paint that resolves the style in the environment in which it is drawn.
  public var shapePaint: ShapePaint { ShapePaint(.custom(AnyResolver(style: self))) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because a style that does not resolve to another style is drawn directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive shape style and cannot be resolved to another style.")
  }
}

extension Never: ShapeStyle {
  /// Never called, because `Never` has no values.
  public var shapePaint: ShapePaint { fatalError("No value of type Never exists, so none is painted.") }
}

extension ShapeStyle {
  /// The color that represents the style where hosts support only a color.
  package var resolvedColor: Color {
    switch shapePaint.kind {
    case .value(.color(let color)): Color(color)
    case .value(.paint(let paint)): Color(paint.color)
    case .level(let level):
      if case .color(let color) = AttributeValue.level(level) { Color(color) } else { .primary }
    case .background: Color(ColorValue(.platform(ColorName(rawValue: "systemBackground"))))
    case .shadowed(let paint, _), .blended(let paint, _): AnyShapeStyle(shapePaint: paint).resolvedColor
    default: .accentColor
    }
  }
}

/// The paint of a style, resolved as far as possible without an environment.
public struct ShapePaint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A value that does not depend on the environment.
    case value(AttributeValue)
    /// A hierarchical level of the foreground style, starting at 0.
    case level(Int)
    /// The tint, which is the accent color by default.
    case tint
    /// The background style.
    case background
    case custom(AnyResolver)
    indirect case translucent(ShapePaint, Double)
    indirect case shadowed(ShapePaint, ShadowStyle)
    indirect case blended(ShapePaint, BlendMode)
    /// A hierarchical level of a paint; 0 is the paint itself.
    indirect case rank(ShapePaint, Int)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  init(_ color: Color) {
    kind = .value(.color(color.value))
  }

  init(_ paint: PaintValue) {
    kind = .value(.paint(paint))
  }

  /// The value of the paint; `nil` if it depends on the environment.
  var fixed: AttributeValue? {
    if case .value(let value) = kind { return value }
    return nil
  }

  /// Returns the value of the paint in an environment. The environment values that the method reads are tracked as
  /// dependencies.
  @MainActor
  package func value(in environment: EnvironmentValues) -> AttributeValue {
    switch kind {
    case .value(let value): value
    case .level(let level): environment.resolvedForegroundStyle.map { $0.value(level) } ?? .level(level)
    case .tint: environment.tintPaint ?? .color(Color.accentColor.value)
    case .background:
      environment.backgroundStylePaint ?? .color(ColorValue(.platform(ColorName(rawValue: "systemBackground"))))
    case .custom(let resolver): resolver.style.resolvedPaint(in: environment).value(in: environment)
    case .translucent(let paint, let opacity): paint.value(in: environment).opacity(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.value(in: environment)
    case .rank(let paint, let rank): paint.value(ofRank: rank, in: environment)
    }
  }
}

/// A type-erased custom style. Two styles of the same type are compared with `==` if the type is `Equatable`, and
/// otherwise by their descriptions.
struct AnyResolver: Hashable, Sendable {
  let style: any ShapeStyle

  static func == (first: Self, second: Self) -> Bool {
    func equals<Style: ShapeStyle>(_ style: Style) -> Bool {
      guard let other = second.style as? Style else { return false }
      if let style = style as? any Equatable { return isEqual(style, other) }
      return "\(style)" == "\(other)"
    }
    func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { other as? Value == value }
    return equals(first.style)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  @MainActor
  fileprivate func resolvedPaint(in environment: EnvironmentValues) -> ShapePaint {
    resolve(in: environment).shapePaint
  }
}

extension AttributeValue {
  /// Returns a hierarchical level of the platform's default text color, starting at 0.
  static func level(_ level: Int) -> AttributeValue {
    switch level {
    case ...0: .color(Color.primary.value)
    case 1: .color(Color.secondary.value)
    case 2: .color(Color.secondary.opacity(0.7).value)
    default: .color(Color.secondary.opacity(level == 3 ? 0.4 : 0.25).value)
    }
  }

  /// Returns a color or a paint with a reduced opacity.
  func opacity(_ opacity: Double) -> AttributeValue {
    switch self {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    case .paint(let paint): return .paint(paint.opacity(opacity))
    default: return self
    }
  }
}

extension Color: ShapeStyle {
  /// The paint of the color.
  public var shapePaint: ShapePaint { ShapePaint(self) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The paint of the style.
  public let shapePaint: ShapePaint

  /// Creates a type-erased style.
  ///
  /// - Parameter style: the style.
  public init<S: ShapeStyle>(_ style: S) {
    shapePaint = style.shapePaint
  }

  package init(shapePaint: ShapePaint) {
    self.shapePaint = shapePaint
  }
}

/// A hierarchical level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The paint of the level.
  public var shapePaint: ShapePaint { ShapePaint(.level(level)) }

  /// The primary level.
  public static let primary = Self(level: 0)
  /// The secondary level.
  public static let secondary = Self(level: 1)
  /// The tertiary level.
  public static let tertiary = Self(level: 2)
  /// The quaternary level.
  public static let quaternary = Self(level: 3)
  /// The quinary level.
  public static let quinary = Self(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary level of the foreground style.
  public static var primary: Self { .init(level: 0) }
  /// The secondary level of the foreground style.
  public static var secondary: Self { .init(level: 1) }
  /// The tertiary level of the foreground style.
  public static var tertiary: Self { .init(level: 2) }
  /// The quaternary level of the foreground style.
  public static var quaternary: Self { .init(level: 3) }
  /// The quinary level of the foreground style.
  public static var quinary: Self { .init(level: 4) }
}

/// The tint of the environment, which is the accent color by default.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of the tint.
  public var shapePaint: ShapePaint { ShapePaint(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment, which is the accent color by default.
  public static var tint: Self { Self() }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of the foreground style.
  public var shapePaint: ShapePaint { ShapePaint(.level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: Self { Self() }
}

/// The current background style.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of the background style.
  public var shapePaint: ShapePaint { ShapePaint(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: Self { Self() }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of separators.
  public var shapePaint: ShapePaint { .platform("separator") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: Self { Self() }
}

/// The style of small filled elements, such as tracks.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of fills.
  public var shapePaint: ShapePaint { .platform("systemFill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of small filled elements, such as tracks.
  public static var fill: Self { Self() }
}

/// The style of the background of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of the selection.
  public var shapePaint: ShapePaint { .platform("systemGray4") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of the background of selected content.
  public static var selection: Self { Self() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of links.
  public var shapePaint: ShapePaint { Color.accentColor.shapePaint }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: Self { Self() }
}

/// The style of window backgrounds.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of window backgrounds.
  public var shapePaint: ShapePaint { .platform("systemBackground") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of window backgrounds.
  public static var windowBackground: Self { Self() }
}

/// The style of placeholder texts.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of placeholder texts.
  public var shapePaint: ShapePaint { .platform("placeholderText") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder texts.
  public static var placeholder: Self { Self() }
}

extension ShapePaint {
  /// Returns the paint of a system color.
  fileprivate static func platform(_ name: String) -> ShapePaint {
    ShapePaint(Color(ColorValue(.platform(ColorName(rawValue: name)))))
  }
}

extension ShapeStyle {
  /// Returns this style with a reduced opacity.
  ///
  /// - Parameter opacity: the opacity, from 0 (transparent) to 1 (opaque).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(shapePaint: ShapePaint(.translucent(shapePaint, opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
  }
}

private struct TranslucentStyle: ShapeStyle {
  let shapePaint: ShapePaint
}
