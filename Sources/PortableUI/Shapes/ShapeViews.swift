import ViewGraph

/// A view that draws a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A shape that is filled.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What is behind.
  public var background: Background

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The surface in front of what is behind.
  public var body: some View {
    let paint = style.shapePaint
    let drawing = ShapeDrawing(shape: shape, paint: paint, isEvenOdd: fillStyle.isEOFilled)
    if paint.hasShadow || paint.blendMode != nil {
      let effects = ShapeEffectsView(
        drawing: drawing, outline: shape, shadows: paint.shadows, isEvenOdd: fillStyle.isEOFilled,
        blendMode: paint.blendMode)
      if Background.self == EmptyView.self { effects } else { effects.background { background } }
    } else if Background.self == EmptyView.self {
      drawing
    } else {
      drawing.background { background }
    }
  }
}

/// A shape whose line is drawn.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is drawn in.
  public var style: Style
  /// What the line is like.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed. Hosts always smooth them.
  public var isAntialiased: Bool
  /// What is behind.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line in front of what is behind.
  public var body: some View {
    let paint = style.shapePaint
    let drawing = ShapeDrawing(shape: shape, paint: paint, stroke: strokeStyle)
    drawing.mixed(as: paint, before: background)
  }
}

/// A shape whose line is drawn inside of its edges.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is drawn in.
  public var style: Style
  /// What the line is like.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed. Hosts always smooth them.
  public var isAntialiased: Bool
  /// What is behind.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line in front of what is behind.
  public var body: some View {
    let paint = style.shapePaint
    let drawing = ShapeDrawing(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), paint: paint, stroke: strokeStyle)
    drawing.mixed(as: paint, before: background)
  }
}

extension ShapeDrawing {
  /// The drawing, mixed as its paint says, in front of what is behind.
  @ViewBuilder
  fileprivate func mixed<Background: View>(as paint: ShapePaint, before background: Background) -> some View {
    if let mode = paint.blendMode {
      blendMode(mode).background { background }
    } else if Background.self == EmptyView.self {
      self
    } else {
      self.background { background }
    }
  }
}

extension Shape {
  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: what with.
  ///   - style: how.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with what texts are painted in.
  ///
  /// - Parameter style: how.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws the shape's line.
  ///
  /// - Parameters:
  ///   - content: what in.
  ///   - style: what the line is like.
  ///   - antialiased: whether edges are smoothed. Hosts always smooth them.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws the shape's line.
  ///
  /// - Parameters:
  ///   - content: what in.
  ///   - lineWidth: how thick, in points.
  ///   - antialiased: whether edges are smoothed. Hosts always smooth them.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's line, as a shape.
  ///
  /// - Parameter style: what the line is like.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// The shape's line, as a shape.
  ///
  /// - Parameter lineWidth: how thick, in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws the shape's line inside of its edges.
  ///
  /// - Parameters:
  ///   - content: what in.
  ///   - style: what the line is like.
  ///   - antialiased: whether edges are smoothed. Hosts always smooth them.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws the shape's line inside of its edges.
  ///
  /// - Parameters:
  ///   - content: what in.
  ///   - lineWidth: how thick, in points.
  ///   - antialiased: whether edges are smoothed. Hosts always smooth them.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape in front of what is drawn of it.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's line in front of what is drawn of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's line in front of what is drawn of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the shape's line inside of its edges, in front of what is drawn of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's line inside of its edges, in front of what is drawn of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
