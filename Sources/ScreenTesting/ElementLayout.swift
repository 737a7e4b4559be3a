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
  /// Whether the view is a part of something that is laid out as a whole, such as a list.
  let isPart: Bool

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
    isPart = builder.index == nil
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
    case .lazyVStack, .lazyHStack: addLazyStack(children, element, to: &tree)
    case .navigationStack, .page, .tabView: addBars(around: children, to: &tree)
    case .toggle, .stepper: addLabeledControl(children, element, to: &tree)
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

  /// A lazy stack takes the length that it is proposed across its axis.
  private mutating func addLazyStack(_ children: [Element], _ stack: Element, to tree: inout LayoutTree) {
    let axis: LayoutAxis = stack.kind == .lazyVStack ? .vertical : .horizontal
    let (filling, hugging) = (LayoutLimits(maximum: .infinity), LayoutLimits())
    let alignment = stack[.alignment].layoutAlignment
    let frame = LayoutKind.flexibleFrame(
      width: axis == .vertical ? filling : hugging, height: axis == .vertical ? hugging : filling, alignment)
    tree.add(frame) { tree in addStack(axis, of: children, stack, to: &tree) }
  }

  /// Bars stand above or below what is on a page, which has the rest of the space.
  private mutating func addBars(around children: [Element], to tree: inout LayoutTree) {
    tree.add(.stack(.vertical, spacing: 0, .center)) { tree in
      for bar in children { if let height = bar.heightAbove { tree.add(.bar(height: height)) } }
      let filling = LayoutLimits(minimum: 0, maximum: .infinity)
      tree.add(.flexibleFrame(width: filling, height: filling, .center)) { tree in
        addContent(of: children.filter { $0.heightAbove == nil && $0.kind != .tabBar }, to: &tree)
      }
      if children.contains(where: { $0.kind == .tabBar }) { tree.add(.bar(height: 49)) }
    }
  }

  /// A control at the trailing side, and its label at the other.
  private mutating func addLabeledControl(
    _ children: [Element], _ control: Element, to tree: inout LayoutTree
  ) {
    let size = control.kind == .toggle ? LayoutSize(width: 51, height: 31) : LayoutSize(width: 94, height: 32)
    if control[.labelsHidden] != nil {
      tree.add(.fixed(size))
    } else {
      tree.add(.stack(.horizontal, spacing: 8, .center)) { tree in
        addContent(of: control.kind == .toggle ? children : children.first?.children ?? [], to: &tree)
        tree.add(.spacer(minimum: 0))
        tree.add(.fixed(size))
      }
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
