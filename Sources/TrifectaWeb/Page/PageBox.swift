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
  private var space: [Space] = []
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

  /// The parts of a box that take space.
  private enum Space {
    case padding, frame
  }

  /// The painting stages of a box, in CSS's order.
  enum Stage: Int, Comparable {
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

  /// Returns the indices of the layers that begin a box. If they change, the element must be written again. O(layers).
  static func beginnings(of element: Element) -> [Int] {
    element.layers.isEmpty ? [] : all(of: element).dropFirst().map(\.layers.lowerBound)
  }

  /// Adds the next layer to the box, if possible.
  private mutating func add(_ index: Int, of element: Element) -> Bool {
    guard addLayer(element.layers[index], of: element) else { return false }
    layers = layers.lowerBound..<index + 1
    return true
  }

  private mutating func addLayer(_ layer: Layer, of element: Element) -> Bool {
    if isClosed { return layer.page.joinsClosedBoxes }
    return switch layer.joining {
    case .first: isFirst
    case .alone: close()
    case .always: true
    case .row: isFirst || element.kind == .sectionEdge
    case .padding: addPadding(of: element)
    case .frame: addFrame(layer, of: element)
    case .fixedSize: addFixedSize(of: element)
    case .relativeFrame: addRelativeFrame()
    case .aspectRatio: addAspectRatio()
    case .paint(let stage): addPaint(stage, of: element)
    case .filter: addFilter(layer, of: element)
    case .effect: addEffect(of: element)
    case .offset: addOffset(of: element)
    case .transform: addTransform(of: element)
    case .area: addArea(of: element)
    case .anchor: addAnchor()
    case .contentBehind: addContent(isInFront: false)
    case .contentInFront: addContent(isInFront: true)
    case .handlers: addHandlers(of: layer, element)
    case .handlersAndContent: addContent(isInFront: false) && addHandlers(of: layer, element)
    case .scrollHandlers: addScrollHandlers(layer)
    }
  }

  /// Whether a layer that is added now begins a box around the element.
  private var isFirst: Bool { !isOwn && layers.isEmpty }

  /// Makes the next layer the only layer of the box, if possible. The script or the style sheet arranges the box and
  /// the layer's content together, so layers around both belong to another box.
  private mutating func close() -> Bool {
    isClosed = isFirst
    return isClosed
  }

  /// Makes the box a popover's anchor, if possible. A box can have only one anchor name.
  private mutating func addAnchor() -> Bool {
    defer { isAnchor = true }
    return !isAnchor
  }

  private mutating func addPadding(of element: Element) -> Bool {
    // A button that is the only content of a row fills it: `Resources/lists.css`.
    let takesMargin = element.page.takesMargin && element.layers.last?.isRow != true
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
    guard isFirst else { return false }
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

  private mutating func addContent(isInFront: Bool) -> Bool {
    guard !isOwn, !hasContent, !hasMargin, stage < (isInFront ? .border : .background) else { return false }
    hasContent = true
    // A box paints its color behind its content, so a background color may still follow.
    stage = isInFront ? .overlay : .space
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
    guard isFirst else { return false }
    isSpace = true
    return true
  }

  private mutating func addFilter(_ layer: Layer, of element: Element) -> Bool {
    if case .filter(.multiply)? = layer[.filter] { return false }
    guard stage <= .filter, !hasMargin, !isOwn || element.page.isPlain else { return false }
    stage = .filter
    return true
  }

  /// Adds an offset, if possible. An offset uses the `translate` property, which applies after rotation and scaling.
  private mutating func addOffset(of element: Element) -> Bool {
    guard addEffect(of: element) else { return false }
    hasOffset = true
    isMoved = true
    return true
  }

  /// Adds a transform, if possible. It cannot follow an offset.
  private mutating func addTransform(of element: Element) -> Bool {
    guard !hasOffset, addEffect(of: element) else { return false }
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
    var style = BoxStyle(of: element, isOwn: isOwn)
    // The declarations of the box itself take precedence.
    if layers.upperBound == element.layers.count { style.declarations = Style.declarations(amongNeighbours: element) }
    let margins = margins(of: element)
    for index in layers { style.add(index, isMargin: margins.contains(index)) }
    let isHitInAllOfItsSpace =
      (!isOwn || element.kind != .text)
      && element.layers[layers].contains { $0.page.isHitInAllOfItsSpace($0) }
    return style.finish(isHitInAllOfItsSpace: isHitInAllOfItsSpace)
  }

  /// Returns the indices of padding layers around painted content, which are margins. O(layers).
  func margins(of element: Element) -> Set<Int> {
    var margins: Set<Int> = []
    var space: [Space] = []
    var painted = isOwn && !element.page.isPlain
    for (index, layer) in zip(layers, element.layers[layers]) {
      switch layer.joining {
      case .padding where painted || space == [.padding, .frame]:
        margins.insert(index)
        painted = true
      case .padding: if space.last != .padding { space.append(.padding) }
      case .frame: space.append(.frame)
      default: break
      }
      if layer.page.isPainted { painted = true }
    }
    return margins
  }
}
