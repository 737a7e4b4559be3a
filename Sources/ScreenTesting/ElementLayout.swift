import Elements
import LayoutEngine
import PortableUI
import ViewGraph

/// The layout of a screen whose elements are all of kinds that have known sizes and rules.
@MainActor
struct ElementLayout {
  /// What has no known size, such as `list`.
  struct Unknown: Error {
    let what: String
  }

  /// The frame of the view that is looked for; `nil` where another one of a `ViewThatFits` is shown.
  let frame: LayoutFrame?

  /// Lays out all that is in the root of a screen.
  ///
  /// - Parameters:
  ///   - root: the root.
  ///   - size: the size of the screen.
  ///   - element: the view whose frame is looked for, inside of `layers` of its layers.
  /// - Throws: ``Unknown`` where something has no known size.
  init(of root: Element, in size: LayoutSize, finding element: Element, layers: Int) throws(Unknown) {
    var builder = TreeBuilder(size: size, element: element, layers: layers)
    var tree = LayoutTree()
    builder.addContent(of: root.shownParts, to: &tree)
    if let unknown = builder.unknown { throw unknown }
    if tree.exceedsDepthLimit { throw Unknown(what: "more than \(LayoutTree.depthLimit) views in one another") }
    let frames = LayoutPass(tree, in: size).frames
    frame = builder.index.flatMap { frames[$0] }
  }
}

/// Writes elements as nodes of a layout.
@MainActor
private struct TreeBuilder {
  /// The size of the screen.
  let size: LayoutSize
  /// What is looked for: an element inside of its first layers.
  let element: Element
  let layers: Int
  /// The node of what is looked for.
  private(set) var index: Int?
  private(set) var unknown: ElementLayout.Unknown?
  /// Whether what is added is in a region that scrolls, whose size a relative frame would mean.
  private var isInScroll = false

  init(size: LayoutSize, element: Element, layers: Int) {
    self.size = size
    self.element = element
    self.layers = layers
  }

  /// Several views without a container are a column, as on a page.
  mutating func addContent(of elements: [Element], to tree: inout LayoutTree) {
    if elements.count == 1 { return add(elements[0], to: &tree) }
    tree.add(.stack(.vertical, spacing: 8, .center)) { tree in
      for element in elements { add(element, to: &tree) }
    }
  }

  private mutating func add(_ element: Element, to tree: inout LayoutTree) {
    guard unknown == nil else { return }
    add(element, layers: element.layers.count, to: &tree)
  }

  /// Adds an element with its first layers: the last of them is the outermost node.
  private mutating func add(_ element: Element, layers: Int, to tree: inout LayoutTree) {
    let index = tree.count
    if layers == 0 {
      addOwn(element, to: &tree)
    } else {
      let layer = element.layers[layers - 1]
      switch layer.layoutKind(on: size, isInScroll: isInScroll) {
      case .success(let kind?):
        tree.add(kind) { tree in
          add(element, layers: layers - 1, to: &tree)
          if case .secondary(let alignment) = kind, let content = layer.content {
            addOverlap(content.children, alignment, to: &tree)
          }
        }
      case .success(nil): add(element, layers: layers - 1, to: &tree)
      case .failure(let error): unknown = error
      }
    }
    if element === self.element, layers == self.layers { self.index = index }
  }

  private mutating func addOverlap(_ elements: [Element], _ alignment: LayoutAlignment, to tree: inout LayoutTree) {
    tree.add(.overlap(alignment)) { tree in
      for element in elements { add(element, to: &tree) }
    }
  }

  private mutating func addOwn(_ element: Element, to tree: inout LayoutTree) {
    let children = element.children.filter { $0[.covered] != .flag(true) }
    switch element.kind {
    case .vStack: addStack(.vertical, of: children, element, to: &tree)
    case .hStack: addStack(.horizontal, of: children, element, to: &tree)
    case .zStack: addOverlap(children, element[.alignment].layoutAlignment, to: &tree)
    case .geometry:
      tree.add(.geometryReader) { tree in
        addOverlap(children, LayoutAlignment(horizontal: .start, vertical: .start), to: &tree)
      }
    case .fitting:
      let axes = element[.axes]?.description ?? ""
      tree.add(.firstThatFits(horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical"))) { tree in
        for child in children { add(child, to: &tree) }
      }
    case .scroll: addScroll(children, element, to: &tree)
    case .button:
      guard let insets = element.buttonInsets else {
        unknown = ElementLayout.Unknown(what: "a button in the style \(element[.controlStyle]?.description ?? "")")
        return
      }
      tree.add(.padding(insets)) { tree in addContent(of: children, to: &tree) }
    default:
      guard let kind = element.leafKind else {
        unknown = ElementLayout.Unknown(what: element.kind.rawValue)
        return
      }
      tree.add(kind)
    }
  }

  private mutating func addStack(
    _ axis: LayoutAxis, of children: [Element], _ stack: Element, to tree: inout LayoutTree
  ) {
    let alignment = stack[.alignment].layoutAlignment
    let spacing = stack.number(.spacing) ?? 8
    tree.add(.stack(axis, spacing: spacing, axis == .horizontal ? alignment.vertical : alignment.horizontal)) { tree in
      for child in children { add(child, to: &tree) }
    }
  }

  private mutating func addScroll(_ children: [Element], _ scroll: Element, to tree: inout LayoutTree) {
    let axes = scroll[.axes]?.description ?? ""
    let outer = isInScroll
    isInScroll = true
    tree.add(.scroll(horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical"))) { tree in
      if axes == "horizontal", children.count > 1 {
        tree.add(.stack(.horizontal, spacing: 8, .center)) { tree in
          for child in children { add(child, to: &tree) }
        }
      } else {
        addContent(of: children, to: &tree)
      }
    }
    isInScroll = outer
  }
}

extension Layer {
  /// How the layer is laid out; `nil` for one that changes nothing of that.
  fileprivate func layoutKind(
    on screen: LayoutSize, isInScroll: Bool
  ) -> Result<LayoutKind?, ElementLayout.Unknown> {
    switch kind {
    case .padding, .safeAreaPadding: return .success(.padding(insets))
    case .frame: return .success(frame)
    case .background where content == nil, .overlay where content == nil: return .success(nil)
    case .background, .overlay: return .success(.secondary(self[.alignment].layoutAlignment))
    case .offset: return .success(.offset(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .position: return .success(.position(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .fixedSize: return .success(.fixedSize(horizontal: self[.horizontal] != nil, vertical: self[.vertical] != nil))
    case .layoutPriority: return .success(.priority(number(.value) ?? 0))
    case .aspectRatio: return .success(.aspectRatio(number(.ratio), fills: self[.mode] == .string("fill")))
    case .guide: return .success(guide)
    case .measure where self[.measured] != nil: return .failure(.init(what: "a view that is measured"))
    case .relativeFrame:
      if isInScroll { return .failure(.init(what: "a frame relative to a scroll view")) }
      return .success(relativeFrame(on: screen))
    case .listRow, .safeAreaInset, .unseen, .swipeActions, .rowBackground:
      return .failure(.init(what: kind.rawValue))
    default: return .success(nil)
    }
  }

  private var insets: LayoutInsets {
    LayoutInsets(
      top: number(.top) ?? 0, leading: number(.leading) ?? 0, bottom: number(.bottom) ?? 0,
      trailing: number(.trailing) ?? 0)
  }

  private var frame: LayoutKind {
    let alignment = self[.alignment].layoutAlignment
    let limits: [AttributeKey] = [.minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight]
    guard limits.contains(where: { self[$0] != nil }) else {
      return .frame(width: number(.width), height: number(.height), alignment)
    }
    func maximum(_ key: AttributeKey) -> Double? { self[key] == .unlimited ? .infinity : number(key) }
    return .flexibleFrame(
      width: LayoutLimits(minimum: number(.minWidth), ideal: number(.idealWidth), maximum: maximum(.maxWidth)),
      height: LayoutLimits(minimum: number(.minHeight), ideal: number(.idealHeight), maximum: maximum(.maxHeight)),
      alignment)
  }

  private func relativeFrame(on screen: LayoutSize) -> LayoutKind {
    func length(_ factor: AttributeKey, _ constant: AttributeKey, of whole: Double) -> Double? {
      number(factor).map { max(0, $0 * whole + (number(constant) ?? 0)) }
    }
    return .frame(
      width: length(.relativeWidth, .width, of: screen.width),
      height: length(.relativeHeight, .height, of: screen.height), self[.alignment].layoutAlignment)
  }

  /// The layer says how far from its usual place a view stands.
  private var guide: LayoutKind? {
    guard case .alignment(let alignment)? = self[.alignment] else { return nil }
    let both = self[.alignment].layoutAlignment
    if alignment.horizontal != nil, let shift = number(.x) {
      return .guide(.horizontal, both.horizontal) { both.horizontal.position(in: $0.width) - shift }
    }
    if alignment.vertical != nil, let shift = number(.y) {
      return .guide(.vertical, both.vertical) { both.vertical.position(in: $0.height) - shift }
    }
    return nil
  }

  private func number(_ key: AttributeKey) -> Double? { self[key].finiteNumber }
}

extension Element {
  fileprivate func number(_ key: AttributeKey) -> Double? { self[key].finiteNumber }

  /// How an element without children is laid out; `nil` for one whose size is not known.
  fileprivate var leafKind: LayoutKind? {
    switch kind {
    case .text:
      let text = EstimatedText(self[.text]?.description ?? "", as: self)
      return .measured { text.measure($0) }
    case .color, .shape: return .flexible
    case .spacer: return .spacer(minimum: number(.minLength) ?? 8)
    case .divider: return .divider(thickness: 1)
    case .image where self[.symbol] != nil:
      let line = EstimatedText("", as: self).measure(.unspecified)
      // A symbol is about as wide as a line is high.
      return .fixed(LayoutSize(width: line.size.height, height: line.size.height))
    case .textField, .secureField:
      let line = EstimatedText("", as: self).measure(.unspecified).size.height
      let padding = self[.controlStyle] == .string("roundedBorder") ? 12.0 : 0
      return .flexible(height: line + padding)
    case .slider: return .flexible(height: 31)
    case .progress:
      return self[.value] == nil ? .fixed(LayoutSize(width: 20, height: 20)) : .flexible(height: 4)
    default: return nil
    }
  }

  /// The space around the label of a button; `nil` where its style is not known.
  fileprivate var buttonInsets: LayoutInsets? {
    switch self[.controlStyle]?.description {
    case nil, "plain", "borderless", "custom", "automatic": LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    case "bordered", "borderedProminent": LayoutInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    default: nil
    }
  }
}

extension LayoutKind {
  /// As wide as proposed and of one height.
  fileprivate static func flexible(height: Double) -> LayoutKind {
    .measured { MeasuredContent(size: LayoutSize(width: $0.width ?? 100, height: height)) }
  }
}

extension AttributeValue? {
  fileprivate var finiteNumber: Double? {
    guard case .number(let number)? = self, number.isFinite else { return nil }
    return number
  }

  /// An alignment; in the middle where nothing is said.
  fileprivate var layoutAlignment: LayoutAlignment {
    guard case .alignment(let alignment)? = self else { return .center }
    let horizontal: LayoutGuide =
      switch alignment.horizontal {
      case .leading?: .start
      case .trailing?: .end
      case .center?, nil: .center
      }
    let vertical: LayoutGuide =
      switch alignment.vertical {
      case .top?: .start
      case .bottom?: .end
      case .firstTextBaseline?: .firstTextBaseline
      case .lastTextBaseline?: .lastTextBaseline
      case .center?, nil: .center
      }
    return LayoutAlignment(horizontal: horizontal, vertical: vertical)
  }
}
