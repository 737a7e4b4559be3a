import LayoutEngine

/// A random view whose layout is compared with a model. Each leaf except a spacer has a number, which identifies it.
package indirect enum RandomLayout: Sendable {
  case flexible(Int)
  case fixed(Int, LayoutSize)
  case spacer(Double)
  /// A text of a number of words. Each word is 20 × 20 points, so that no font decides the result.
  case text(Int, words: Int)
  /// A resizable image with its ideal size.
  case resizable(Int, LayoutSize)
  case divider(Int)
  case stack(LayoutAxis, spacing: Double, part: Double, [RandomLayout])
  case overlap(x: Double, y: Double, [RandomLayout])
  case padding(Double, RandomLayout)
  case frame(width: Double?, height: Double?, x: Double, y: Double, RandomLayout)
  case flexibleFrame(width: Limits, height: Limits, x: Double, y: Double, RandomLayout)
  case priority(Double, RandomLayout)
  case fixedSize(horizontal: Bool, vertical: Bool, RandomLayout)
  case aspectRatio(Double, fills: Bool, RandomLayout)
  case secondary(x: Double, y: Double, RandomLayout, RandomLayout)
  case offset(x: Double, y: Double, RandomLayout)
  /// A `GeometryReader`.
  case geometry(RandomLayout)
  /// A `ViewThatFits`.
  case firstThatFits(horizontal: Bool, vertical: Bool, [RandomLayout])
  case grid(RandomGrid)
  case inset(RandomInset)
  case relativeFrame(RandomRelativeFrame)
  /// An image with its own ratio: `scaledToFit()` and `scaledToFill()`.
  case scaled(fills: Bool, RandomLayout)

  /// The limits of a frame in one dimension. The minimum is not larger than the maximum.
  package struct Limits: Sendable {
    package var minimum: Double?
    package var maximum: Double?
  }
}

extension RandomLayout {
  /// Returns the size of a text of words of 20 × 20 points. It has as many words in a line as fit, and as many lines as
  /// fit, but at least one of each. The width is that of the longest line.
  static func text(of words: Int, in proposal: ProposedSize) -> LayoutSize {
    // A rounding error must not change the number of words.
    func count(_ length: Double?, atMost limit: Int) -> Int {
      length.map { $0 < Double(limit) * 20 ? max(1, Int(($0 + 1e-6) / 20)) : limit } ?? limit
    }
    let perLine = count(proposal.width, atMost: words)
    let lines = count(proposal.height, atMost: (words + perLine - 1) / perLine)
    return LayoutSize(width: Double(perLine) * 20, height: Double(lines) * 20)
  }

  /// Adds the view to a tree of the layout engine.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - indices: receives the index in the tree of each numbered view, by the view's number.
  package func add(to tree: inout LayoutTree, _ indices: inout [Int: Int]) {
    func guide(_ part: Double) -> LayoutGuide { part == 0 ? .start : part == 1 ? .end : .center }
    func alignment(_ x: Double, _ y: Double) -> LayoutAlignment {
      LayoutAlignment(horizontal: guide(x), vertical: guide(y))
    }
    func limits(_ limits: Limits) -> LayoutLimits {
      LayoutLimits(minimum: limits.minimum, maximum: limits.maximum)
    }
    let kind: LayoutKind
    let children: [RandomLayout]
    switch self {
    case .grid(let grid):
      grid.add(to: &tree, &indices)
      return
    case .inset(let inset):
      inset.add(to: &tree, &indices)
      return
    case .relativeFrame(let relative):
      relative.frame.add(to: &tree, &indices)
      return
    case .flexible(let number):
      indices[number] = tree.add(.flexible)
      return
    case .fixed(let number, let size):
      indices[number] = tree.add(.fixed(size))
      return
    case .text(let number, let words):
      indices[number] = tree.add(.measured { MeasuredContent(size: Self.text(of: words, in: $0)) })
      return
    case .resizable(let number, let ideal):
      indices[number] = tree.add(
        .measured {
          MeasuredContent(size: LayoutSize(width: $0.width ?? ideal.width, height: $0.height ?? ideal.height))
        })
      return
    case .divider(let number):
      indices[number] = tree.add(.divider(thickness: 1))
      return
    case .spacer(let minimum): (kind, children) = (.spacer(minimum: minimum), [])
    case .stack(let axis, let spacing, let part, let views):
      (kind, children) = (.stack(axis, spacing: spacing, guide(part)), views)
    case .overlap(let x, let y, let views): (kind, children) = (.overlap(alignment(x, y)), views)
    case .padding(let length, let view):
      (kind, children) = (
        .padding(LayoutInsets(top: length, leading: length, bottom: length, trailing: length)), [view]
      )
    case .frame(let width, let height, let x, let y, let view):
      (kind, children) = (.frame(width: width, height: height, alignment(x, y)), [view])
    case .flexibleFrame(let width, let height, let x, let y, let view):
      (kind, children) = (.flexibleFrame(width: limits(width), height: limits(height), alignment(x, y)), [view])
    case .priority(let priority, let view): (kind, children) = (.priority(priority), [view])
    case .fixedSize(let horizontal, let vertical, let view):
      (kind, children) = (.fixedSize(horizontal: horizontal, vertical: vertical), [view])
    case .aspectRatio(let ratio, let fills, let view): (kind, children) = (.aspectRatio(ratio, fills: fills), [view])
    case .secondary(let x, let y, let view, let second):
      (kind, children) = (.secondary(alignment(x, y)), [view, second])
    case .offset(let x, let y, let view): (kind, children) = (.offset(x: x, y: y), [view])
    case .geometry(let view): (kind, children) = (.geometryReader, [view])
    case .firstThatFits(let horizontal, let vertical, let views):
      (kind, children) = (.firstThatFits(horizontal: horizontal, vertical: vertical), views)
    case .scaled(let fills, let view): (kind, children) = (.aspectRatio(nil, fills: fills), [view])
    }
    tree.add(kind) { tree in
      for child in children { child.add(to: &tree, &indices) }
    }
  }
}
