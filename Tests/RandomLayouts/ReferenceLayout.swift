import LayoutEngine

// The model for `LayoutEngine`: it implements the same layout rules in the simplest way, without a cache.
//
// The model has no default spacing: each stack, grid and inset of a random tree states its spacing. Without one, hosts and
// `LayoutEngine` put 8 points between any two views. This is a simplification:
//
// - Documented: a stack chooses a distance for each pair of neighbors (`HStack`, `VStack`). Each view has spacing
//   preferences per edge, which can depend on the kind of the neighbor (`ViewSpacing`). An empty view prefers 0.
// - Assumed for iOS, without a documented source: 8 points between two texts of the body style, and between colors,
//   shapes and images.
// - Uncertain: texts of other styles, for which the distance seems to depend on the fonts, the neighbors of a spacer,
//   controls, and other platforms.

extension RandomLayout {
  /// Returns the frame of each numbered view, by its number. The root view is proposed `size` and is centered in it.
  package func frames(in size: LayoutSize) -> [Int: LayoutFrame] {
    let proposal = ProposedSize(size)
    let own = self.size(proposal)
    var frames: [Int: LayoutFrame] = [:]
    place((size.width - own.width) / 2, (size.height - own.height) / 2, proposal, &frames)
    return frames
  }

  func size(_ proposal: ProposedSize, along axis: LayoutAxis? = nil) -> LayoutSize {
    switch self {
    case .flexible: return LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .fixed(_, let size): return size
    case .text(_, let words): return Self.text(of: words, in: proposal)
    case .resizable(_, let ideal):
      return LayoutSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    case .divider:
      // In a row, a divider is upright. Its ideal length is 10.
      return axis == .horizontal
        ? LayoutSize(width: 1, height: proposal.height ?? 10) : LayoutSize(width: proposal.width ?? 10, height: 1)
    case .geometry: return LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .grid(let grid): return grid.size(proposal)
    case .inset(let inset): return inset.size(proposal)
    case .relativeFrame(let relative): return relative.frame.size(proposal)
    case .firstThatFits: return thatFits(proposal)?.size(proposal) ?? LayoutSize(width: 0, height: 0)
    case .spacer(let minimum):
      let (width, height) = (max(minimum, proposal.width ?? 0), max(minimum, proposal.height ?? 0))
      return LayoutSize(width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
    case .stack(let axis, let spacing, _, let children):
      let sized = Self.share(axis, spacing, children, proposal).map(\.size)
      let along = sized.reduce(0) { $0 + $1.along(axis) } + spacing * Double(children.count - 1)
      return .init(along: axis, along, sized.map { $0.across(axis) }.max() ?? 0)
    case .overlap(_, _, let children):
      let sizes = children.map { $0.size(proposal) }
      return LayoutSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .padding(let length, let view):
      let size = view.size(inner(proposal))
      return LayoutSize(width: size.width + 2 * length, height: size.height + 2 * length)
    case .frame(let width, let height, _, _, let view):
      let size = view.size(inner(proposal))
      return LayoutSize(width: width ?? size.width, height: height ?? size.height)
    case .flexibleFrame(let width, let height, _, _, let view):
      let size = view.size(inner(proposal))
      return LayoutSize(
        width: Self.length(width, proposal.width, size.width), height: Self.length(height, proposal.height, size.height)
      )
    case .priority(_, let view), .offset(_, _, let view): return view.size(proposal, along: axis)
    case .fixedSize(_, _, let view), .aspectRatio(_, _, let view), .scaled(_, let view), .secondary(_, _, let view, _):
      return view.size(inner(proposal))
    }
  }

  private func place(
    _ x: Double, _ y: Double, _ proposal: ProposedSize, along axis: LayoutAxis? = nil,
    _ frames: inout [Int: LayoutFrame]
  ) {
    let size = size(proposal, along: axis)
    switch self {
    case .flexible(let number), .fixed(let number, _), .text(let number, _), .resizable(let number, _),
      .divider(let number):
      frames[number] = LayoutFrame(x: x, y: y, size: size)
    case .spacer: break
    case .stack(let axis, let spacing, let part, let children):
      var start = 0.0
      for (child, (inner, own)) in zip(children, Self.share(axis, spacing, children, proposal)) {
        let across = (size.across(axis) - own.across(axis)) * part
        child.place(
          x + (axis == .horizontal ? start : across), y + (axis == .horizontal ? across : start), inner,
          along: axis, &frames)
        start += own.along(axis) + spacing
      }
    case .overlap(let partX, let partY, let children):
      for child in children { child.place(x, y, proposal, in: size, partX, partY, &frames) }
    case .padding(let length, let view): view.place(x + length, y + length, inner(proposal), &frames)
    case .frame(_, _, let partX, let partY, let view), .flexibleFrame(_, _, let partX, let partY, let view):
      view.place(x, y, inner(proposal), in: size, partX, partY, &frames)
    case .priority(_, let view), .fixedSize(_, _, let view), .aspectRatio(_, _, let view), .scaled(_, let view):
      view.place(x, y, inner(proposal), &frames)
    case .offset(let shiftX, let shiftY, let view): view.place(x + shiftX, y + shiftY, proposal, &frames)
    case .geometry(let view): view.place(x, y, ProposedSize(size), &frames)
    case .grid(let grid):
      grid.forEach(proposal) { view, frame, inner, anchor in
        view.place(x + frame.x, y + frame.y, inner, in: frame.size, anchor.x, anchor.y, &frames)
      }
    case .relativeFrame(let relative): relative.frame.place(x, y, proposal, &frames)
    case .inset(let inset):
      inset.forEach(proposal) { view, ownX, ownY, inner in view.place(x + ownX, y + ownY, inner, &frames) }
    case .firstThatFits: thatFits(proposal)?.place(x, y, proposal, &frames)
    case .secondary(let partX, let partY, let view, let second):
      view.place(x, y, proposal, &frames)
      second.place(x, y, ProposedSize(size), in: size, partX, partY, &frames)
    }
  }

  private func place(
    _ x: Double, _ y: Double, _ proposal: ProposedSize, in outer: LayoutSize, _ partX: Double, _ partY: Double,
    _ frames: inout [Int: LayoutFrame]
  ) {
    let size = size(proposal)
    place(x + (outer.width - size.width) * partX, y + (outer.height - size.height) * partY, proposal, &frames)
  }

  /// Returns the size that a modifier proposes to its child.
  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    let (width, height) = (proposal.width, proposal.height)
    switch self {
    case .padding(let length, _):
      return ProposedSize(width: width.map { max(0, $0 - 2 * length) }, height: height.map { max(0, $0 - 2 * length) })
    case .frame(let ownWidth, let ownHeight, _, _, _):
      return ProposedSize(width: ownWidth ?? width, height: ownHeight ?? height)
    case .flexibleFrame(let limitsX, let limitsY, _, _, _):
      func clamped(_ limits: Limits, _ length: Double?) -> Double? {
        length.map { min(max($0, limits.minimum ?? -.infinity), limits.maximum ?? .infinity) }
      }
      return ProposedSize(width: clamped(limitsX, width), height: clamped(limitsY, height))
    case .fixedSize(let horizontal, let vertical, _):
      return ProposedSize(width: horizontal ? nil : width, height: vertical ? nil : height)
    case .scaled(let fills, let view):
      let ideal = view.size(.unspecified)
      return Self.aspectRatio(ideal.width / ideal.height, fills: fills, view).inner(proposal)
    case .aspectRatio(let ratio, let fills, _):
      let byWidth = width.map { LayoutSize(width: $0, height: $0 / ratio) }
      let byHeight = height.map { LayoutSize(width: $0 * ratio, height: $0) }
      guard let byWidth, let byHeight else { return (byWidth ?? byHeight).map { ProposedSize($0) } ?? proposal }
      return ProposedSize((byWidth.width < byHeight.width) == fills ? byHeight : byWidth)
    default: return proposal
    }
  }

  /// Returns a frame's length in one dimension. Without limits it is the child's length. With a minimum it can shrink
  /// to the proposed length, and with a maximum it can grow to it, but not beyond the limit.
  private static func length(_ limits: Limits, _ proposed: Double?, _ child: Double) -> Double {
    var length = child
    if let minimum = limits.minimum { length = max(minimum, min(child, proposed ?? child)) }
    if let maximum = limits.maximum { length = min(maximum, max(length, proposed ?? child)) }
    return length
  }

  /// Returns the first view of a `ViewThatFits` whose ideal size fits, or the last view.
  private func thatFits(_ proposal: ProposedSize) -> RandomLayout? {
    guard case .firstThatFits(let horizontal, let vertical, let views) = self else { return nil }
    let ideal = ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    return views.first { view in
      let size = view.size(ideal)
      return (!horizontal || size.width <= (proposal.width ?? .infinity) + 1e-6)
        && (!vertical || size.height <= (proposal.height ?? .infinity) + 1e-6)
    } ?? views.last
  }

  private var priority: Double {
    switch self {
    case .priority(let priority, _): priority
    case .spacer: -.infinity
    default: 0
    }
  }

  /// Returns, for each child of a stack, the size that the stack proposes and the size that the child takes.
  private static func share(
    _ axis: LayoutAxis, _ spacing: Double, _ children: [RandomLayout], _ proposal: ProposedSize
  ) -> [(proposal: ProposedSize, size: LayoutSize)] {
    func proposed(_ length: Double?) -> ProposedSize {
      axis == .horizontal
        ? ProposedSize(width: length, height: proposal.height) : ProposedSize(width: proposal.width, height: length)
    }
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return children.map { (proposed(nil), $0.size(proposed(nil), along: axis)) }
    }
    var rest = length - spacing * Double(children.count - 1)
    let least = children.map { $0.size(proposed(0), along: axis).along(axis) }
    // A view that is longer at zero than at infinity, such as a `ViewThatFits`, counts as inflexible. What SwiftUI does
    // with such views is not known.
    let flexibility = zip(children, least).map { child, least in
      let most = child.size(proposed(.infinity), along: axis).along(axis)
      return most > least ? most - least : 0
    }
    var result: [Int: (ProposedSize, LayoutSize)] = [:]
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let group = children.indices.filter { children[$0].priority == priority }.sorted {
        (flexibility[$0], $0) < (flexibility[$1], $1)
      }
      let lower = children.indices.filter { children[$0].priority < priority }.reduce(0) { $0 + least[$1] }
      for (position, index) in group.enumerated() {
        let open = (rest - lower) / Double(group.count - position)
        let inner = proposed(open > 0 ? open : 0)
        let size = children[index].size(inner, along: axis)
        result[index] = (inner, size)
        rest -= size.along(axis)
      }
    }
    return children.indices.map { result[$0]! }
  }
}

extension LayoutSize {
  fileprivate init(along axis: LayoutAxis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  fileprivate func along(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
  fileprivate func across(_ axis: LayoutAxis) -> Double { axis == .horizontal ? height : width }
}
