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

extension ElementKind {
  /// The view has sides of a `ratio`, or of that which it has by itself, and is in the `mode` as large as the space allows.
  package static let aspectRatio = ElementKind(rawValue: "aspectRatio")
}

extension AttributeKey {
  /// Number, of an `aspectRatio`: how many times as wide as high.
  package static let ratio = AttributeKey(rawValue: "ratio")
}

/// How something of a certain form stands in a space of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is inside.
  case fit
  /// All of the space is full.
  case fill
}

extension View {
  /// Gives the view a form.
  ///
  /// - Parameters:
  ///   - aspectRatio: how many times as wide as high; `nil` as the view is by itself.
  ///   - contentMode: whether all of it is in the space it is given, or all of that is full.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view the form of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: the size.
  ///   - contentMode: whether all of it is in the space it is given, or all of that is full.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's form, all of it in the space it is given.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the view's form, and fills the space it is given.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
