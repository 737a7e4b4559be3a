extension Element {
  /// The accessible name of the element, or an empty string if it has none.
  public var spokenName: String {
    if let label = described(.label) { return label.description }
    if described(.spokenChildren) == .string("combine") { return texts.joined(separator: ", ") }
    switch schema.name {
    case .nothing: return ""
    case .attribute(let key): return self[key]?.description ?? ""
    case .texts:
      let texts = texts
      return (texts.isEmpty ? pictureLabels : texts).joined(separator: " ")
    }
  }

  /// Returns the value of an attribute from the outermost layer that has it, or from the element itself.
  public func described(_ key: AttributeKey) -> AttributeValue? {
    for layer in layers.reversed() {
      if let value = layer[key] { return value }
    }
    return self[key]
  }

  /// The content of the element and its layers in reading order: first the content of layers behind the element, then
  /// its children, then the content of layers in front of it.
  public var parts: [Element] {
    let behind = layers.reversed().compactMap {
      $0.followsContent || $0.kind == .swipeActions ? nil : $0.content
    }
    let before = layers.compactMap { $0.followsContent ? $0.content : nil }
    return behind + children + before
  }

  /// The swipe actions of this element, if it is a row. They are not part of its readable content.
  public var swipeActions: [Element] {
    layers.compactMap { $0.kind == .swipeActions ? $0.content : nil }
  }

  /// The name of the element when it represents a choice, such as in a picker.
  package var choiceName: String {
    let name = spokenName
    return name.isEmpty ? texts.joined(separator: " ") : name
  }

  /// The first symbol in the element.
  package var choiceSymbol: String? {
    if kind == .image { return self[.symbol]?.description }
    return parts.lazy.compactMap(\.choiceSymbol).first
  }

  /// The first picture in the element.
  package var choicePicture: PictureValue? {
    if kind == .image, case .picture(let picture)? = self[.picture] { return picture }
    return parts.lazy.compactMap(\.choicePicture).first
  }

  /// The texts in the element, in order.
  private var texts: [String] {
    parts.flatMap { $0.schema.role == .text ? [$0.spokenName] : $0.texts }
  }

  /// The labels of the images in the element, in order. A label in the style `iconOnly` passes its title to its image.
  private var pictureLabels: [String] {
    parts.flatMap { $0.kind == .image ? [$0.spokenName].filter { !$0.isEmpty } : $0.pictureLabels }
  }
}

extension Layer {
  /// Whether the layer's content is read after the content that the layer is applied to.
  public var followsContent: Bool {
    switch kind {
    case .overlay, .mask: true
    case .safeAreaInset: self[.edge] == .string("bottom") || self[.edge] == .string("trailing")
    default: false
    }
  }
}
