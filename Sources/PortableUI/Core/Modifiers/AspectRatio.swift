import Elements
import ViewGraph

@usableFromInline
struct AspectRatioModifier: PrimitiveModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  @usableFromInline static var kind: ElementKind { .aspectRatio }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    if let ratio, ratio.isFinite, ratio > 0 { writer[.ratio] = .number(Double(ratio)) }
    writer[.mode] = .string(mode == .fit ? "fit" : "fill")
  }
}

/// How content is scaled into a space with a different aspect ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The content is completely visible within the space.
  case fit
  /// The content fills the space completely.
  case fill
}

extension View {
  /// Constrains the view to an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: the width divided by the height; `nil` for the natural aspect ratio of the view.
  ///   - contentMode: whether the view fits within or fills the proposed space.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: the size with the aspect ratio.
  ///   - contentMode: whether the view fits within or fills the proposed space.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit within the proposed space, and keeps its aspect ratio.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill the proposed space, and keeps its aspect ratio.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
