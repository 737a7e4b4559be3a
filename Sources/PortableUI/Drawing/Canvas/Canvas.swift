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
        CanvasItemsView(items: draw(in: proxy.size), size: proxy.size)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      // Drawings appear and disappear without transitions, whatever the transaction of the change.
      .transaction { $0.animation = nil }
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

/// Drawings on a canvas, back to front.
private struct CanvasItemsView: View {
  let items: [CanvasItem]
  let size: CGSize

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      CanvasItemView(item: items[index], size: size)
    }
  }
}

/// A drawing on a canvas.
private struct CanvasItemView: View {
  let item: CanvasItem
  /// The size of the canvas.
  let size: CGSize

  // The blend mode is outermost, because a clip around it would isolate the drawing from the drawings behind it.
  var body: some View {
    clipped.opacity(item.opacity).blendMode(item.blendMode)
  }

  @ViewBuilder private var clipped: some View {
    if item.clips.isEmpty {
      filtered
    } else {
      item.clips.reduce(AnyView(filtered)) { clipped, clip in
        AnyView(clipped.clipShape(clip.path, style: FillStyle(eoFill: clip.isEvenOdd)))
      }
    }
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
    case .text(let text, let point, let frame, let paint?):
      turned(framed(text.modifier(ForegroundStyleModifier(style: AnyShapeStyle(shapePaint: paint))), frame))
        .position(point)
    case .text(let text, let point, let frame, nil): turned(framed(text, frame)).position(point)
    case .image(let image, let point, let frame?):
      turned(image.resizable().frame(width: frame.width, height: frame.height)).position(point)
    case .image(let image, let point, nil): turned(image).position(point)
    case .view(let view, let point, let frame):
      turned(view.frame(width: frame?.width, height: frame?.height)).position(point)
    case .layer(let items):
      ZStack(alignment: .topLeading) { AnyView(CanvasItemsView(items: items, size: size)) }
        .frame(width: size.width, height: size.height)
        .compositingGroup()
    }
  }

  /// Lays out a text in a frame, from the top leading corner.
  private func framed(_ text: some View, _ frame: CGSize?) -> some View {
    text.frame(width: frame?.width, height: frame?.height, alignment: .topLeading)
  }

  /// Applies the linear part of the context's transform to a view, around its center.
  @ViewBuilder private func turned(_ view: some View) -> some View {
    let transform = item.transform
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if b == 0, c == 0 {
      if a == 1, d == 1 { view } else { view.scaleEffect(x: a, y: d) }
    } else if a == d, b == -c {
      view.scaleEffect(hypot(a, b)).rotationEffect(.radians(Double(atan2(b, a))))
    } else {
      // The center of the view is also the center of a frame of the size of the canvas. The size of the view itself is
      // unknown.
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let moved = center.applying(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
      view.frame(width: size.width, height: size.height)
        .transformEffect(
          CGAffineTransform(a: a, b: b, c: c, d: d, tx: center.x - moved.x, ty: center.y - moved.y))
    }
  }
}
