import Elements

/// A drawing destination for a ``Canvas``. It records drawings, which hosts display as shapes, texts and images, back
/// to front.
///
/// A copy draws on the same canvas but has its own state.
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
      case gradient(Gradient, @Sendable (GradientSpace) -> GradientValue.Form)
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
      Shading(kind: .gradient(gradient) { .linear(start: $0.point(startPoint), end: $0.point(endPoint)) })
    }

    /// Returns a gradient that radiates from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient) {
          .radial(
            center: $0.point(center), startRadius: $0.length(startRadius), endRadius: $0.length(endRadius))
        })
    }

    /// Returns a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient) {
          let start = angle.degrees + $0.rotation.degrees
          return .angular(center: $0.point(center), startAngle: start, endAngle: start + 360)
        })
    }

    /// Returns the first shading, or the foreground style if there is none. Only the first level of a shading is drawn.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// Returns a shading of a repeated image.
    @available(*, unavailable, message: "Hosts do not repeat images. Draw the image several times instead.")
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .foreground }

    /// Returns the paint for a drawing.
    ///
    /// - Parameters:
    ///   - size: The size of the drawing's frame.
    ///   - transform: The transform from the coordinates of the shading to those of the frame.
    func paint(in size: CGSize, _ transform: CGAffineTransform = .identity) -> ShapePaint {
      switch kind {
      case .paint(let paint): paint
      case .gradient(let gradient, let form): gradient.paint(form(GradientSpace(size: size, transform: transform)))
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
    if transform.isUniform {
      add(path, shading, stroke: style.scaled(by: transform.scale), isEvenOdd: false)
    } else {
      add(path.strokedPath(style), shading, stroke: nil, isEvenOdd: false)
    }
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

  /// Draws a text in a rectangle, from the top leading corner. Lines are wrapped at the width of the rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
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
    add(.image(image, rect.middle.applying(transform), rect.size))
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
      let picture: PictureValue? =
        switch image.source {
        case .picture(let picture): picture
        case .named(let name, let location): location.picture(named: name)
        case .symbol, .missing: nil
        }
      return picture.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 20, height: 20)
    }

    /// The shading of the opaque parts of the image.
    @available(
      *, unavailable, message: "Draw the image with renderingMode(.template) and a foreground style as a symbol view."
    )
    public var shading: Shading? {
      get { nil }
      set {}
    }
  }

  /// Resolves a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// Resolves an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a resolved text centered at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text, at: point, nil)
  }
  /// Draws a resolved text in a rectangle, from the top leading corner. Lines are wrapped at the width of the rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(text, at: rect.middle, rect.size)
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
    add(.view(symbol.view, rect.middle.applying(transform), rect.size))
  }

  /// Adds a filter to subsequent drawings. It applies to each drawing separately.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: Options for the filter. They are ignored: hosts filter in sRGB.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.value)
  }

  /// Options for filters. They are ignored: hosts filter in sRGB.
  public struct FilterOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// Filters in a linear color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Draws a layer. The opacity, the blend mode, the clips and the filters of this context apply to the layer as a
  /// whole.
  ///
  /// - Parameter content: A closure that draws the layer. Its context has the transform of this context, and otherwise
  ///   the initial state. Changes to its state do not affect this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(size: size, environment: environment, symbols: symbols)
    layer.transform = transform
    try content(&layer)
    add(.layer(layer.recording.items))
  }

  /// Clips subsequent drawings to the opaque parts of a layer.
  @available(*, unavailable, message: "Hosts do not clip drawings to a layer. Use clip(to:style:options:).")
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

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
    add(.path(path.applying(transform), shading.paint(in: size, transform), stroke, isEvenOdd))
  }

  private func add(_ text: ResolvedText, at point: CGPoint, _ frame: CGSize?) {
    let paint = text.shading.paint(in: size)
    add(.text(text.text, point.applying(transform), frame, paint == ForegroundStyle().shapePaint ? nil : paint))
  }

  private func add(_ content: CanvasItem.Content) {
    recording.items.append(
      CanvasItem(
        content: content, opacity: opacity, blendMode: blendMode, transform: transform, clips: clips,
        filters: filters))
  }
}
