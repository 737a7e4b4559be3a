import Elements
import ViewGraph

/// Masks a view with a shape, a shape style or an image.
struct MaskModifier: PrimitiveModifier {
  let mask: MaskSource

  static var kind: ElementKind { .mask }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    switch mask {
    case .shape(let shape): writer[.shape] = .shape(shape)
    case .paint(let paint):
      let value = paint.value(in: values)
      if case .paint = value { writer[.fill] = value }
    case .symbol(let name): writer[.symbol] = .string(name)
    case .picture(let picture): writer[.picture] = picture.map { .picture($0) }
    }
  }
}

/// Masks a view with the rendering of another view.
struct ViewMaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  static var kind: ElementKind { .mask }
  var layerContent: Mask { mask }

  func describe(_ writer: inout LayerWriter) {
    writer[.alignment] = alignment.attribute
  }

  func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

/// A mask that hosts support directly, without rendering a view.
package enum MaskSource: Equatable {
  case shape(ShapeValue)
  case paint(ShapePaint)
  /// A symbol, by its name.
  case symbol(String)
  /// A picture; `nil` if it is not available.
  case picture(PictureValue?)

  /// Creates the source for a view; `nil` if the mask needs to be rendered.
  @MainActor
  init?(_ view: Any) {
    switch view {
    case let drawing as any FilledShape: self = .shape(drawing.outlineForMask)
    case let shape as any Shape: self = .shape(shape.clip())
    case let image as any MaskImage: self = image.maskSource
    case let style as any ShapeStyle: self = .paint(style.shapePaint)
    default: return nil
    }
  }
}

/// An image as a mask.
@MainActor
package protocol MaskImage {
  /// The symbol or the picture of the image.
  var maskSource: MaskSource { get }
}

/// A filled shape.
@MainActor
private protocol FilledShape {
  var outlineForMask: ShapeValue { get }
}

extension FillShapeView: FilledShape {
  fileprivate var outlineForMask: ShapeValue { shape.clip(isEvenOdd: fillStyle.isEOFilled) }
}

extension View {
  /// Masks this view with the opacity of another view.
  ///
  /// If this view is a style, such as a gradient, the mask is drawn in that style. A browser supports a single shape,
  /// gradient or image as a mask directly. It renders any other mask as an image, and repeats this after each change of
  /// the mask. A mask receives no input and is not accessible.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the mask within this view.
  ///   - mask: the view whose opacity is the mask.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Masks this view with the opacity of another view. See ``mask(alignment:_:)``.
  ///
  /// - Parameter mask: the view whose opacity is the mask.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

private struct MaskedView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  var body: some View {
    if let source = MaskSource(mask) {
      content.modifier(MaskModifier(mask: source))
    } else if let style = content as? any ShapeStyle {
      Color.clear.overlay(alignment: alignment) { mask.foregroundStyle(AnyShapeStyle(style)) }
    } else {
      content.modifier(
        ViewMaskModifier(mask: mask.accessibilityHidden(true).allowsHitTesting(false), alignment: alignment))
    }
  }
}
