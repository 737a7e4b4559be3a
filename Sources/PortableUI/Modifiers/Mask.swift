import Elements
import ViewGraph

/// Cuts along something, or lets what is behind be seen through parts of the view.
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
    case .image(let image):
      if case .symbol(let name) = image.source { writer[.symbol] = .string(name) }
      if case .picture(let picture) = image.source { writer[.picture] = .picture(picture) }
      if case .named(let name, let place) = image.source {
        writer[.picture] = place.picture(named: name).map { .picture($0) }
      }
    }
  }
}

/// Cuts along what another view shows.
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

/// What a host can mask with by itself, without drawing a view.
enum MaskSource: Equatable {
  case shape(ShapeValue)
  case paint(ShapePaint)
  case image(Image)

  /// What a view is as a mask; `nil` where it has to be drawn.
  @MainActor
  init?(_ view: Any) {
    switch view {
    case let drawing as any FilledShape: self = .shape(drawing.outlineForMask)
    case let shape as any Shape: self = .shape(shape.clip())
    case let image as Image: self = .image(image)
    case let style as any ShapeStyle: self = .paint(style.shapePaint)
    default: return nil
    }
  }
}

/// A shape that is filled.
@MainActor
private protocol FilledShape {
  var outlineForMask: ShapeValue { get }
}

extension FillShapeView: FilledShape {
  fileprivate var outlineForMask: ShapeValue { shape.clip(isEvenOdd: fillStyle.isEOFilled) }
}

extension ElementKind {
  /// The view is seen only where something is opaque: a `shape`, a `fill`, a `picture`, a `symbol`, or what the layer has
  /// brought along, which is not seen itself.
  package static let mask = ElementKind(rawValue: "mask")
}

extension View {
  /// Shows the view only where another one is opaque.
  ///
  /// A style that is a view, such as a gradient, is painted in what masks it. A browser draws other masks as pictures, which are made
  /// anew when something in them changes; a shape, a gradient and an image by themselves cost less. Nobody can press what is in a
  /// mask, or hears of it.
  ///
  /// - Parameters:
  ///   - alignment: where the mask stands.
  ///   - mask: the other view.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view only where another one is opaque. See ``mask(alignment:_:)``.
  ///
  /// - Parameter mask: the other view.
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
