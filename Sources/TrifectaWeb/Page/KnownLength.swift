import Elements
import PortableUI

/// The minimum length of views, as far as frames, padding, spacing and spacers determine it. Only the browser knows the
/// sizes of texts and controls, so these count as 0. The length of a relative frame counts as infinite, because the frame
/// can be larger than the space around it.
@MainActor
struct KnownLength {
  private let axis: Axis
  /// The number of elements that may still be read. More elements count as 0, so that a note is updated in constant
  /// time.
  private var budget = 64

  private init(along axis: Axis) {
    self.axis = axis
  }

  /// Returns the minimum length of an element with its layers before `layer`, or with all layers.
  static func minimum(of element: Element, before layer: Int? = nil, along axis: Axis) -> Double {
    var known = KnownLength(along: axis)
    return known.minimum(of: element, before: layer ?? element.layers.count)
  }

  /// Returns the length of an element with its layers before `layer` if it is the same in each space; otherwise `nil`.
  static func fixed(_ element: Element, before layer: Int, along axis: Axis) -> Double? {
    let known = KnownLength(along: axis)
    var length: Double?
    for layer in element.layers[..<layer] {
      switch layer.kind {
      case .frame where layer.hasLimits(along: axis): length = nil
      case .frame: length = known.frame(layer) ?? length
      case .padding: length = length.map { max(0, $0 + known.padding(layer)) }
      case .aspectRatio, .fixedSize, .position, .relativeFrame, .safeAreaInset, .safeAreaPadding: length = nil
      default: break
      }
    }
    return length
  }

  private mutating func minimum(of element: Element, before end: Int) -> Double {
    budget -= 1
    guard budget >= 0 else { return 0 }
    var length = ownMinimum(of: element)
    for layer in element.layers[..<end] {
      switch layer.kind {
      case .frame: length = minimum(ofFrame: layer, around: length)
      case .padding: length = max(0, length + padding(layer))
      case .aspectRatio, .position: length = 0
      case .relativeFrame where layer[axis == .horizontal ? .relativeWidth : .relativeHeight] != nil: length = .infinity
      default: break
      }
    }
    return length
  }

  private mutating func ownMinimum(of element: Element) -> Double {
    switch element.kind {
    case .hStack, .vStack, .zStack: return minimum(ofStack: element)
    case .spacer:
      guard element.parent?.stackAxis ?? axis == axis else { return 0 }
      return max(0, Style.number(element[.minLength]) ?? 8)
    case .divider: return element.isUprightDivider == (axis == .horizontal) ? 1 : 0
    default: return 0
    }
  }

  private mutating func minimum(ofStack stack: Element) -> Double {
    let isAlong = stack.stackAxis == axis
    let spacing = isAlong ? Style.number(stack[.spacing]) ?? 8 : 0
    var length = 0.0
    var child = stack.firstChild
    while let current = child, budget > 0 {
      let minimum = minimum(of: current, before: current.layers.count)
      length = isAlong ? length + minimum + (current === stack.firstChild ? 0 : spacing) : max(length, minimum)
      child = current.nextSibling
    }
    return length
  }

  private func minimum(ofFrame frame: Layer, around content: Double) -> Double {
    if let length = self.frame(frame) { return length }
    let (minimum, maximum) =
      axis == .horizontal ? (frame[.minWidth], frame[.maxWidth]) : (frame[.minHeight], frame[.maxHeight])
    let length = Style.number(minimum).map { max(0, $0) } ?? content
    return Style.number(maximum).map { min($0, length) } ?? length
  }

  private func frame(_ frame: Layer) -> Double? { Style.number(frame[axis == .horizontal ? .width : .height]) }

  private func padding(_ layer: Layer) -> Double {
    let sides: (AttributeKey, AttributeKey) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return (Style.number(layer[sides.0]) ?? 0) + (Style.number(layer[sides.1]) ?? 0)
  }
}

extension Element {
  /// The axis of a stack, or `nil` for other elements.
  var stackAxis: Axis? {
    switch kind {
    case .hStack: .horizontal
    case .vStack: .vertical
    default: nil
    }
  }
}

extension Layer {
  /// Returns whether a frame sets a minimum or maximum length along an axis.
  fileprivate func hasLimits(along axis: Axis) -> Bool {
    axis == .horizontal ? (self[.minWidth] ?? self[.maxWidth]) != nil : (self[.minHeight] ?? self[.maxHeight]) != nil
  }
}
