import Elements
import ViewGraph

@usableFromInline
struct ClipModifier: PrimitiveModifier {
  let cornerRadius: CGFloat

  @usableFromInline static var kind: ElementKind { .clip }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.cornerRadius] = .number(Double(cornerRadius).radius)
  }
}

@usableFromInline
struct ShapeClipModifier<Content: Shape>: PrimitiveModifier {
  let shape: Content
  let isEvenOdd: Bool

  @usableFromInline static var kind: ElementKind { .clip }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.shape] = .shape(shape.clip(isEvenOdd: isEvenOdd))
  }
}

@usableFromInline
struct ContentShapeModifier: PrimitiveModifier {
  let isInteractive: Bool

  @usableFromInline static var kind: ElementKind { .contentShape }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    if !isInteractive { writer[.disabled] = .flag(true) }
  }
}

extension ElementKind {
  /// A layer: pointers hit all of the space of the view and the layers inside, unless it is `disabled`. Without one they hit only
  /// what is drawn there.
  package static let contentShape = ElementKind(rawValue: "contentShape")
}

extension Shape {
  /// The outline as something is cut along it: reckoned in parts of the sides, where it is not known better.
  func clip(isEvenOdd: Bool = false) -> ShapeValue {
    if var value = outline().value, value.trim == nil || value.trim == 0...1 {
      if case .path(var path) = value.outline {
        path.isEvenOdd = isEvenOdd
        value.outline = .path(path)
      }
      return value
    }
    let side = 100.0
    var path = path(in: CGRect(x: 0, y: 0, width: side, height: side)).value(isEvenOdd: isEvenOdd)
    func scaled(_ place: PathValue.Place) -> PathValue.Place {
      PathValue.Place(
        x: .init(points: 0, part: place.x.points / side), y: .init(points: 0, part: place.y.points / side))
    }
    path.steps = path.steps.map { step in
      switch step {
      case .move(let end): .move(scaled(end))
      case .line(let end): .line(scaled(end))
      case .curve(let first, let second, let end): .curve(scaled(first), scaled(second), to: scaled(end))
      case .close: .close
      }
    }
    return ShapeValue(.path(path))
  }
}

extension View {
  /// Cuts off what is outside of the view's space.
  ///
  /// - Parameter antialiased: whether edges are smoothed. Hosts always smooth them.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(cornerRadius: 0))
  }

  /// Cuts off the corners of the view's space, and what is outside of it.
  ///
  /// - Parameters:
  ///   - radius: of the corners, in points.
  ///   - antialiased: whether edges are smoothed. Hosts always smooth them.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(cornerRadius: radius))
  }

  /// Cuts off what is outside of a shape.
  ///
  /// - Parameters:
  ///   - shape: the shape, as large as the view.
  ///   - style: how the shape is filled.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Sets the shape of the view for hit testing. Without one, pointers hit only what is drawn: texts, images, colors, controls
  /// and backgrounds, but not a spacer, or the space between views in a stack. Hosts use the whole frame of the view.
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - eoFill: Whether the even-odd rule fills the shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some kinds of interaction. Hosts use the whole frame of the view.
  ///
  /// - Parameters:
  ///   - kind: The kinds; hosts use the shape only for hit testing (``ContentShapeKinds/interaction``).
  ///   - shape: The shape, as large as the view.
  ///   - eoFill: Whether the even-odd rule fills the shape.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(isInteractive: kind.contains(.interaction)))
  }
}

/// For what a view's shape counts.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For what a pointer stands on.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
