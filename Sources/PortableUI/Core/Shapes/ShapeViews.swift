import ViewGraph

/// A view that draws a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A view that fills a shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The rule that determines the filled area.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The filled shape in front of its background.
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

/// A view that strokes a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the stroke's color or pattern.
  public var style: Style
  /// The width and other properties of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased. This property is ignored: hosts always antialias.
  public var isAntialiased: Bool
  /// The view behind the shape.
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

  /// The stroke in front of its background.
  public var body: some View {
    let paint = style.shapePaint
    let drawing = ShapeDrawing(shape: shape, paint: paint, stroke: strokeStyle)
    drawing.mixed(as: paint, before: background)
  }
}

/// A view that draws a stroke inside the border of a shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the stroke's color or pattern.
  public var style: Style
  /// The width and other properties of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased. This property is ignored: hosts always antialias.
  public var isAntialiased: Bool
  /// The view behind the shape.
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

  /// The stroke in front of its background.
  public var body: some View {
    let paint = style.shapePaint
    let drawing = ShapeDrawing(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), paint: paint, stroke: strokeStyle)
    drawing.mixed(as: paint, before: background)
  }
}

extension ShapeDrawing {
  /// Returns the drawing in the blend mode of its paint, in front of a background.
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
  ///   - content: the style of the fill.
  ///   - style: the rule that determines the filled area.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: the rule that determines the filled area.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the shape.
  ///
  /// - Parameters:
  ///   - content: the style of the stroke's color or pattern.
  ///   - style: the width and other properties of the stroke.
  ///   - antialiased: whether edges are antialiased. This parameter is ignored: hosts always antialias.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the shape.
  ///
  /// - Parameters:
  ///   - content: the style of the stroke's color or pattern.
  ///   - lineWidth: the width of the stroke, in points.
  ///   - antialiased: whether edges are antialiased. This parameter is ignored: hosts always antialias.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a shape that is the stroke of this shape.
  ///
  /// - Parameter style: the width and other properties of the stroke.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// Returns a shape that is the stroke of this shape.
  ///
  /// - Parameter lineWidth: the width of the stroke, in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a stroke inside the border of the shape.
  ///
  /// - Parameters:
  ///   - content: the style of the stroke's color or pattern.
  ///   - style: the width and other properties of the stroke.
  ///   - antialiased: whether edges are antialiased. This parameter is ignored: hosts always antialias.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws a stroke inside the border of the shape.
  ///
  /// - Parameters:
  ///   - content: the style of the stroke's color or pattern.
  ///   - lineWidth: the width of the stroke, in points.
  ///   - antialiased: whether edges are antialiased. This parameter is ignored: hosts always antialias.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a stroke inside the border of the shape, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a stroke inside the border of the shape, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
