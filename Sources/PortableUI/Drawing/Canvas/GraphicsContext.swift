import Elements

/// A drawing destination for a ``Canvas``. It records drawings, which hosts display as shapes, texts and images, back
/// to front.
///
/// A copy draws on the same canvas but has its own state.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The recorded drawings, back to front.
  final class Recording {
    var items: [CanvasItem] = []
  }

  let recording = Recording()
  private let size: CGSize
  private let symbols: [AnyHashable: AnyView]
  private var clips: [CanvasItem.Clip] = []
  private var filters: [FilterValue] = []

  /// The opacity of subsequent drawings, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of subsequent drawings.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawings.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(size: CGSize, environment: EnvironmentValues, symbols: [AnyHashable: AnyView] = [:]) {
    self.size = size
    self.symbols = symbols
    self.environment = environment
  }

  /// The color or pattern of a drawing.
  public struct Shading {
    enum Kind {
      case paint(ShapePaint)
      case gradient(Gradient, (CGSize) -> GradientValue.Form)
    }

    let kind: Kind

    /// Returns a shading of a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint(color.shapePaint)) }

    /// Returns a shading of a color with components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of a gray color.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading of a shape style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .paint(style.shapePaint)) }

    /// The foreground style of the environment.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient) { .linear(start: $0.part(startPoint), end: $0.part(endPoint)) })
    }

    /// Returns a gradient that radiates from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient) {
          .radial(center: $0.part(center), startRadius: Double(startRadius), endRadius: Double(endRadius))
        })
    }

    /// Returns a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient) {
          .angular(center: $0.part(center), startAngle: angle.degrees, endAngle: angle.degrees + 360)
        })
    }

    func paint(in size: CGSize) -> ShapePaint {
      switch kind {
      case .paint(let paint): paint
      case .gradient(let gradient, let form): gradient.paint(form(size))
      }
    }
  }

  /// Options for gradients. They are ignored: hosts extend a gradient with the colors at its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient in alternating directions.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates colors in a linear color space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// Hides drawings inside the path instead of outside of it.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, shading, stroke: nil, isEvenOdd: style.isEOFilled)
  }

  /// Strokes a path in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path, shading, stroke: style, isEvenOdd: false)
  }

  /// Strokes a path with a line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the text's center.
  ///   - anchor: The anchor of the text. It is ignored: the center is used.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text centered in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws an image at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the image's center.
  ///   - anchor: The anchor of the image. It is ignored: the center is used.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.image(image, point.applying(transform), nil))
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.applying(transform)
    add(.image(image.resizable(), CGPoint(x: rect.midX, y: rect.midY), rect.size))
  }

  /// A text that is ready to draw.
  public struct ResolvedText {
    let text: Text
    /// The shading of the parts of the text that have no foreground style. A gradient spans the frame of the text.
    public var shading = Shading.foreground

    /// Returns an estimate of the text's size. Only hosts know the exact size.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(size.width, 120), height: min(size.height, 22))
    }
  }

  /// An image that is ready to draw.
  public struct ResolvedImage {
    let image: Image
    /// The size of the image, or 20 by 20 points if it is unknown.
    public var size: CGSize {
      if case .picture(let picture) = image.source { return CGSize(width: picture.width, height: picture.height) }
      return CGSize(width: 20, height: 20)
    }
  }

  /// Resolves a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// Resolves an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a resolved text centered at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let paint = text.shading.paint(in: size)
    add(.text(text.text, point.applying(transform), paint == ForegroundStyle().shapePaint ? nil : paint))
  }
  /// Draws a resolved text centered in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
  }
  /// Draws a resolved image centered at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point)
  }
  /// Draws a resolved image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// A symbol view that is ready to draw.
  public struct ResolvedSymbol {
    let view: AnyView
    /// The size of the view. It is always zero, because only hosts know the size.
    public var size: CGSize { .zero }
  }

  /// Returns the symbol of the canvas with a tag, or `nil` if there is none.
  ///
  /// - Parameter id: The tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map(ResolvedSymbol.init)
  }

  /// Draws a symbol at a point.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The position of the symbol's center.
  ///   - anchor: The anchor of the symbol. It is ignored: the center is used.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(symbol.view, point.applying(transform), nil))
  }

  /// Draws a symbol centered in a rectangle. The size of the rectangle is proposed to the symbol's view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    add(.view(symbol.view, middle.applying(transform), rect.size))
  }

  /// An image filter for drawings.
  public struct Filter {
    let value: FilterValue

    /// Returns a filter that blurs the drawing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(value: .blur(max(0, Double(radius))))
    }
    /// Returns a filter that adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(value: .shadow(color.value, radius: max(0, Double(radius)), x: Double(x), y: Double(y)))
    }
    /// Returns a filter that rotates the hue of colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(value: .hueRotation(angle.degrees)) }
    /// Returns a filter that adjusts the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(value: .saturation(max(0, amount))) }
    /// Returns a filter that adjusts the brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(value: .brightness(amount)) }
    /// Returns a filter that adjusts the contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(value: .contrast(max(0, amount))) }
    /// Returns a filter that reduces colors to gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(value: .grayscale(min(max(amount, 0), 1))) }
    /// Returns a filter that multiplies each color by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(value: .multiply(color.value)) }
    /// Returns a filter that inverts colors. An amount of at least 0.5 inverts them completely. A lower amount has no
    /// effect.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(value: amount >= 0.5 ? .invert : .saturation(1))
    }
    /// A filter that maps luminance to alpha.
    @available(*, unavailable, message: "Browsers do not support this filter. Set the opacity of the drawing instead.")
    public static var luminanceToAlpha: Filter { Filter(value: .saturation(1)) }
    /// Returns a filter that replaces pixels within a range of alpha with a color, and clears the others.
    @available(*, unavailable, message: "Browsers do not support this filter. Draw shapes of the color instead.")
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(value: .saturation(1))
    }
    /// Returns a filter that applies a projective transform.
    @available(
      *, unavailable, message: "Browsers do not support this filter. Use concatenate(_:), rotate(by:) or scaleBy(x:y:)."
    )
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(value: .saturation(1)) }
  }

  /// Options for a blur filter. They are ignored.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// Keeps the result opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Adds a filter to subsequent drawings. It applies to each drawing separately.
  ///
  /// - Parameter filter: The filter.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.value) }

  /// Draws with a copy of the context. Changes to the state of the copy do not affect this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var context = self
    try content(&context)
  }

  /// Translates subsequent drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales subsequent drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Rotates subsequent drawings.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Applies a transform to subsequent drawings.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Clips subsequent drawings to a path, in addition to previous clips.
  ///
  /// Curves are approximated by short lines if the clip is inverse.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: The rule for the interior of the path. Antialiasing is ignored.
  ///   - options: Whether drawings are hidden inside the path instead of outside of it.
  /// - Complexity: O(*n*) where *n* is the number of elements of the path, and O(*n*²) for an inverse clip.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let clip = CanvasItem.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled)
    guard options.contains(.inverse) else { return clips.append(clip) }
    let canvas = CanvasItem.Clip(path: Path(CGRect(origin: .zero, size: size)), isEvenOdd: false)
    let outside = canvas.region.combined(with: clip.region) { $0 && !$1 }
    clips.append(CanvasItem.Clip(path: outside, isEvenOdd: false))
  }

  private func add(_ path: Path, _ shading: Shading, stroke: StrokeStyle?, isEvenOdd: Bool) {
    add(.path(path.applying(transform), shading.paint(in: size), stroke, isEvenOdd))
  }

  private func add(_ content: CanvasItem.Content) {
    recording.items.append(
      CanvasItem(
        content: content, opacity: opacity, blendMode: blendMode, transform: transform, clips: clips,
        filters: filters))
  }
}

/// A recorded drawing.
struct CanvasItem {
  enum Content {
    case path(Path, ShapePaint, StrokeStyle?, Bool)
    /// A text with its center and its paint. A paint of `nil` means the foreground style of the environment.
    case text(Text, CGPoint, ShapePaint?)
    case image(Image, CGPoint, CGSize?)
    case view(AnyView, CGPoint, CGSize?)
  }

  /// The visible area, in the coordinates of the canvas.
  struct Clip {
    let path: Path
    let isEvenOdd: Bool

    var region: PathRegion { PathRegion(path, isEvenOdd: isEvenOdd) }
  }

  let content: Content
  let opacity: Double
  let blendMode: BlendMode
  let transform: CGAffineTransform
  /// The clips, which are intersected.
  let clips: [Clip]
  let filters: [FilterValue]
}

extension CGSize {
  /// Returns a point relative to this size: each coordinate from 0 to 1.
  fileprivate func part(_ point: CGPoint) -> PointValue {
    PointValue(
      x: width > 0 ? Double(point.x / width) : 0, y: height > 0 ? Double(point.y / height) : 0)
  }
}
