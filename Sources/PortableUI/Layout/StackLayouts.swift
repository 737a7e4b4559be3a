import Elements
import ViewGraph

/// A layout that hosts know: they lay its views out themselves, as those of a stack.
protocol StackLayout: Layout {
  /// What the stack is like; `nil` where the layout is none now.
  var stack: StackLook? { get }
}

/// What a stack is, and how its views stand in it.
struct StackLook {
  let schema: Schema
  let alignment: AttributeValue
  var spacing: CGFloat?

  @MainActor
  func describe(_ writer: inout ElementWriter) {
    writer.schema = schema
    writer[.alignment] = alignment
    if let spacing { writer[.spacing] = .number(Double(spacing)) }
  }
}

/// Views from side to side, as a layout.
public struct HStackLayout: Equatable, Sendable {
  /// Where the views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points; `nil` for the platform's own.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand from top to bottom.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackLayout {
  var stack: StackLook? { StackLook(schema: .hStack, alignment: alignment.attribute, spacing: spacing) }

  /// A stack from side to side.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// As wide as the views one beside the other, and as high as the highest.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = sizes(proposal, subviews)
    let heights = sizes.map(\.height)
    return CGSize(width: sizes.reduce(gaps(subviews)) { $0 + $1.width }, height: heights.max() ?? 0)
  }

  /// Has each view stand beside the one before.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    let line = ViewDimensions(width: bounds.width, height: bounds.height)[alignment]
    for (view, size) in zip(subviews, sizes(ProposedViewSize(width: bounds.width, height: bounds.height), subviews)) {
      let proposal = ProposedViewSize(size)
      let y = bounds.minY + line - view.dimensions(in: proposal)[alignment]
      view.place(at: CGPoint(x: x, y: y), proposal: proposal)
      x += size.width + (spacing ?? defaultSpacing)
    }
  }

  private func gaps(_ subviews: Subviews) -> CGFloat {
    (spacing ?? defaultSpacing) * CGFloat(max(subviews.count - 1, 0))
  }

  /// How large each view is. Those that matter more get space first; of those that matter alike each gets as much as the others, and
  /// leaves what it has no need of.
  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let width = proposal.width else { return sizes }
    var left = max(width - gaps(subviews), 0)
    var waiting = subviews.indices.sorted {
      (-subviews[$0].priority, sizes[$0].width) < (-subviews[$1].priority, sizes[$1].width)
    }[...]
    while let index = waiting.popFirst() {
      let alike = waiting.prefix { subviews[$0].priority == subviews[index].priority }.count + 1
      sizes[index] = subviews[index].sizeThatFits(
        ProposedViewSize(width: left / CGFloat(alike), height: proposal.height))
      left -= sizes[index].width
    }
    return sizes
  }
}

/// Views from top to bottom, as a layout.
public struct VStackLayout: Equatable, Sendable {
  /// Where the views stand from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points; `nil` for the platform's own.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand from side to side.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackLayout {
  var stack: StackLook? { StackLook(schema: .vStack, alignment: alignment.attribute, spacing: spacing) }

  /// A stack from top to bottom.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// As high as the views one below the other, and as wide as the widest.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let gaps = (spacing ?? defaultSpacing) * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  /// Has each view stand below the one before.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    let line = ViewDimensions(width: bounds.width, height: bounds.height)[alignment]
    for view in subviews {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      let size = view.dimensions(in: proposal)
      view.place(at: CGPoint(x: bounds.minX + line - size[alignment], y: y), proposal: proposal)
      y += size.height + (spacing ?? defaultSpacing)
    }
  }
}

/// Views in front of one another, as a layout.
public struct ZStackLayout: Equatable, Sendable {
  /// Where the views stand in the space of the largest.
  public var alignment: Alignment

  /// Creates a layout.
  ///
  /// - Parameter alignment: where the views stand in the space of the largest.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: StackLayout {
  var stack: StackLook? { StackLook(schema: .zStack, alignment: alignment.attribute) }

  /// As large as the largest view in each extent.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Has each view stand in front of the one before.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let all = ViewDimensions(width: bounds.width, height: bounds.height)
    let proposal = ProposedViewSize(bounds.size)
    for view in subviews {
      let size = view.dimensions(in: proposal)
      let x = bounds.minX + all[alignment.horizontal] - size[alignment.horizontal]
      view.place(
        at: CGPoint(x: x, y: bounds.minY + all[alignment.vertical] - size[alignment.vertical]), proposal: proposal)
    }
  }
}

/// How far the views of a stack are from one another where nothing was said of it, in points.
private let defaultSpacing: CGFloat = 8
