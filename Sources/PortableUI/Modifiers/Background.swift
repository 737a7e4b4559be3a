import Elements
import ViewGraph

struct BackgroundColorModifier: PrimitiveModifier {
  let color: Color

  static var kind: ElementKind { .background }

  func describe(_ writer: inout LayerWriter) {
    writer[.fill] = .color(color.value)
  }
}

struct BackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background
  let alignment: Alignment

  static var kind: ElementKind { .background }
  var layerContent: Background { background }

  func describe(_ writer: inout LayerWriter) {
    writer[.alignment] = alignment.attribute
  }

  func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

extension View {
  /// Fills the space behind the view.
  ///
  /// - Parameter style: what with.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundColorModifier(color: style.resolvedColor))
  }

  /// Puts a view behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - background: the view behind.
  ///   - alignment: where it stands in the space of this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts views behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - alignment: where they stand in the space of this one.
  ///   - content: the views behind.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }
}
