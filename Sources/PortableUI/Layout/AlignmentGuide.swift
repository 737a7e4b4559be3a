import Elements
import ViewGraph

/// Where a view stands along an alignment.
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

  /// How far the view stands from where hosts would have it.
  private var shift: CGFloat {
    let small = shift(in: .zero)
    // One that says the same of any size need not be measured.
    guard small != shift(in: CGSize(width: 97, height: 89)) else { return small }
    measurement.askForSize()
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
  /// Says where the view stands along an alignment of what it stands in: a stack, an overlay, a background.
  ///
  /// What is inside of the view is not asked for its own guides.
  ///
  /// - Parameters:
  ///   - g: the alignment. It counts where the view stands in something of that alignment.
  ///   - computeValue: is given how large the view is, and says how far from its leading side it stands.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .horizontal(g), computeValue: computeValue))
  }

  /// Says where the view stands along an alignment of what it stands in: a stack, an overlay, a background.
  ///
  /// What is inside of the view is not asked for its own guides.
  ///
  /// - Parameters:
  ///   - g: the alignment. It counts where the view stands in something of that alignment.
  ///   - computeValue: is given how large the view is, and says how far from its top it stands.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .vertical(g), computeValue: computeValue))
  }
}

extension ElementKind {
  /// A layer: in what has that `alignment`, the view stands `x` or `y` from where it would.
  package static let guide = ElementKind(rawValue: "guide")
}
