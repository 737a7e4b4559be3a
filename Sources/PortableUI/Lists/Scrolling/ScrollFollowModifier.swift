import Elements
import Snapshots
import ViewGraph

/// The scroll phase and geometry of a scroll view, as the host reports them.
package struct ScrollState: Equatable {
  package var phase: ScrollPhase
  package var geometry: ScrollGeometry

  package init(phase: ScrollPhase, geometry: ScrollGeometry) {
    self.phase = phase
    self.geometry = geometry
  }

  /// Parses `phase x y contentWidth contentHeight width height`.
  ///
  /// - Returns: `nil` if the text has a different format.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 7, let phase = ScrollPhase(rawValue: String(words[0])), numbers.count == 6,
      numbers.allSatisfy(\.isFinite), numbers[2...].allSatisfy({ $0 >= 0 })
    else { return nil }
    self.phase = phase
    geometry = ScrollGeometry(
      contentOffset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: CGSize(width: numbers[2], height: numbers[3]),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: numbers[4], height: numbers[5]))
  }

  /// The state in the format in which hosts send it.
  package var text: String {
    let numbers = [
      geometry.contentOffset.x, geometry.contentOffset.y, geometry.contentSize.width, geometry.contentSize.height,
      geometry.containerSize.width, geometry.containerSize.height,
    ]
    return ([phase.rawValue] + numbers.map { "\(Double($0))" }).joined(separator: " ")
  }
}

/// Receives the scroll state of a scroll view.
private struct ScrollFollowModifier: PrimitiveModifier {
  let action: @MainActor (ScrollState) -> Void

  static var kind: ElementKind { .scrollFollow }
  static var handlers: [Handler] { [Handler(.scrollState, .text)] }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .string(let text) = event.value, let state = ScrollState(text) else { return false }
    action(state)
    return true
  }
}

/// A box for the last reported value. Changing the value does not invalidate the view that stores the box.
@MainActor
private final class LastValue<Value>: DerivedObject {
  var value: Value?
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: @MainActor (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void
  @State private var last = LastValue<Value>()

  func body(content: Content) -> some View {
    content.modifier(
      ScrollFollowModifier { [last] state in
        let new = transform(state.geometry)
        guard last.value != new else { return }
        let old = last.value ?? new
        last.value = new
        action(old, new)
      })
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var last = LastValue<ScrollPhase>()

  func body(content: Content) -> some View {
    content.modifier(
      ScrollFollowModifier { [last] state in
        let old = last.value ?? .idle
        last.value = state.phase
        guard old != state.phase else { return }
        action(old, state.phase, ScrollPhaseChangeContext(geometry: state.geometry, velocity: nil))
      })
  }
}

extension View {
  /// Runs an action when a value that is computed from the scroll geometry changes. The geometry is that of this view,
  /// or of the scroll view in it. The action first runs when the host has measured the geometry.
  ///
  /// While the view is scrolled, the value is computed about once per frame. Return a value that changes rarely, for
  /// example whether the end is near, so that the action runs rarely.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: computes the value.
  ///   - action: receives the old and the new value. In the first call, both arguments are the new value.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when the scroll phase of this view, or of the scroll view in it, changes.
  ///
  /// - Parameter action: receives the old and the new phase.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when the scroll phase of this view, or of the scroll view in it, changes.
  ///
  /// - Parameter action: receives the old and the new phase, and the scroll geometry.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
