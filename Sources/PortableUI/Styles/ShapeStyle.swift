import Elements

/// What texts are written in, and shapes and backgrounds are filled with.
///
/// A style of one's own gives ``resolve(in:)``: another style, chosen by the environment.
public protocol ShapeStyle: Sendable {
  /// What the style comes to.
  associatedtype Resolved: ShapeStyle = Never

  /// What the style comes to in an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What hosts paint. Provided for styles that resolve to another.
  var shapePaint: ShapePaint { get }
}

extension ShapeStyle {
  /// What the style comes to, wherever it is shown.
  public var shapePaint: ShapePaint { ShapePaint(.custom(AnyResolver(style: self))) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: such a style is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted as it is and resolves to nothing else.")
  }
}

extension Never: ShapeStyle {
  /// Never called: there is no such style.
  public var shapePaint: ShapePaint { fatalError("No value of type Never exists, so none is painted.") }
}

extension ShapeStyle {
  /// The color that stands for the style where there can be no other paint.
  var resolvedColor: Color {
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

/// What a style comes to, as far as that is known without an environment.
public struct ShapePaint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The same everywhere.
    case value(AttributeValue)
    /// A rank of what texts are written in: 0 is the first.
    case level(Int)
    /// The color of what invites to be pressed.
    case tint
    /// What is behind views.
    case background
    case custom(AnyResolver)
    indirect case faint(ShapePaint, Double)
    indirect case shadowed(ShapePaint, ShadowStyle)
    indirect case blended(ShapePaint, BlendMode)
    /// A rank of a paint: 0 is the paint itself.
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

  /// What is painted wherever it is; `nil` where that depends on the place.
  var fixed: AttributeValue? {
    if case .value(let value) = kind { return value }
    return nil
  }

  /// What is painted in an environment. What it reads of that, it depends on.
  @MainActor
  func value(in environment: EnvironmentValues) -> AttributeValue {
    switch kind {
    case .value(let value): value
    case .level(let level): environment.foregroundLook.map { $0.value(level) } ?? .level(level)
    case .tint: environment.tintPaint ?? .color(Color.accentColor.value)
    case .background:
      environment.backgroundStylePaint ?? .color(ColorValue(.platform(ColorName(rawValue: "systemBackground"))))
    case .custom(let resolver): resolver.style.resolvedPaint(in: environment).value(in: environment)
    case .faint(let paint, let opacity): paint.value(in: environment).opacity(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.value(in: environment)
    case .rank(let paint, let rank): paint.value(ofRank: rank, in: environment)
    }
  }
}

/// A style of a program's own. Two are the same if they are equal, or written alike.
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
  /// What the style resolves to.
  @MainActor
  fileprivate func resolvedPaint(in environment: EnvironmentValues) -> ShapePaint {
    resolve(in: environment).shapePaint
  }
}

extension AttributeValue {
  /// The rank of the platform's own text colors: 0 is the first.
  static func level(_ level: Int) -> AttributeValue {
    switch level {
    case ...0: .color(Color.primary.value)
    case 1: .color(Color.secondary.value)
    case 2: .color(Color.secondary.opacity(0.7).value)
    default: .color(Color.secondary.opacity(level == 3 ? 0.4 : 0.25).value)
    }
  }

  /// A color or a paint, less opaque.
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
  /// The color itself.
  public var shapePaint: ShapePaint { ShapePaint(self) }
}

/// Any style, of which the type does not matter.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// What the style paints.
  public let shapePaint: ShapePaint

  /// Hides the type of a style.
  ///
  /// - Parameter style: the style.
  public init<S: ShapeStyle>(_ style: S) {
    shapePaint = style.shapePaint
  }

  init(shapePaint: ShapePaint) {
    self.shapePaint = shapePaint
  }
}

/// A style by rank: how much what is painted in it matters. Its ranks are those of the style that was set around it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The rank's paint.
  public var shapePaint: ShapePaint { ShapePaint(.level(level)) }

  /// For what matters most.
  public static let primary = Self(level: 0)
  /// For what matters less.
  public static let secondary = Self(level: 1)
  /// For what matters less still.
  public static let tertiary = Self(level: 2)
  /// For what hardly matters.
  public static let quaternary = Self(level: 3)
  /// For what matters least.
  public static let quinary = Self(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For what matters most.
  public static var primary: Self { .init(level: 0) }
  /// For what matters less.
  public static var secondary: Self { .init(level: 1) }
  /// For what matters less still.
  public static var tertiary: Self { .init(level: 2) }
  /// For what hardly matters.
  public static var quaternary: Self { .init(level: 3) }
  /// For what matters least.
  public static var quinary: Self { .init(level: 4) }
}

/// The color of what invites to be pressed.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The tint's paint.
  public var shapePaint: ShapePaint { ShapePaint(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what invites to be pressed.
  public static var tint: Self { Self() }
}

/// What texts are written in.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of texts.
  public var shapePaint: ShapePaint { ShapePaint(.level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What texts are written in.
  public static var foreground: Self { Self() }
}

/// What is behind views.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint behind views.
  public var shapePaint: ShapePaint { ShapePaint(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind views.
  public static var background: Self { Self() }
}

/// What parts views of one another.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of separators.
  public var shapePaint: ShapePaint { .platform("separator") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What parts views of one another.
  public static var separator: Self { Self() }
}

/// What small things such as tracks are filled with.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of fills.
  public var shapePaint: ShapePaint { .platform("systemFill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What small things such as tracks are filled with.
  public static var fill: Self { Self() }
}

/// What is behind what was chosen.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of what was chosen.
  public var shapePaint: ShapePaint { .platform("systemGray4") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is behind what was chosen.
  public static var selection: Self { Self() }
}

/// What leads to other places.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of links.
  public var shapePaint: ShapePaint { Color.accentColor.shapePaint }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// What leads to other places.
  public static var link: Self { Self() }
}

/// What is behind everything in a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of the ground.
  public var shapePaint: ShapePaint { .platform("systemBackground") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind everything in a window.
  public static var windowBackground: Self { Self() }
}

/// What stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The paint of placeholders.
  public var shapePaint: ShapePaint { .platform("placeholderText") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What stands in an empty field.
  public static var placeholder: Self { Self() }
}

extension ShapePaint {
  /// One of the platform's colors, by its name.
  fileprivate static func platform(_ name: String) -> ShapePaint {
    ShapePaint(Color(ColorValue(.platform(ColorName(rawValue: name)))))
  }
}

extension ShapeStyle {
  /// The style, less opaque.
  ///
  /// - Parameter opacity: from 0, where there is nothing to see, to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FaintStyle(shapePaint: ShapePaint(.faint(shapePaint, opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
  }
}

private struct FaintStyle: ShapeStyle {
  let shapePaint: ShapePaint
}
