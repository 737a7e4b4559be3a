/// How a view comes and goes, as a program of its own says it. Hosts show the view as it is, and let it fade.
@MainActor @preconcurrency
public protocol Transition {
  /// What the body is made of.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension AnyTransition {
  /// A transition of a program's own. Hosts let the view fade.
  public init<T: Transition>(_ transition: T) {
    self = .opacity
  }

  /// The view comes and goes in a blur. Hosts let it fade.
  public static var blurReplace: AnyTransition { .opacity }
}

extension View {
  /// Says how the view comes and goes in a change that is animated. Hosts let it fade.
  ///
  /// - Parameter transition: how.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
