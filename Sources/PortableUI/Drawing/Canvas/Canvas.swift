import Elements
import ViewGraph

/// A view that is drawn by a closure. It fills the available space. The closure runs after the size has been measured.
/// Drawings outside of its frame are clipped.
public struct Canvas<Symbols: View>: View {
  /// The closure that draws the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Views that the closure can draw in addition to paths, texts and images.
  public var symbols: Symbols
  /// Whether the canvas has an opaque background.
  public var isOpaque: Bool
  /// The color mode. It is ignored: hosts draw in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas can be drawn asynchronously. It is ignored: hosts draw synchronously.
  public var rendersAsynchronously: Bool

  @Environment(\.self) private var environment

  /// Creates a canvas with symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has an opaque background.
  ///   - colorMode: The color mode. It is ignored: hosts draw in sRGB.
  ///   - rendersAsynchronously: Whether the canvas can be drawn asynchronously. It is ignored.
  ///   - renderer: A closure that draws into a context, given the size of the canvas.
  ///   - symbols: Tagged views, which the closure accesses with ``GraphicsContext/resolveSymbol(id:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The drawings, back to front.
  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        let items = draw(in: proxy.size)
        ForEach(items.indices, id: \.self) { index in
          CanvasItemView(item: items[index])
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .background(isOpaque ? Color.black : .clear)
      .contentShape(Rectangle())
      .clipped()
    }
  }

  private func draw(in size: CGSize) -> [CanvasItem] {
    var views = TaggedViews()
    views.visit(symbols)
    var context = GraphicsContext(size: size, environment: environment, symbols: views.views)
    renderer(&context, size)
    return context.recording.items
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has an opaque background.
  ///   - colorMode: The color mode. It is ignored: hosts draw in sRGB.
  ///   - rendersAsynchronously: Whether the canvas can be drawn asynchronously. It is ignored.
  ///   - renderer: A closure that draws into a context, given the size of the canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

/// A drawing on a canvas.
private struct CanvasItemView: View {
  let item: CanvasItem

  var body: some View {
    if item.clips.isEmpty {
      drawing
    } else {
      item.clips.reduce(AnyView(drawing)) { clipped, clip in
        AnyView(clipped.clipShape(clip.path, style: FillStyle(eoFill: clip.isEvenOdd)))
      }
    }
  }

  private var drawing: some View {
    filtered.opacity(item.opacity).blendMode(item.blendMode)
  }

  @ViewBuilder private var filtered: some View {
    if item.filters.isEmpty {
      content
    } else {
      item.filters.reduce(AnyView(content)) { AnyView($0.modifier(FilterModifier(filter: $1))) }
    }
  }

  @ViewBuilder private var content: some View {
    switch item.content {
    case .path(let path, let paint, let stroke, let isEvenOdd):
      ShapeDrawing(shape: path, paint: paint, stroke: stroke, isEvenOdd: isEvenOdd)
    case .text(let text, let point, let paint?):
      turned(text.modifier(ForegroundStyleModifier(style: AnyShapeStyle(shapePaint: paint)))).position(point)
    case .text(let text, let point, nil): turned(text).position(point)
    case .image(let image, let point, let size):
      turned(image.frame(width: size?.width, height: size?.height)).position(point)
    case .view(let view, let point, let size):
      turned(view.frame(width: size?.width, height: size?.height)).position(point)
    }
  }

  /// Applies the scale and rotation of the context's transform to a view with an intrinsic size.
  @ViewBuilder private func turned(_ view: some View) -> some View {
    let transform = item.transform
    if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) {
      view
    } else {
      view.scaleEffect(x: hypot(transform.a, transform.b), y: hypot(transform.c, transform.d))
        .rotationEffect(.radians(Double(atan2(transform.b, transform.a))))
    }
  }
}
