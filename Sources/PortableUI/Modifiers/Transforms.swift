import Elements
import ViewGraph

@usableFromInline
struct TransformEffectModifier: PrimitiveModifier {
  let transform: TransformValue

  @usableFromInline static var kind: ElementKind { .transform }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.transform] = .transform(transform)
  }
}

extension ElementKind {
  /// The view is shown turned, scaled or the like, by a `transform`, and its space stays as it is.
  package static let transform = ElementKind(rawValue: "transform")
}

extension AttributeKey {
  /// Of a `transform`: what it does.
  package static let transform = AttributeKey(rawValue: "transform")
}

extension View {
  /// Shows the view turned. The space it takes stays as it is.
  ///
  /// - Parameters:
  ///   - angle: how far, clockwise.
  ///   - anchor: around which point of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(transform: .rotation(degrees: angle.degrees, anchor: anchor.value)))
  }

  /// Shows the view larger or smaller. The space it takes stays as it is.
  ///
  /// - Parameters:
  ///   - scale: how many times as wide and as high.
  ///   - anchor: which point of the view stays where it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformEffectModifier(
        transform: .scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.value)))
  }

  /// Shows the view larger or smaller. The space it takes stays as it is.
  ///
  /// - Parameters:
  ///   - s: how many times as large.
  ///   - anchor: which point of the view stays where it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller. The space it takes stays as it is.
  ///
  /// - Parameters:
  ///   - x: how many times as wide.
  ///   - y: how many times as high.
  ///   - anchor: which point of the view stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view turned in space. The space it takes stays as it is.
  ///
  /// - Parameters:
  ///   - angle: how far.
  ///   - axis: around what.
  ///   - anchor: around which point of the view.
  ///   - anchorZ: how far behind the view that point is. Hosts turn around one in the view.
  ///   - perspective: how much smaller what is farther away looks; 0 for not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformEffectModifier(
        transform: .rotation3D(
          degrees: angle.degrees, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor.value,
          perspective: Double(perspective))))
  }

  /// Shows the view transformed, from the leading corner of the top. The space it takes stays as it is.
  ///
  /// - Parameter transform: what becomes of each point.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffectModifier(transform: transform.value))
  }

  /// Shows the view transformed, from the leading corner of the top. The space it takes stays as it is.
  ///
  /// - Parameter transform: what becomes of each point.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffectModifier(transform: transform.value))
  }
}

/// A modifier that shows a view transformed, by its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// What becomes of each point of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, transformed as one of its size.
  public func body(content: Content) -> some View {
    GeometryEffectView(content: content, effect: self)
  }

  /// The modifier itself: hosts animate to where it ends in any case.
  public func ignoredByLayout() -> Self { self }
}

private struct GeometryEffectView<Content: View, Effect: GeometryEffect>: View {
  let content: Content
  let effect: Effect
  @State private var measurement = FrameMeasurement()

  var body: some View {
    let _ = measurement.askForSize()
    let size = measurement.isKnown ? measurement.size : CGSize(width: 1, height: 1)
    content.modifier(MeasureModifier(measurement: measurement)).projectionEffect(effect.effectValue(size: size))
  }
}
