import Elements
import ViewGraph

/// A layout that hosts implement natively, as a stack.
protocol StackLayout: Layout {
  /// The configuration of the stack, or `nil` if the layout is currently not a stack.
  var stack: StackConfiguration? { get }
}

/// The kind, alignment and spacing of a stack.
struct StackConfiguration {
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

/// A layout that arranges views in a horizontal line.
public struct HStackLayout: Equatable, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points, or `nil` for the platform's default.
  public var spacing: CGFloat?

  /// Creates a horizontal layout.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between the views, in points, or `nil` for the platform's default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackLayout {
  var stack: StackConfiguration? {
    StackConfiguration(schema: .hStack, alignment: alignment.attribute, spacing: spacing)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// Returns the sum of the widths and the spacing, and the greatest height.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = sizes(proposal, subviews)
    let heights = sizes.map(\.height)
    return CGSize(width: sizes.reduce(gaps(subviews)) { $0 + $1.width }, height: heights.max() ?? 0)
  }

  /// Places the views from leading to trailing.
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

  /// Returns the size of each view. Views of a higher priority get space first. Views of equal priority share the space
  /// equally. Space that a view does not need is available to the views after it.
  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let width = proposal.width else { return sizes }
    var left = max(width - gaps(subviews), 0)
    var waiting = subviews.indices.sorted {
      (-subviews[$0].priority, sizes[$0].width) < (-subviews[$1].priority, sizes[$1].width)
    }[...]
    while let first = waiting.first {
      let alike = waiting.prefix { subviews[$0].priority == subviews[first].priority }
      for (number, index) in alike.enumerated() {
        sizes[index] = subviews[index].sizeThatFits(
          ProposedViewSize(width: left / CGFloat(alike.count - number), height: proposal.height))
        left -= sizes[index].width
      }
      waiting = waiting[alike.endIndex...]
    }
    return sizes
  }
}

/// A layout that arranges views in a vertical line.
public struct VStackLayout: Equatable, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points, or `nil` for the platform's default.
  public var spacing: CGFloat?

  /// Creates a vertical layout.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between the views, in points, or `nil` for the platform's default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackLayout {
  var stack: StackConfiguration? {
    StackConfiguration(schema: .vStack, alignment: alignment.attribute, spacing: spacing)
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// Returns the sum of the heights and the spacing, and the greatest width.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let gaps = (spacing ?? defaultSpacing) * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  /// Places the views from top to bottom.
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

/// A layout that overlays views from back to front.
public struct ZStackLayout: Equatable, Sendable {
  /// The alignment of the views in the bounds of the largest view.
  public var alignment: Alignment

  /// Creates a layout.
  ///
  /// - Parameter alignment: The alignment of the views in the bounds of the largest view.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: StackLayout {
  var stack: StackConfiguration? { StackConfiguration(schema: .zStack, alignment: alignment.attribute) }

  /// Returns the greatest width and the greatest height of the views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Places the views on top of one another.
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

/// The default distance between the views of a stack, in points.
private let defaultSpacing: CGFloat = 8
