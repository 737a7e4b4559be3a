import Elements
import ViewGraph

/// The keyboard focus of a screen, for hosts that implement it themselves.
///
/// The object stores which element has the focus, and reports changes to the views around it. A host moves the focus
/// when the user presses the Tab key or a control, and when a commit contains `Command.focus(_:)`.
@MainActor
public final class KeyboardFocus {
  private var id: Int?

  /// Creates an object without a focused element.
  public init() {}

  /// Returns the focused element, or `nil` if none has the focus.
  ///
  /// - Parameter graph: The graph of the screen.
  public func element(in graph: Graph) -> Element? { id.flatMap { Self.element($0, in: graph) } }

  /// Moves the focus, and reports the change to the elements around the old and the new focused element.
  ///
  /// - Parameters:
  ///   - newID: The id of the element that gets the focus, or `nil` to remove the focus.
  ///   - graph: The graph of the screen.
  public func move(to newID: Int?, in graph: Graph) {
    guard newID != id else { return }
    let old = element(in: graph)
    id = newID
    if let old { report(false, to: old, in: graph) }
    if let new = newID.flatMap({ Self.element($0, in: graph) }) { report(true, to: new, in: graph) }
  }

  /// Moves the focus to the next focusable element in reading order. After the last element, the first one is next.
  /// Elements behind a presentation are skipped.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to move to the previous element instead.
  ///   - graph: The graph of the screen.
  /// - Complexity: O(n) in the number of visible elements.
  public func moveToNext(isBackward: Bool = false, in graph: Graph) {
    let visible = graph.root.visibleElements { $0.takesFocus && $0[.disabled] == nil && graph.cover(of: $0) == nil }
    let order = isBackward ? visible.reversed() : visible
    let current = element(in: graph)
    let position = order.firstIndex { $0 === current }
    guard let first = order.first else { return move(to: nil, in: graph) }
    let next = position.map { order.index(after: $0) } ?? order.endIndex
    move(to: (order.indices.contains(next) ? order[next] : first).id, in: graph)
  }

  private func report(_ hasFocus: Bool, to element: Element, in graph: Graph) {
    for target in element.handlers(of: .focus) {
      graph.dispatch(Event(.focus, value: .flag(hasFocus)), to: target)
    }
  }

  private static func element(_ id: Int, in graph: Graph) -> Element? {
    graph.element(id: id).flatMap { $0.isRemoved ? nil : $0 }
  }
}

extension Element {
  /// Whether the element can have the keyboard focus, unless it is disabled.
  public var takesFocus: Bool { schema.isFocusable || layers.contains { $0[.focusable] == .flag(true) } }
}
