import Elements
import ViewGraph

/// What a host tells of a region: what scrolls it, and how far.
package struct ScrollState: Equatable {
  package var phase: ScrollPhase
  package var geometry: ScrollGeometry

  package init(phase: ScrollPhase, geometry: ScrollGeometry) {
    self.phase = phase
    self.geometry = geometry
  }

  /// Reads `phase x y contentWidth contentHeight width height`.
  ///
  /// - Returns: `nil` for a text of another form.
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

  /// As hosts write it.
  package var text: String {
    let numbers = [
      geometry.contentOffset.x, geometry.contentOffset.y, geometry.contentSize.width, geometry.contentSize.height,
      geometry.containerSize.width, geometry.containerSize.height,
    ]
    return ([phase.rawValue] + numbers.map { "\(Double($0))" }).joined(separator: " ")
  }
}

/// Hears how far a region is scrolled.
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

/// What was said last.
@MainActor
private final class LastValue<Value> {
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
  /// Runs an action when something changes that depends on how far this view, or the region in it, is scrolled, or on how large it or its
  /// content is. It runs for the first time when the host has measured them.
  ///
  /// The value is computed about once a frame while a region is scrolled: have it be what matters, as whether the end is near, so that the
  /// action runs seldom.
  ///
  /// - Parameters:
  ///   - type: the type of what matters.
  ///   - transform: computes what matters.
  ///   - action: is told what it was before, and what it is now; the first time both are what it is.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when a person, or the program, begins or ends to scroll this view, or the region in it.
  ///
  /// - Parameter action: is told what scrolled it before, and what does now.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when a person, or the program, begins or ends to scroll this view, or the region in it.
  ///
  /// - Parameter action: is told what scrolled it before, what does now, and how far it is scrolled.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

extension ElementKind {
  /// A layer of a region that scrolls, which hears how far.
  package static let scrollFollow = ElementKind(rawValue: "scrollFollow")
}

extension EventKind {
  /// A region was scrolled, or it or its content has another size. Carries what scrolls it, and how far: see ``ScrollState``.
  package static let scrollState = EventKind(rawValue: "scrollState")
}
