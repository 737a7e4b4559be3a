import LayoutEngine
import SeededRandom

/// The kinds of views that random trees consist of.
package struct RandomLayoutKinds: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Texts and images. Their sizes are computed, not measured by a font, so pages do not show them.
  package static let measured = Self(rawValue: 1)
  /// Geometry readers, views that choose a view that fits, offsets, and dividers.
  package static let containers = Self(rawValue: 2)
  /// Grids with flexible, spanning and aligned cells, and with views outside of rows.
  package static let grids = Self(rawValue: 4)
  /// Rows of grids that are aligned by a baseline. CSS takes the baseline of a view without a text from other edges.
  package static let baselines = Self(rawValue: 32)
  /// Safe area insets at all edges.
  package static let insets = Self(rawValue: 8)
  /// Frames relative to a container.
  package static let relativeFrames = Self(rawValue: 16)
}

/// Generates random trees of views, and for each tree the size of the space in which it is shown.
package struct RandomLayoutGenerator {
  private var random: SeededGenerator
  private let kinds: RandomLayoutKinds
  private let container: LayoutSize
  private var count = 0

  /// Creates a generator. The same seed and kinds generate the same trees.
  ///
  /// - Parameters:
  ///   - seed: the seed.
  ///   - kinds: the kinds in addition to stacks, frames, padding, priorities, ratios, overlays, colors and spacers.
  ///   - container: the size of the container to which relative frames refer; by default that of a page in
  ///     a window of 1280 × 720 points, which has margins.
  package init(
    seed: Int, kinds: RandomLayoutKinds = [], container: LayoutSize = LayoutSize(width: 672, height: 720)
  ) {
    self.kinds = kinds
    self.container = container
    random = SeededGenerator(seed: UInt64(seed))
  }

  /// Returns a tree of at most four levels and its size. No two views of one generator have the same number.
  package mutating func next() -> (view: RandomLayout, size: LayoutSize) {
    let view = view(depth: Int.random(in: 1...4, using: &random))
    let size = LayoutSize(
      width: [150, 260, 360].randomElement(using: &random)!, height: [120, 200, 300].randomElement(using: &random)!)
    return (view, size)
  }

  private mutating func view(depth: Int, isInStack: Bool = false) -> RandomLayout {
    if depth == 0 || chance(0.2) { return leaf(isInStack: isInStack) }
    if kinds.contains(.containers), chance(0.15) { return container(depth) }
    if kinds.contains(.grids), chance(0.2) { return grid(depth) }
    if kinds.contains(.insets), chance(0.15) { return inset(depth) }
    if kinds.contains(.relativeFrames), chance(0.15) { return relativeFrame(depth) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: return stack(.horizontal, depth)
    case 3...5: return stack(.vertical, depth)
    case 6:
      return .overlap(
        x: part(), y: part(), (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: depth - 1) })
    default: return modified(depth, isInStack)
    }
  }

  private mutating func stack(_ axis: LayoutAxis, _ depth: Int) -> RandomLayout {
    let count = Int.random(in: 1...5, using: &random)
    let spacing = [0.0, 8, 15, -6].randomElement(using: &random)!
    return .stack(
      axis, spacing: spacing, part: part(), (0..<count).map { _ in view(depth: depth - 1, isInStack: true) })
  }

  private mutating func container(_ depth: Int) -> RandomLayout {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .geometry(view(depth: depth - 1))
    case 1:
      let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: depth - 1) }
      return .firstThatFits(horizontal: chance(0.7), vertical: chance(0.7), views)
    default:
      return .offset(
        x: [-7, 0, 12].randomElement(using: &random)!, y: [-7, 0, 12].randomElement(using: &random)!,
        view(depth: depth - 1))
    }
  }

  private mutating func relativeFrame(_ depth: Int) -> RandomLayout {
    let isWide = chance(0.6)
    return .relativeFrame(
      RandomRelativeFrame(
        container: container, width: isWide ? parts() : nil, height: !isWide || chance(0.4) ? parts() : nil, x: part(),
        y: part(), view: view(depth: depth - 1)))
  }

  private mutating func parts() -> RandomRelativeFrame.Parts {
    let count = Int.random(in: 4...12, using: &random)
    return RandomRelativeFrame.Parts(
      count: count, span: Int.random(in: 1...2, using: &random), spacing: [0, 8, 15].randomElement(using: &random)!)
  }

  private mutating func inset(_ depth: Int) -> RandomLayout {
    .inset(
      RandomInset(
        axis: chance(0.5) ? .vertical : .horizontal, isFirst: chance(0.5),
        spacing: [0, 8, 15].randomElement(using: &random)!, part: part(), view: view(depth: depth - 1),
        inset: view(depth: depth - 1)))
  }

  private mutating func grid(_ depth: Int) -> RandomLayout {
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      guard chance(0.8) else { return RandomGrid.Row(cells: [cell(depth, isInRow: false)]) }
      let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ in cell(depth, isInRow: true) }
      return RandomGrid.Row(y: rowAlignment(), cells: cells)
    }
    let spacing = LayoutSize(
      width: [0, 8, 15].randomElement(using: &random)!, height: [0, 8, 15].randomElement(using: &random)!)
    return .grid(RandomGrid(spacing: spacing, x: part(), y: part(), rows: rows))
  }

  private mutating func rowAlignment() -> Double? {
    if kinds.contains(.baselines), chance(0.3) { return RandomGrid.baseline }
    return chance(0.2) ? part() : nil
  }

  private mutating func cell(_ depth: Int, isInRow: Bool) -> RandomGrid.Cell {
    var cell = RandomGrid.Cell(view: view(depth: depth - 1))
    if isInRow {
      cell.columns = chance(0.2) ? 2 : 1
      if chance(0.1) { cell.columnX = part() }
    }
    if chance(0.1) { cell.anchor = RandomGrid.Anchor(x: part(), y: part()) }
    cell.sizesColumn = chance(0.9)
    cell.sizesRow = chance(0.9)
    return cell
  }

  private mutating func modified(_ depth: Int, _ isInStack: Bool) -> RandomLayout {
    let inner = view(depth: depth - 1)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .padding([4, 10].randomElement(using: &random)!, inner)
    case 1: return .frame(width: length(), height: length(), x: part(), y: part(), inner)
    case 2, 3: return .flexibleFrame(width: limits(), height: limits(), x: part(), y: part(), inner)
    case 4: return .fixedSize(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random), inner)
    case 5: return .aspectRatio([0.5, 1, 2].randomElement(using: &random)!, fills: chance(0.3), inner)
    case 6: return .secondary(x: part(), y: part(), inner, leaf(isInStack: false))
    default: return isInStack ? .priority([1, 2, -1].randomElement(using: &random)!, inner) : inner
    }
  }

  private mutating func leaf(isInStack: Bool) -> RandomLayout {
    if isInStack, chance(0.2) { return .spacer([0, 8, 20].randomElement(using: &random)!) }
    count += 1
    if isInStack, kinds.contains(.containers), chance(0.1) { return .divider(count) }
    if kinds.contains(.measured), chance(0.4) { return measured() }
    if chance(0.5) { return .flexible(count) }
    return .fixed(
      count,
      LayoutSize(
        width: [10, 24, 40, 70].randomElement(using: &random)!, height: [10, 24, 40, 70].randomElement(using: &random)!)
    )
  }

  private mutating func measured() -> RandomLayout {
    if chance(0.5) { return .text(count, words: Int.random(in: 1...12, using: &random)) }
    let image = RandomLayout.resizable(
      count,
      LayoutSize(
        width: [20, 48, 200].randomElement(using: &random)!, height: [20, 48, 200].randomElement(using: &random)!))
    return chance(0.5) ? .scaled(fills: chance(0.4), image) : image
  }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
  private mutating func part() -> Double { [0, 0.5, 1].randomElement(using: &random)! }
  private mutating func length() -> Double? { chance(0.4) ? nil : [30, 60, 100].randomElement(using: &random)! }

  private mutating func limits() -> RandomLayout.Limits {
    RandomLayout.Limits(
      minimum: [nil, nil, 20, 40].randomElement(using: &random)!,
      maximum: [nil, 50, 90, 120, .infinity].randomElement(using: &random)!)
  }
}
