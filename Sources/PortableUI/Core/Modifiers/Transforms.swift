import Elements
import ViewGraph

@usableFromInline
package struct TransformEffectModifier: PrimitiveModifier {
  package let transform: TransformValue

  @usableFromInline package static var kind: ElementKind { .transform }

  @usableFromInline
  package func describe(_ writer: inout LayerWriter) {
    writer[.transform] = .transform(transform)
  }
}

extension View {
  /// Rotates the rendered view. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: the clockwise angle.
  ///   - anchor: the point of the view to rotate around.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(transform: .rotation(degrees: angle.degrees, anchor: anchor.value)))
  }

  /// Scales the rendered view. The layout does not change.
  ///
  /// - Parameters:
  ///   - scale: the factors for the width and the height.
  ///   - anchor: the point of the view that stays in place.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformEffectModifier(
        transform: .scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.value)))
  }

  /// Scales the rendered view. The layout does not change.
  ///
  /// - Parameters:
  ///   - s: the factor for the width and the height.
  ///   - anchor: the point of the view that stays in place.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the rendered view. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: the factor for the width.
  ///   - y: the factor for the height.
  ///   - anchor: the point of the view that stays in place.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the rendered view in three dimensions. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: the angle.
  ///   - axis: the axis of the rotation.
  ///   - anchor: the point of the view to rotate around.
  ///   - anchorZ: the distance of the anchor behind the view. This parameter has no effect: hosts rotate around a point
  ///     in the plane of the view.
  ///   - perspective: the strength of the perspective; 0 for none.
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

  /// Applies a transform to the rendered view, relative to its top leading corner. The layout does not change.
  ///
  /// - Parameter transform: the transform of each point.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffectModifier(transform: transform.value))
  }

  /// Applies a transform to the rendered view, relative to its top leading corner. The layout does not change.
  ///
  /// - Parameter transform: the transform of each point.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffectModifier(transform: transform.value))
  }
}

/// A modifier that transforms the rendered view depending on its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a view of the given size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view, transformed for its size.
  public func body(content: Content) -> some View {
    GeometryEffectView(content: content, effect: self)
  }

  /// Returns the modifier unchanged, because transforms never change the layout.
  public func ignoredByLayout() -> Self { self }
}

private struct GeometryEffectView<Content: View, Effect: GeometryEffect>: View {
  let content: Content
  let effect: Effect
  @State private var measurement = FrameMeasurement()

  var body: some View {
    let _ = measurement.requestSize()
    let size = measurement.isKnown ? measurement.size : CGSize(width: 1, height: 1)
    content.modifier(MeasureModifier(measurement: measurement)).projectionEffect(effect.effectValue(size: size))
  }
}
