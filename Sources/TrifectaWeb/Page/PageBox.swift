import Elements
import PortableUI

/// One of the DOM elements that represent an element: the element's own, or a box around it.
///
/// Consecutive layers share a box if CSS paints them in the same order: content, padding, background, outline, and then
/// clipping, opacity and transforms of all of that. Padding around painted content is a margin. A layer that needs
/// another order begins a new box.
@MainActor
struct PageBox {
  /// The layers of the element that the box represents.
  private(set) var layers: Range<Int>
  private var stage = Stage.space
  private var space: [ElementKind] = []
  /// Whether the box is the area of a gesture or a measurement. Later padding and frames must be outside it.
  private var isSpace = false
  private var handled: [EventKind] = []
  private var priority: AttributeValue?
  private var hasMargin = false
  private var hasContent = false
  private var hasOffset = false
  private var isMoved = false
  private var isAnchor = false
  /// Whether no further painted layer may be added, because the box has no area.
  private var isClosed = false
  private let isOwn: Bool

  /// The painting stages of a box, in CSS's order.
  private enum Stage: Int, Comparable {
    case space, background, overlay, border, filter, clip, effect

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  private init(from layer: Int, isOwn: Bool) {
    layers = layer..<layer
    self.isOwn = isOwn
  }

  /// Returns the boxes of an element, its own first. O(layers).
  static func all(of element: Element) -> [PageBox] {
    var boxes = [PageBox(from: 0, isOwn: true)]
    for index in element.layers.indices {
      if !boxes[boxes.count - 1].add(index, of: element) {
        var box = PageBox(from: index, isOwn: false)
        _ = box.add(index, of: element)
        box.layers = index..<index + 1
        boxes.append(box)
      }
    }
    return boxes
  }

  /// Returns a bit mask of the layers that begin a box. If the mask changes, the element must be written again.
  /// O(layers).
  static func structure(of element: Element) -> UInt32 {
    guard !element.layers.isEmpty else { return 0 }
    return all(of: element).dropFirst().reduce(0) { $0 ^ 1 << UInt32($1.layers.lowerBound % 32) }
  }

  /// Adds the next layer to the box, if possible.
  private mutating func add(_ index: Int, of element: Element) -> Bool {
    guard addLayer(element.layers[index], of: element) else { return false }
    layers = layers.lowerBound..<index + 1
    return true
  }

  private mutating func addLayer(_ layer: Layer, of element: Element) -> Bool {
    if isClosed { return [.description, .trait, .layoutPriority, .direction, .scheme].contains(layer.kind) }
    return switch layer.kind {
    case .padding: addPadding(of: element)
    case .frame: addFrame(layer, of: element)
    case .background where layer.content == nil: addPaint(.background, of: element)
    case .background, .overlay, .contextMenu: addContent(layer)
    case .border: addPaint(.border, of: element)
    case .clip: addPaint(.clip, of: element)
    case .filter: addFilter(layer, of: element)
    case .opacity, .blend, .hidden: addEffect(of: element)
    case .offset, .transform: addTransform(layer, of: element)
    case .matched, .contentShape: addArea(of: element)
    case .exchange: true
    case .popoverAnchor: addAnchor()
    case .symbolEffect: addEffect(of: element)
    case .draggable where layer.content != nil: addContent(layer) && addHandlers(of: layer, element)
    case .tapGesture, .gesture, .hover, .measure, .draggable, .dropTarget: addHandlers(of: layer, element)
    case .description, .focus, .trait, .layoutPriority, .zIndex, .guide, .hitTesting, .direction, .scheme,
      .scrollReport:
      true
    case .scrollFollow: addScrollHandlers(layer)
    case .fixedSize: addFixedSize(of: element)
    case .relativeFrame: addRelativeFrame()
    case .flip, .redaction: addEffect(of: element)
    case .mask where layer.content != nil: addMask()
    case .mask: addPaint(.clip, of: element)
    case .aspectRatio: addAspectRatio()
    case .swipeActions, .rowBackground: addRowContent()
    case .safeAreaInset, .safeAreaPadding: addSafeArea()
    case .listRow where element.kind == .sectionEdge: true
    default: !isOwn && layers.isEmpty
    }
  }

  /// Makes the box a popover's anchor, if possible. A box can have only one anchor name.
  private mutating func addAnchor() -> Bool {
    defer { isAnchor = true }
    return !isAnchor
  }

  /// Adds a mask, if possible. The script masks the whole box with an image of the layer's content, so the mask must be
  /// the box's only layer.
  private mutating func addMask() -> Bool {
    guard !isOwn, layers.isEmpty else { return false }
    hasContent = true
    isClosed = true
    return true
  }

  /// Adds a safe area inset, if possible. The inset content and the view share the space of the box, so layers around
  /// both belong to another box.
  private mutating func addSafeArea() -> Bool {
    guard !isOwn, layers.isEmpty else { return false }
    isClosed = true
    return true
  }

  /// Adds a row background or swipe actions, if possible. Their content is positioned relative to the row, so no other
  /// layer may be added.
  private mutating func addRowContent() -> Bool {
    guard !isOwn, layers.isEmpty else { return false }
    isClosed = true
    return true
  }

  private mutating func addPadding(of element: Element) -> Bool {
    // A button that is the only content of a row fills it: `Resources/lists.css`.
    let takesMargin = element.page.takesMargin && element.layers.last?.kind != .listRow
    guard !isOwn || element.page.isPlain || takesMargin else { return false }
    let isWithin = stage == .space && !isSpace && !hasMargin && (!isOwn || element.page.isPlain)
    if isWithin, space != [.padding, .frame] {
      if space.last != .padding { space.append(.padding) }
    } else {
      hasMargin = true
    }
    return true
  }

  private mutating func addFrame(_ frame: Layer, of element: Element) -> Bool {
    guard stage == .space, !isSpace, !hasMargin, !space.contains(.frame) else { return false }
    if isOwn {
      // A stack can apply the alignment of the frame only along the axis that the frame sets.
      guard frame[.height] == nil, frame[.minHeight] == nil, frame[.maxHeight] == nil else { return false }
      switch element.kind {
      case .hStack: break
      case .vStack:
        guard Style.horizontal(of: element[.alignment]) == Style.horizontal(of: frame[.alignment]) else { return false }
      default: return false
      }
    }
    space.append(.frame)
    return true
  }

  private mutating func addFixedSize(of element: Element) -> Bool {
    guard stage == .space, !isSpace, !hasMargin, !space.contains(.frame), !isOwn || element.page.isPlain else {
      return false
    }
    space.append(.frame)
    return true
  }

  /// Adds a relative frame, if possible, which must be the box's first layer. No other frame can be added.
  private mutating func addRelativeFrame() -> Bool {
    guard !isOwn, layers.isEmpty else { return false }
    space.append(.frame)
    return true
  }

  private mutating func addPaint(_ next: Stage, of element: Element) -> Bool {
    guard stage < next, !hasMargin, !isOwn || element.page.isPlain else { return false }
    // A background outside a gesture is not part of the gesture's area.
    if next == .background, handled.contains(.tap) || handled.contains(.press) { return false }
    stage = next
    return true
  }

  private mutating func addContent(_ layer: Layer) -> Bool {
    guard !isOwn, !hasContent, !hasMargin, stage < (layer.kind == .overlay ? .border : .background) else {
      return false
    }
    hasContent = true
    // A box paints its color behind its content, so a background color may still follow.
    stage = layer.kind == .overlay ? .overlay : .space
    if stage == .space { space = [.padding, .frame] }
    return true
  }

  private mutating func addEffect(of element: Element) -> Bool {
    guard !isOwn || element.page.isPlain else { return false }
    stage = .effect
    return true
  }

  /// Adds an aspect ratio, if possible, which must be the box's first layer. It determines the size of the box, so
  /// later padding and frames belong to another box.
  private mutating func addAspectRatio() -> Bool {
    guard !isOwn, layers.isEmpty else { return false }
    isSpace = true
    return true
  }

  private mutating func addFilter(_ layer: Layer, of element: Element) -> Bool {
    if case .filter(.multiply)? = layer[.filter] { return false }
    guard stage <= .filter, !hasMargin, !isOwn || element.page.isPlain else { return false }
    stage = .filter
    return true
  }

  /// Adds an offset or a transform, if possible. An offset uses the `translate` property, which applies after rotation
  /// and scaling, so no transform may follow it.
  private mutating func addTransform(_ layer: Layer, of element: Element) -> Bool {
    guard layer.kind == .offset || !hasOffset, addEffect(of: element) else { return false }
    if layer.kind == .offset { hasOffset = true }
    isMoved = true
    return true
  }

  /// Makes the box a matched area or a content shape, if possible. Later padding and frames are outside that area.
  private mutating func addArea(of element: Element) -> Bool {
    guard !hasMargin, !isOwn || element.page.isPlain else { return false }
    isSpace = true
    return true
  }

  private mutating func addScrollHandlers(_ layer: Layer) -> Bool {
    guard !layer.handlers.contains(where: { handled.contains($0.event) }) else { return false }
    handled += layer.handlers.map(\.event)
    return true
  }

  private mutating func addHandlers(of layer: Layer, _ element: Element) -> Bool {
    guard !hasMargin, !isOwn || element.page.isPlain else { return false }
    // SwiftUI ignores transforms when it measures a view, but browsers measure a box with its transforms.
    if isMoved, layer.handles(.measure) { return false }
    // A box can have only one handler per event kind, and only one priority. Measurement handlers are exempt, because
    // all of them receive the same frame.
    for handler in layer.handlers where handler.event != .measure {
      if handled.contains(handler.event) { return false }
    }
    if layer.handles(.tap) || layer.handles(.press) {
      let isFirst = !handled.contains(.tap) && !handled.contains(.press)
      guard isFirst || layer[.priority] == priority else { return false }
      priority = layer[.priority]
    }
    handled += layer.handlers.map(\.event)
    isSpace = true
    return true
  }
}

extension PageBox {
  /// Returns the declarations of the box's layers. O(layers).
  func declarations(of element: Element) -> [String] {
    var declarations: [String] = []
    var padding = Insets()
    var margin = Insets()
    var opacity = 1.0
    var x = 0.0
    var y = 0.0
    var sizing = ""
    var filters: [String] = []
    var transforms: [TransformValue] = []
    var hasFrame = false
    let margins = margins(of: element)
    for (index, layer) in zip(layers, element.layers[layers]) {
      switch layer.kind {
      case .padding where margins.contains(index): margin.add(layer)
      case .padding:
        padding.add(layer)
        if hasFrame { sizing = "content-box" }
      case .frame:
        declarations += Style.declarations(ofFrame: layer, around: isOwn ? element.kind : nil)
        hasFrame = true
      case .opacity: opacity *= Style.number(layer[.opacity]) ?? 1
      case .offset:
        x += Style.number(layer[.x]) ?? 0
        y += Style.number(layer[.y]) ?? 0
      case .background, .overlay, .border, .clip: declarations += Style.declarations(ofPaint: layer)
      case .fixedSize, .relativeFrame, .hidden, .flip, .position, .safeArea, .safeAreaInset, .safeAreaPadding, .scheme:
        declarations += Style.declarations(ofPlace: layer)
      case .filter:
        if case .filter(let filter)? = layer[.filter] {
          if case .multiply(let color) = filter {
            declarations.append("--m:\(Paint.fill(color) ?? "#fff")")
          } else {
            filters.append(Filters.css(filter))
          }
        }
      case .transform: if case .transform(let transform)? = layer[.transform] { transforms.append(transform) }
      case .blend, .mask: declarations += Style.declarations(ofEffect: layer)
      case .symbolEffect: declarations += Style.declarations(ofSymbolEffect: layer)
      case .aspectRatio: declarations += AspectRatio(ofLayer: index, of: element).declarations
      default: break
      }
    }
    if layers.upperBound == element.layers.count {
      // The declarations of the box itself take precedence.
      declarations.insert(contentsOf: Style.declarations(amongNeighbours: element), at: 0)
    }
    declarations += padding.declarations("padding") + margin.declarations("margin")
    if !isOwn || element.kind != .text, element.layers[layers].contains(where: \.isHitInAllOfItsSpace) {
      declarations.append("pointer-events:auto")
    }
    if !sizing.isEmpty { declarations.append("box-sizing:\(sizing)") }
    if !filters.isEmpty { declarations.append("filter:\(filters.joined(separator: " "))") }
    if let transform = Transforms.css(transforms) { declarations.append("transform:\(transform)") }
    if opacity != 1 { declarations.append("opacity:\(Style.text(opacity))") }
    if x != 0 || y != 0 {
      declarations.append("translate:calc(\(Style.text(x))px * var(--forward)) \(Style.text(y))px")
    }
    return declarations
  }

  /// Returns the indices of padding layers around painted content, which are margins. O(layers).
  func margins(of element: Element) -> Set<Int> {
    var margins: Set<Int> = []
    var space: [ElementKind] = []
    var painted = isOwn && !element.page.isPlain
    for (index, layer) in zip(layers, element.layers[layers]) {
      switch layer.kind {
      case .padding where painted || space == [.padding, .frame]:
        margins.insert(index)
        painted = true
      case .padding: if space.last != .padding { space.append(.padding) }
      case .frame: space.append(.frame)
      default: break
      }
      if !Self.unpainted.contains(layer.kind) { painted = true }
    }
    return margins
  }

  private static let unpainted: Set<ElementKind> = [
    .padding, .frame, .description, .focus, .trait, .layoutPriority, .zIndex, .guide, .hitTesting, .direction, .scheme,
    .fixedSize, .relativeFrame,
  ]

  /// Lengths for the four sides.
  @MainActor
  private struct Insets {
    private var lengths = [0.0, 0.0, 0.0, 0.0]
    private static let sides: [(key: AttributeKey, name: String)] = [
      (.top, "top"), (.trailing, "inline-end"), (.bottom, "bottom"), (.leading, "inline-start"),
    ]

    mutating func add(_ padding: Layer) {
      for (index, side) in Self.sides.enumerated() { lengths[index] += Style.number(padding[side.key]) ?? 0 }
    }

    func declarations(_ property: String) -> [String] {
      if Set(lengths).count == 1 { return lengths[0] == 0 ? [] : ["\(property):\(Style.text(lengths[0]))px"] }
      return zip(lengths, Self.sides).compactMap { length, side in
        length == 0 ? nil : "\(property)-\(side.name):\(Style.text(length))px"
      }
    }
  }
}
