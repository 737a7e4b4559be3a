import Elements

extension Element {
  /// What a person who cannot see the element hears; empty for one that is not spoken of.
  package var spokenName: String {
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

  /// What was said of the element last: by the outermost of the layers that say it, or by the element itself.
  package func described(_ key: AttributeKey) -> AttributeValue? {
    for layer in layers.reversed() {
      if let value = layer[key] { return value }
    }
    return self[key]
  }

  /// What is in the element and its layers, as it is read: what layers bring along behind it, the children, and what layers
  /// bring along in front of it.
  package var parts: [Element] {
    let behind = layers.reversed().compactMap {
      $0.followsContent || $0.kind == .swipeActions ? nil : $0.content
    }
    let before = layers.compactMap { $0.followsContent ? $0.content : nil }
    return behind + children + before
  }

  /// What a swipe of the row shows that the element is in: it is beside what can be read of it.
  package var swipeActions: [Element] {
    layers.compactMap { $0.kind == .swipeActions ? $0.content : nil }
  }

  /// What can be read of the element where it stands for something to choose.
  package var choiceName: String {
    let name = spokenName
    return name.isEmpty ? texts.joined(separator: " ") : name
  }

  /// The first symbol inside.
  package var choiceSymbol: String? {
    if kind == .image { return self[.symbol]?.description }
    return parts.lazy.compactMap(\.choiceSymbol).first
  }

  /// The first picture inside.
  package var choicePicture: PictureValue? {
    if kind == .image, case .picture(let picture)? = self[.picture] { return picture }
    return parts.lazy.compactMap(\.choicePicture).first
  }

  /// The texts inside, first to last.
  private var texts: [String] {
    parts.flatMap { $0.schema.role == .text ? [$0.spokenName] : $0.texts }
  }

  /// The labels of the images inside, first to last: a label in the style `iconOnly` gives its title to its image.
  private var pictureLabels: [String] {
    parts.flatMap { $0.kind == .image ? [$0.spokenName].filter { !$0.isEmpty } : $0.pictureLabels }
  }
}

extension Layer {
  /// Whether what the layer has brought along is read after what it is a layer of.
  package var followsContent: Bool {
    switch kind {
    case .overlay, .mask: true
    case .safeAreaInset: self[.edge] == .string("bottom") || self[.edge] == .string("trailing")
    default: false
    }
  }
}
