import Elements

/// What a ``Canvas`` is drawn by: it notes what is drawn, and hosts draw it as shapes, texts and images, one in front of the other.
///
/// A copy draws on the same canvas with changes of its own.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// What was drawn, back to front.
  final class Recording {
    var items: [CanvasItem] = []
  }

  let recording = Recording()
  private let size: CGSize
  private let symbols: [AnyHashable: AnyView]
  private var clip: Path?
  private var filters: [FilterValue] = []

  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from now on is mixed with what is behind.
  public var blendMode = BlendMode.normal
  /// What becomes of the points of what is drawn from now on.
  public var transform = CGAffineTransform.identity
  /// The values of the place.
  public let environment: EnvironmentValues

  init(size: CGSize, environment: EnvironmentValues, symbols: [AnyHashable: AnyView] = [:]) {
    self.size = size
    self.symbols = symbols
    self.environment = environment
  }

  /// What something is drawn in.
  public struct Shading {
    enum Kind {
      case paint(ShapePaint)
      case gradient(Gradient, (CGSize) -> GradientValue.Form)
    }

    let kind: Kind

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint(color.shapePaint)) }

    /// A color from its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .paint(style.shapePaint)) }

    /// What texts are painted in.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient) { .linear(start: $0.part(startPoint), end: $0.part(endPoint)) })
    }

    /// Colors outwards from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient) {
          .radial(center: $0.part(center), startRadius: Double(startRadius), endRadius: Double(endRadius))
        })
    }

    /// Colors around a point.
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

  /// What becomes of a gradient beyond its ends. Hosts go on with the colors at the ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// It begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colors are mixed without sRGB's curve.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How something is cut.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// What is inside goes. Hosts keep it.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, shading, stroke: nil, isEvenOdd: style.isEOFilled)
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path, shading, stroke: style, isEvenOdd: false)
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: where it stands.
  ///   - anchor: which of its points stands there. Hosts take its middle.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.text(text, point.applying(transform)))
  }

  /// Draws a text in the middle of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - point: where it stands.
  ///   - anchor: which of its points stands there. Hosts take its middle.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.image(image, point.applying(transform), nil))
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.applying(transform)
    add(.image(image.resizable(), CGPoint(x: rect.midX, y: rect.midY), rect.size))
  }

  /// A text as it is drawn.
  public struct ResolvedText {
    let text: Text
    /// What it is drawn in.
    public var shading = Shading.foreground

    /// About how large it is: hosts know it better.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(size.width, 120), height: min(size.height, 22))
    }
  }

  /// An image as it is drawn.
  public struct ResolvedImage {
    let image: Image
    /// How large it is by itself.
    public var size: CGSize {
      if case .picture(let picture) = image.source { return CGSize(width: picture.width, height: picture.height) }
      return CGSize(width: 20, height: 20)
    }
  }

  /// A text as it is drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// An image as it is drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text.text, at: point) }
  /// Draws a text in the middle of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }
  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point)
  }
  /// Draws an image as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// A view as it is drawn.
  public struct ResolvedSymbol {
    let view: AnyView
    /// How large it is, as far as that is known before hosts lay it out: not at all.
    public var size: CGSize { .zero }
  }

  /// One of the canvas's views, by its tag; `nil` where none has that.
  ///
  /// - Parameter id: the tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map(ResolvedSymbol.init)
  }

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - symbol: the view.
  ///   - point: where it stands.
  ///   - anchor: which of its points stands there. Hosts take its middle.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(symbol.view, point.applying(transform), nil))
  }

  /// Draws a view in the middle of a rectangle, which it is offered.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    add(.view(symbol.view, middle.applying(transform), rect.size))
  }

  /// What becomes of the picture of something.
  public struct Filter {
    let value: FilterValue

    /// It loses its sharpness.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(value: .blur(max(0, Double(radius))))
    }
    /// It has a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(value: .shadow(color.value, radius: max(0, Double(radius)), x: Double(x), y: Double(y)))
    }
    /// Its colors are turned on their wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(value: .hueRotation(angle.degrees)) }
    /// Its colors are stronger or weaker.
    public static func saturation(_ amount: Double) -> Filter { Filter(value: .saturation(max(0, amount))) }
    /// It is lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter(value: .brightness(amount)) }
    /// Its light and dark are farther apart or nearer.
    public static func contrast(_ amount: Double) -> Filter { Filter(value: .contrast(max(0, amount))) }
    /// Its colors go.
    public static func grayscale(_ amount: Double) -> Filter { Filter(value: .grayscale(min(max(amount, 0), 1))) }
    /// It is seen through colored glass.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(value: .multiply(color.value)) }
    /// Its colors become their opposites. Hosts turn them over as a whole, where it is by a half or more.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(value: amount >= 0.5 ? .invert : .saturation(1))
    }
    /// It is the less opaque the darker it is.
    @available(*, unavailable, message: "Browsers cannot do this to a picture. Draw with an opacity of your own.")
    public static var luminanceToAlpha: Filter { Filter(value: .saturation(1)) }
    /// What is nearly transparent goes, and the rest is of one color.
    @available(*, unavailable, message: "Browsers cannot do this to a picture. Draw shapes of the color instead.")
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(value: .saturation(1))
    }
    /// It is transformed.
    @available(*, unavailable, message: "Transform what is drawn: use concatenate(_:), rotate(by:) or scaleBy(x:y:).")
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(value: .saturation(1)) }
  }

  /// How something loses its sharpness. Hosts do it in one way.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// It stays opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// By a curve that is nearer to light.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Changes the picture of what is drawn from now on, of each by itself.
  ///
  /// - Parameter filter: what becomes of it.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.value) }

  /// Draws with changes that end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var context = self
    try content(&context)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Cuts what is drawn from now on along a path. Of two paths hosts take the last.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if !options.contains(.inverse) { clip = path.applying(transform) }
  }

  private func add(_ path: Path, _ shading: Shading, stroke: StrokeStyle?, isEvenOdd: Bool) {
    add(.path(path.applying(transform), shading.paint(in: size), stroke, isEvenOdd))
  }

  private func add(_ content: CanvasItem.Content) {
    recording.items.append(
      CanvasItem(
        content: content, opacity: opacity, blendMode: blendMode, transform: transform, clip: clip,
        filters: filters))
  }
}

/// One thing that was drawn on a canvas.
struct CanvasItem {
  enum Content {
    case path(Path, ShapePaint, StrokeStyle?, Bool)
    case text(Text, CGPoint)
    case image(Image, CGPoint, CGSize?)
    case view(AnyView, CGPoint, CGSize?)
  }

  let content: Content
  let opacity: Double
  let blendMode: BlendMode
  let transform: CGAffineTransform
  let clip: Path?
  let filters: [FilterValue]
}

extension CGSize {
  /// A point in parts of the sides.
  fileprivate func part(_ point: CGPoint) -> PointValue {
    PointValue(
      x: width > 0 ? Double(point.x / width) : 0, y: height > 0 ? Double(point.y / height) : 0)
  }
}
