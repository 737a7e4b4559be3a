import Elements
import ViewGraph

@usableFromInline
struct FrameModifier: PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @usableFromInline static var kind: ElementKind { .frame }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer.setLength(.width, width.map { Double($0) })
    writer.setLength(.height, height.map { Double($0) })
    writer[.alignment] = alignment.attribute
  }
}

@usableFromInline
struct FlexibleFrameModifier: PrimitiveModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  @usableFromInline static var kind: ElementKind { .frame }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer.setLength(.minWidth, minWidth.map { Double($0) })
    writer.setLength(.idealWidth, idealWidth.map { Double($0) })
    Self.set(.maxWidth, maxWidth, on: &writer)
    writer.setLength(.minHeight, minHeight.map { Double($0) })
    writer.setLength(.idealHeight, idealHeight.map { Double($0) })
    Self.set(.maxHeight, maxHeight, on: &writer)
    writer[.alignment] = alignment.attribute
  }

  private static func set(_ key: AttributeKey, _ length: CGFloat?, on writer: inout LayerWriter) {
    if length == .infinity { writer[key] = .unlimited } else { writer.setLength(key, length.map { Double($0) }) }
  }
}

extension View {
  /// Positions the view in a frame of fixed size.
  ///
  /// - Parameters:
  ///   - width: the width of the frame, in points; `nil` for the width of the view.
  ///   - height: the height of the frame, in points; `nil` for the height of the view.
  ///   - alignment: the alignment of the view within the frame.
  @inlinable
  public consuming func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Positions the view in a frame of flexible size, in points. A maximum of `.infinity` fills the available space.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width.
  ///   - idealWidth: the width of the frame if its container proposes no width.
  ///   - maxWidth: the maximum width.
  ///   - minHeight: the minimum height.
  ///   - idealHeight: the height of the frame if its container proposes no height.
  ///   - maxHeight: the maximum height.
  ///   - alignment: the alignment of the view within the frame.
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
