import Elements
import LayoutEngine
import PortableUI
import ViewGraph

/// The layout of a screen. It requires that the size of every element is known.
@MainActor
struct ElementLayout {
  /// The error for a part of the screen whose size is not known, such as a menu.
  struct Unknown: Error {
    let what: String
  }

  /// The frame of the view to find; `nil` if the view is inside an element that is laid out as a whole, or if
  /// `ViewThatFits` does not show it.
  let frame: LayoutFrame?
  /// Whether the view is inside an element that is laid out as a whole, such as a list.
  let isPart: Bool

  /// Lays out a screen. Sheets and alerts take no space.
  ///
  /// - Parameters:
  ///   - root: The root element of the screen.
  ///   - size: The size of the screen.
  ///   - element: The view to find.
  ///   - layers: The number of the view's layers that its frame includes.
  /// - Throws: ``Unknown`` if the size of a part of the screen is not known.
  init(of root: Element, in size: LayoutSize, finding element: Element, layers: Int) throws(Unknown) {
    var builder = TreeBuilder(size: size, element: element, layers: layers)
    var tree = LayoutTree()
    builder.addContent(of: root.uncoveredChildren.filter { !$0.schema.isModal }, to: &tree)
    if let unknown = builder.unknown { throw unknown }
    if tree.exceedsDepthLimit { throw Unknown(what: "views nested more than \(LayoutTree.depthLimit) levels deep") }
    let frames = LayoutPass(tree, in: size).frames
    frame = builder.index.flatMap { frames[$0] }
    isPart = builder.index == nil
  }
}

/// Translates elements into the nodes of a layout.
@MainActor
private struct TreeBuilder {
  /// The size of the screen.
  let size: LayoutSize
  /// The view to find.
  let element: Element
  /// The number of the view's layers that its frame includes.
  let layers: Int
  /// The node of the view to find.
  private(set) var index: Int?
  private(set) var unknown: ElementLayout.Unknown?
  /// Whether nodes are being added to a scroll view. Relative frames refer to the size of the scroll view.
  private var isInScroll = false

  init(size: LayoutSize, element: Element, layers: Int) {
    self.size = size
    self.element = element
    self.layers = layers
  }

  /// Adds views that have no container. Several such views form a column.
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

  /// Adds an element and its first layers. The last layer is the outermost node.
  private mutating func add(_ element: Element, layers: Int, to tree: inout LayoutTree) {
    let index = tree.count
    if layers == 0 {
      addOwn(element, to: &tree)
    } else {
      let layer = element.layers[layers - 1]
      switch layer.layoutKind(on: size, isInScroll: isInScroll, of: element) {
      case .success(let kind?):
        tree.add(kind) { tree in
          add(element, layers: layers - 1, to: &tree)
          if case .secondary(let alignment) = kind, let content = layer.content {
            addOverlap(content.children, alignment, to: &tree)
          }
          if case .inset = kind { addOverlap(layer.content?.children ?? [], .center, to: &tree) }
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
    let children = element.uncoveredChildren
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
    case .grid: addGrid(children, element, to: &tree)
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
        unknown = ElementLayout.Unknown(what: element.kind.layoutName)
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

  /// Adds a lazy stack, which takes the proposed length across its axis.
  private mutating func addLazyStack(_ children: [Element], _ stack: Element, to tree: inout LayoutTree) {
    let axis: LayoutAxis = stack.kind == .lazyVStack ? .vertical : .horizontal
    let (filling, hugging) = (LayoutLimits(maximum: .infinity), LayoutLimits())
    let alignment = stack[.alignment].layoutAlignment
    let frame = LayoutKind.flexibleFrame(
      width: axis == .vertical ? filling : hugging, height: axis == .vertical ? hugging : filling, alignment)
    tree.add(frame) { tree in addStack(axis, of: children, stack, to: &tree) }
  }

  /// Adds a page between its bars, which takes the remaining space.
  private mutating func addBars(around children: [Element], to tree: inout LayoutTree) {
    tree.add(.stack(.vertical, spacing: 0, .center)) { tree in
      for bar in children { if let height = bar.navigationBarHeight { tree.add(.flexible(height: height)) } }
      let filling = LayoutLimits(minimum: 0, maximum: .infinity)
      tree.add(.flexibleFrame(width: filling, height: filling, .center)) { tree in
        addContent(of: children.filter { $0.navigationBarHeight == nil && $0.kind != .tabBar }, to: &tree)
      }
      if children.contains(where: { $0.kind == .tabBar }) { tree.add(.flexible(height: 49)) }
    }
  }

  /// Adds a label at the leading edge and its control at the trailing edge.
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

  private mutating func addGrid(_ rows: [Element], _ grid: Element, to tree: inout LayoutTree) {
    let spacing = LayoutSize(width: grid.number(.cellSpacing) ?? 8, height: grid.number(.trackSpacing) ?? 8)
    tree.add(.grid(spacing: spacing)) { tree in
      for row in rows {
        guard row.kind == .gridRow, row.layers.isEmpty else {
          addGridCell(row, row.gridCell(in: nil, column: 0, of: grid), to: &tree)
          continue
        }
        tree.add(.gridRow) { tree in
          var column = 0
          for child in row.uncoveredChildren {
            let cell = child.gridCell(in: row, column: column, of: grid)
            addGridCell(child, cell, to: &tree)
            column += cell.columns ?? 1
          }
        }
      }
    }
  }

  private mutating func addGridCell(_ view: Element, _ cell: LayoutGridCell, to tree: inout LayoutTree) {
    tree.add(.gridCell(cell)) { tree in add(view, to: &tree) }
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
