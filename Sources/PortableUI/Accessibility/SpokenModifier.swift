import Elements
import ViewGraph

/// Says something of a view to assistive technology.
@usableFromInline
struct SpokenModifier: PrimitiveModifier {
  let key: AttributeKey
  let value: AttributeValue?

  @usableFromInline static var kind: ElementKind { .description }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[key] = value
  }

  @usableFromInline func isDescribed(like other: Self) -> Bool { key == other.key && value == other.value }
}

/// Shows something to assistive technology, and to those who come by keyboard, and to nobody else.
struct UnseenModifier: PrimitiveModifier {
  static var kind: ElementKind { .unseen }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
}

extension View {
  /// This view with another one that only assistive technology knows of.
  func unseen(@ViewBuilder _ content: () -> some View) -> some View {
    overlay { Group(content: content).modifier(UnseenModifier()) }
  }
}

extension ElementKind {
  /// A layer: the view takes no space and is not seen, unless what is in it is focused.
  package static let unseen = ElementKind(rawValue: "unseen")
}

extension AttributeKey {
  /// Flag: assistive technology passes the view over.
  package static let unspoken = AttributeKey(rawValue: "unspoken")
  /// What the view is made of for assistive technology: `ignore`, where it is one thing; `combine`, where it is one thing that says
  /// what is in it; `contain`, where it is what holds that.
  package static let spokenChildren = AttributeKey(rawValue: "spokenChildren")
  /// What the view holds, in words.
  package static let valueText = AttributeKey(rawValue: "valueText")
  /// Number: the higher, the sooner it is read among its neighbours.
  package static let sortPriority = AttributeKey(rawValue: "sortPriority")
  /// Other names by which a person may call the view, one a line.
  package static let inputLabels = AttributeKey(rawValue: "inputLabels")
}
