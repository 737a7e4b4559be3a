import Elements
import Snapshots
import Tracking
import ViewGraph

/// A view that lays out its content with a custom layout or a stack. A custom layout can be animated.
struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  @State private var sizes = MeasuredViews()
  @Stepped private var stepped

  var body: some View { ArrangedViews(layout: stepped(layout), content: content, sizes: sizes) }
}

/// The measured ideal sizes of a layout's subviews, and the available space. Reading `value` records a dependency.
@MainActor
final class MeasuredViews: DerivedObject {
  private let source = Source()
  private var stored: (space: ProposedViewSize, views: [CGSize]) = (.unspecified, [])

  var value: (space: ProposedViewSize, views: [CGSize]) {
    source.access()
    return stored
  }

  /// Stores the host's measurements: the available space, then the size of each subview. Each entry is a width and a
  /// height, separated by a space. Entries are separated by semicolons. 0 means that the available width or height is
  /// unlimited.
  ///
  /// - Returns: Whether the text was valid.
  func report(_ text: String) -> Bool {
    let sizes = text.split(separator: ";").map { pair -> CGSize? in
      let numbers = pair.split(separator: " ").map { Double($0) ?? -1 }
      guard numbers.count == 2, numbers.allSatisfy({ (0...1_000_000).contains($0) }) else { return nil }
      return CGSize(width: numbers[0], height: numbers[1])
    }
    guard let space = sizes.first ?? nil, !sizes.contains(nil) else { return false }
    let proposal = ProposedViewSize(
      width: space.width > 0 ? space.width : nil, height: space.height > 0 ? space.height : nil)
    stored = (proposal, sizes.dropFirst().compactMap { $0 })
    source.notify()
    return true
  }
}

private struct ArrangedViews<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  let sizes: MeasuredViews

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ArrangedViews: ElementContent {
  static var schema: Schema { .arranged }
  static var watch: ContentWatch { .children }
  var children: Content { content }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    if let stack = (layout as? any StackLayout)?.stack { return stack.describe(&writer) }
    let (space, measured) = sizes.value
    guard !children.isEmpty, measured.count == children.count else { return }
    let direction = EnvironmentValues(scope: writer.environment).layoutDirection
    let views = children.indices.map {
      LayoutSubview(
        index: $0, size: measured[$0], placement: .init(), traits: children[$0].traits,
        priority: children[$0].element.layoutPriority)
    }
    let subviews = LayoutSubviews(views: views[...], layoutDirection: direction)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: space, subviews: subviews, cache: &cache)
    guard size.width.isFinite, size.height.isFinite else {
      writer.issue =
        "The layout \(L.self) returned a size that is not finite, \(size). Its views are not shown."
      return
    }
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    writer[.places] = .string(Self.words(size, views))
  }

  /// Returns a text with the size of the layout, then one entry per subview: its origin, and its width if that differs
  /// from the ideal width. Numbers are separated by spaces, and entries by semicolons. A subview that the layout has
  /// not placed is centered, as in SwiftUI.
  private static func words(_ size: CGSize, _ views: [LayoutSubview]) -> String {
    func text(_ number: CGFloat) -> String { AttributeValue.number((Double(number) * 100).rounded() / 100).description }
    let placements = views.map { view -> String in
      let middle = CGPoint(x: (size.width - view.size.width) / 2, y: (size.height - view.size.height) / 2)
      var origin = view.placement.origin ?? middle
      if !origin.x.isFinite || !origin.y.isFinite { origin = middle }
      return ([origin.x, origin.y] + [view.placement.width].compactMap { $0 }).map(text).joined(separator: " ")
    }
    return (["\(text(size.width)) \(text(size.height))"] + placements).joined(separator: ";")
  }

  func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    guard case .string(let text) = event.value else { return false }
    return sizes.report(text)
  }
}

extension Element {
  /// The layout priority of the element.
  fileprivate var layoutPriority: Double {
    for layer in layers where layer.kind == .layoutPriority {
      if case .number(let value)? = layer[.value] { return value }
    }
    return 0
  }
}

extension Schema {
  static let arranged = Schema(.arranged, handlers: [Handler(.arrange, .text)])
}
