// Images and symbols.

// Kinds of elements.
extension ElementKind {
  /// An image of its `symbol` or its `picture`. It is decorative unless it has a `label`.
  public static let image = ElementKind(rawValue: "image")
}

// Kinds of layers.
extension ElementKind {
  /// Applies its `symbolEffect` to the symbols in the view.
  public static let symbolEffect = ElementKind(rawValue: "symbolEffect")
  /// Defines how texts and symbols in the view change in an animated update.
  public static let exchange = ElementKind(rawValue: "exchange")
}

extension AttributeKey {
  /// The symbol that is shown. A host shows the symbols that it supports.
  ///
  /// - Value: The name of an SF Symbol.
  /// - Kinds: `image`, `mask`, and a run of a `text` that is an image.
  public static let symbol = AttributeKey(rawValue: "symbol")

  /// The picture of an image that does not show a symbol.
  ///
  /// - Value: ``AttributeValue/picture(_:)``.
  /// - Kinds: `image`, `mask`.
  public static let picture = AttributeKey(rawValue: "picture")

  /// Whether only the alpha channel of the image is used. The image is drawn in the text color.
  ///
  /// - Value: A flag.
  /// - Kinds: `image`.
  public static let template = AttributeKey(rawValue: "template")

  /// The resizing mode of an image that fills the proposed space.
  ///
  /// - Value: `stretch` or `tile`.
  /// - Kinds: `image`.
  public static let resizable = AttributeKey(rawValue: "resizable")

  /// The insets of a resizable image that are not stretched.
  ///
  /// - Value: Four numbers of points, separated by spaces: top, trailing, bottom and leading.
  /// - Kinds: `image`.
  public static let capInsets = AttributeKey(rawValue: "capInsets")

  /// Whether the pixels of an image are not interpolated when it is enlarged.
  ///
  /// - Value: A flag.
  /// - Kinds: `image`.
  public static let pixelated = AttributeKey(rawValue: "pixelated")

  /// The scale of an image with a symbol.
  ///
  /// - Value: `small` or `large`.
  /// - Kinds: `image`.
  public static let imageScale = AttributeKey(rawValue: "imageScale")

  /// Whether a symbol is drawn in the hierarchical mode: the enclosing shape is fainter than the symbol in it.
  ///
  /// - Value: A flag.
  /// - Kinds: `image`.
  public static let hierarchical = AttributeKey(rawValue: "hierarchical")

  /// Whether a symbol is drawn in the multicolor mode. If the host has a multicolor variant of the symbol, it draws
  /// this variant.
  ///
  /// - Value: A flag.
  /// - Kinds: `image`.
  public static let multicolor = AttributeKey(rawValue: "multicolor")

  /// Whether the image is the icon of a label, which has the accent color in the rows of a list.
  ///
  /// - Value: A flag.
  /// - Kinds: `image`.
  public static let labelIcon = AttributeKey(rawValue: "labelIcon")

  /// The effect.
  ///
  /// - Value: The name of the effect, followed by its state. The state of an indefinite effect is `on` or `off`. The
  ///   state of a discrete effect is the number of times that it has been triggered.
  /// - Kinds: `symbolEffect`.
  public static let symbolEffect = AttributeKey(rawValue: "symbolEffect")

  /// The duration of one run of the effect. Without this attribute, it has the default duration.
  ///
  /// - Value: A number of seconds.
  /// - Kinds: `symbolEffect`.
  public static let effectDuration = AttributeKey(rawValue: "effectDuration")

  /// The number of runs of the effect.
  ///
  /// - Value: A number of runs.
  /// - Kinds: `symbolEffect`.
  public static let effectCount = AttributeKey(rawValue: "effectCount")

  /// The direction of the runs of the effect. Without this attribute, all runs are forward.
  ///
  /// - Value: `reverse` or `alternate`.
  /// - Kinds: `symbolEffect`.
  public static let effectDirection = AttributeKey(rawValue: "effectDirection")

  /// The scale of a symbol while the effect hides it. Without this attribute, it has the default scale.
  ///
  /// - Value: A number, as a factor.
  /// - Kinds: `symbolEffect`.
  public static let effectScale = AttributeKey(rawValue: "effectScale")

  /// Whether the effect hides the inactive layers of a symbol instead of dimming them.
  ///
  /// - Value: A flag.
  /// - Kinds: `symbolEffect`.
  public static let hidesInactiveLayers = AttributeKey(rawValue: "hidesInactiveLayers")

  /// The content transition.
  ///
  /// - Value: `number`, `up`, `down`, `fade`, `replace` or `none`.
  /// - Kinds: `exchange`.
  public static let exchange = AttributeKey(rawValue: "exchange")
}

extension Role {
  /// An image.
  public static let image = Role(rawValue: "image")
}
