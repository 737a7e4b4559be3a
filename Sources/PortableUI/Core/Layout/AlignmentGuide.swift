import Elements
import ViewGraph

/// A modifier that shifts a view along an alignment of its container.
private struct AlignmentGuideModifier: ViewModifier {
  enum Guide: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let guide: Guide
  let computeValue: @MainActor (ViewDimensions) -> CGFloat
  @State private var measurement = FrameMeasurement()

  func body(content: Content) -> some View {
    content
      .modifier(MeasureModifier(measurement: measurement))
      .modifier(GuideModifier(guide: guide, shift: shift))
  }

  /// The distance between the aligned position of the view and the position that the host would give it.
  private var shift: CGFloat {
    let small = shift(in: .zero)
    // Compute the guide for two sizes. If the results are equal, the guide does not depend on the size, and the view
    // need not be measured.
    guard small != shift(in: CGSize(width: 97, height: 89)) else { return small }
    measurement.requestSize()
    return measurement.isKnown ? shift(in: measurement.size) : 0
  }

  private func shift(in size: CGSize) -> CGFloat {
    let value = computeValue(ViewDimensions(width: size.width, height: size.height))
    return switch guide {
    case .horizontal(let alignment): alignment.line.nearestPosition(along: size.width) - value
    case .vertical(let alignment): alignment.line.nearestPosition(along: size.height) - value
    }
  }
}

private struct GuideModifier: PrimitiveModifier {
  let guide: AlignmentGuideModifier.Guide
  let shift: CGFloat

  static var kind: ElementKind { .guide }

  func describe(_ writer: inout LayerWriter) {
    switch guide {
    case .horizontal(let alignment):
      writer[.alignment] = alignment.attribute
      writer[.x] = .number(Double(shift))
    case .vertical(let alignment):
      writer[.alignment] = alignment.attribute
      writer[.y] = .number(Double(shift))
    }
  }
}

extension View {
  /// Sets an alignment guide of the view for the nearest container with that alignment: a stack, an overlay or a
  /// background.
  ///
  /// Guides of the view's descendants are not considered.
  ///
  /// - Parameters:
  ///   - g: The alignment. The guide has an effect only in a container with that alignment.
  ///   - computeValue: A closure that receives the view's dimensions and returns the guide's distance from the leading
  ///     edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .horizontal(g), computeValue: computeValue))
  }

  /// Sets an alignment guide of the view for the nearest container with that alignment: a stack, an overlay or a
  /// background.
  ///
  /// Guides of the view's descendants are not considered.
  ///
  /// - Parameters:
  ///   - g: The alignment. The guide has an effect only in a container with that alignment.
  ///   - computeValue: A closure that receives the view's dimensions and returns the guide's distance from the top
  ///     edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .vertical(g), computeValue: computeValue))
  }
}
