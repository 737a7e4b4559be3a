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

extension Shape {
  /// Returns the outline for clipping. If the shape cannot describe its outline independently of the size, the outline
  /// is approximated: the path in a square of 100 points is stretched to the size of the view.
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
    func scaled(_ point: PathValue.Point) -> PathValue.Point {
      PathValue.Point(
        x: .init(points: 0, part: point.x.points / side), y: .init(points: 0, part: point.y.points / side))
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
  /// Clips the view to its bounds.
  ///
  /// - Parameter antialiased: whether edges are smoothed. This parameter has no effect: hosts always smooth edges.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(cornerRadius: 0))
  }

  /// Clips the view to its bounds, with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: the corner radius, in points.
  ///   - antialiased: whether edges are smoothed. This parameter has no effect: hosts always smooth edges.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(cornerRadius: radius))
  }

  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: the shape, in the size of the view.
  ///   - style: how the shape is filled.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Sets the shape of the view for hit testing. Without a content shape, pointers hit only drawn content: texts,
  /// images, colors, controls and backgrounds, but not spacers or the space between views in a stack. Hosts use the
  /// entire frame of the view instead of the shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - eoFill: Whether the even-odd rule fills the shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some kinds of interaction. Hosts use the entire frame of the view instead of the
  /// shape.
  ///
  /// - Parameters:
  ///   - kind: The kinds of interaction. Hosts use the shape only for hit testing (``ContentShapeKinds/interaction``).
  ///   - shape: The shape, as large as the view.
  ///   - eoFill: Whether the even-odd rule fills the shape.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(isInteractive: kind.contains(.interaction)))
  }
}

/// The kinds of interaction that a content shape applies to.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hover effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
