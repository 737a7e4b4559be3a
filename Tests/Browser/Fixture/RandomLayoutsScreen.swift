import LayoutEngine
import PortableUI
import RandomLayouts

/// Random views, and the expected frames of the views in the model. Each line is `tree view x y width height`, with the
/// numbers of the tree and of the view.
struct RandomLayoutsScreen: View {
  /// A tree with the size of the space in which it is shown.
  private struct Tree: Identifiable {
    let id: Int
    let view: RandomLayout
    let size: LayoutSize
  }

  private let trees: [Tree]
  /// Whether each tree is a separate region that the page's layout pass computes, instead of CSS.
  private let isApart: Bool

  init(seed: Int, kinds: RandomLayoutKinds = [], isApart: Bool = false) {
    self.isApart = isApart
    var generator = RandomLayoutGenerator(seed: seed, kinds: kinds)
    trees = (0..<50).map { number in
      let (view, size) = generator.next()
      return Tree(id: number, view: view, size: size)
    }
  }

  /// Creates a screen of known trees, each a separate region.
  init(_ layouts: [KnownLayout]) {
    isApart = true
    trees = layouts.indices.map { Tree(id: $0, view: layouts[$0].view, size: layouts[$0].size) }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ForEach(trees) { tree in
          let ground = Color(red: 0, green: 0, blue: Double(tree.id) / 255)
          if isApart {
            ground.frame(width: tree.size.width, height: tree.size.height)
              .overlay { RandomLayoutView(layout: tree.view) }
          } else {
            RandomLayoutView(layout: tree.view)
              .frame(width: tree.size.width, height: tree.size.height)
              .background(ground)
          }
        }
        Text(expectation).font(.caption2).accessibilityIdentifier("expectation")
      }
    }
  }

  private var expectation: String {
    trees.flatMap { tree in
      tree.view.frames(in: tree.size).map { number, frame in
        "\(tree.id) \(number) \(frame.x) \(frame.y) \(frame.size.width) \(frame.size.height)"
      }
    }.joined(separator: "\n")
  }
}

/// A random view. Numbered views have the color of their number.
private struct RandomLayoutView: View {
  let layout: RandomLayout

  @ViewBuilder var body: some View {
    switch layout {
    case .flexible(let number): color(number)
    case .fixed(let number, let size): color(number).frame(width: size.width, height: size.height)
    case .spacer(let minimum): Spacer(minLength: minimum)
    // The browser would measure texts and images with its own fonts and sizes.
    case .text, .resizable, .scaled: EmptyView()
    // A background puts the divider into a box.
    case .divider(let number) where number.isMultiple(of: 2): Divider().background(color(number))
    case .divider(let number): Divider().accessibilityIdentifier("view \(number)")
    case .offset(let x, let y, let view): RandomLayoutView(layout: view).offset(x: x, y: y)
    case .geometry(let view): GeometryReader { _ in RandomLayoutView(layout: view) }
    case .grid(let grid): self.grid(grid)
    case .relativeFrame(let relative): self.relative(relative)
    case .inset(let inset) where inset.axis == .horizontal:
      RandomLayoutView(layout: inset.view)
        .safeAreaInset(
          edge: inset.isFirst ? HorizontalEdge.leading : .trailing, alignment: vertical(inset.part),
          spacing: inset.spacing
        ) { RandomLayoutView(layout: inset.inset) }
    case .inset(let inset):
      RandomLayoutView(layout: inset.view)
        .safeAreaInset(
          edge: inset.isFirst ? VerticalEdge.top : .bottom, alignment: horizontal(inset.part), spacing: inset.spacing
        ) { RandomLayoutView(layout: inset.inset) }
    case .firstThatFits(let horizontal, let vertical, let views):
      ViewThatFits(in: axes(horizontal, vertical)) { all(views) }
    case .stack(.horizontal, let spacing, let part, let views):
      HStack(alignment: vertical(part), spacing: spacing) { all(views) }
    case .stack(.vertical, let spacing, let part, let views):
      VStack(alignment: horizontal(part), spacing: spacing) { all(views) }
    case .overlap(let x, let y, let views): ZStack(alignment: alignment(x, y)) { all(views) }
    case .padding(let length, let view): RandomLayoutView(layout: view).padding(length)
    case .frame(let width, let height, let x, let y, let view):
      RandomLayoutView(layout: view)
        .frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment(x, y))
    case .flexibleFrame(let width, let height, let x, let y, let view):
      RandomLayoutView(layout: view)
        .frame(
          minWidth: width.minimum.map { CGFloat($0) }, maxWidth: width.maximum.map { CGFloat($0) },
          minHeight: height.minimum.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
          alignment: alignment(x, y))
    case .priority(let priority, let view): RandomLayoutView(layout: view).layoutPriority(priority)
    case .fixedSize(let horizontal, let vertical, let view):
      RandomLayoutView(layout: view).fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills, let view):
      RandomLayoutView(layout: view).aspectRatio(ratio, contentMode: fills ? .fill : .fit)
    case .secondary(let x, let y, let view, let second):
      RandomLayoutView(layout: view).overlay(alignment: alignment(x, y)) { RandomLayoutView(layout: second) }
    }
  }

  private func grid(_ grid: RandomGrid) -> some View {
    Grid(
      alignment: alignment(grid.x, grid.y), horizontalSpacing: grid.spacing.width, verticalSpacing: grid.spacing.height
    ) {
      ForEach(grid.rows.indices, id: \.self) { index in
        let row = grid.rows[index]
        if row.cells[0].columns == nil {
          cell(row.cells[0])
        } else {
          GridRow(alignment: row.y.map { $0 == RandomGrid.baseline ? .firstTextBaseline : vertical($0) }) {
            ForEach(row.cells.indices, id: \.self) { cell(row.cells[$0]) }
          }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ cell: RandomGrid.Cell) -> some View {
    let view = RandomLayoutView(layout: cell.view)
      .gridCellUnsizedAxes(axes(!cell.sizesColumn, !cell.sizesRow))
      .gridCellColumns(cell.columns ?? 1)
    let anchored = cell.anchor.map { view.gridCellAnchor(UnitPoint(x: $0.x, y: $0.y)) }
    switch (cell.columnX, anchored) {
    case (nil, nil): view
    case (nil, let anchored?): anchored
    case (let x?, nil): view.gridColumnAlignment(horizontal(x))
    case (let x?, let anchored?): anchored.gridColumnAlignment(horizontal(x))
    }
  }

  /// One modifier sets one axis, because the parts differ by axis.
  private func relative(_ relative: RandomRelativeFrame) -> some View {
    let alignment = alignment(relative.x, relative.y)
    let view = RandomLayoutView(layout: relative.view)
    return Group {
      if let width = relative.width, let height = relative.height {
        view.containerRelativeFrame([.horizontal, .vertical], alignment: alignment) { length, axis in
          self.length(of: axis == .horizontal ? width : height, in: length)
        }
      } else if let parts = relative.width ?? relative.height {
        view.containerRelativeFrame(
          relative.width == nil ? .vertical : .horizontal, count: parts.count, span: parts.span, spacing: parts.spacing,
          alignment: alignment)
      }
    }
  }

  private func length(of parts: RandomRelativeFrame.Parts, in container: CGFloat) -> CGFloat {
    let available = container - parts.spacing * CGFloat(parts.count - 1)
    return available / CGFloat(parts.count) * CGFloat(parts.span) + CGFloat(parts.span - 1) * parts.spacing
  }

  private func axes(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
    Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? [.vertical] : [])
  }

  private func all(_ views: [RandomLayout]) -> some View {
    ForEach(views.indices, id: \.self) { RandomLayoutView(layout: views[$0]) }
  }

  /// The red component is at least 1, unlike in the background of any tree.
  private func color(_ number: Int) -> Color {
    Color(
      red: Double(number / 65_536 + 1) / 255, green: Double(number / 256 % 256) / 255, blue: Double(number % 256) / 255)
  }

  private func horizontal(_ part: Double) -> HorizontalAlignment {
    part == 0 ? .leading : part == 1 ? .trailing : .center
  }
  private func vertical(_ part: Double) -> VerticalAlignment { part == 0 ? .top : part == 1 ? .bottom : .center }
  private func alignment(_ x: Double, _ y: Double) -> Alignment {
    Alignment(horizontal: horizontal(x), vertical: vertical(y))
  }
}
