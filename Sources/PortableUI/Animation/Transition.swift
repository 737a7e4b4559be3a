import Elements

/// How a view comes and goes, as a program of its own says it.
///
/// What the body does to its content by opacity, offset, rotation, scale, blur and the like is shown on the way in and out; of one
/// that does nothing of that the view fades.
@MainActor @preconcurrency
public protocol Transition {
  /// What the body is made of.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is to be known of the transition.
  static var properties: TransitionProperties { get }
}

/// What is to be known of a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves. People who prefer less motion see the view at once.
  public var hasMotion: Bool

  /// Creates them.
  ///
  /// - Parameter hasMotion: whether something moves.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
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

extension Transition {
  /// That something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - phase: how far it has come or gone.
  @ViewBuilder public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Both transitions at the same time.
  ///
  /// - Parameter other: the other one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    PlatformTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// This transition along an animation of its own.
  ///
  /// - Parameter animation: how; `nil` as the change is.
  public func animation(_ animation: Animation?) -> some Transition {
    PlatformTransition(AnyTransition(self).animation(animation))
  }
}

/// A transition that hosts know.
struct PlatformTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
  /// A transition of a program's own.
  ///
  /// - Parameter transition: how the view comes and goes.
  public init<T: Transition>(_ transition: T) {
    // Transitions are made anywhere; this one is read where its body may be, and by nobody else.
    nonisolated(unsafe) let transition = transition
    self.init {
      if let known = transition as? any KnownTransition { return known.known.value }
      return ElementTransition(
        insertion: EffectReader.effects(of: transition, in: .willAppear),
        removal: EffectReader.effects(of: transition, in: .didDisappear))
    }
  }
}

/// A transition that is one of those that hosts know, and need not be read from its body.
@MainActor
protocol KnownTransition {
  var known: AnyTransition { get }
}

extension PlatformTransition: KnownTransition {
  var known: AnyTransition { transition }
}

extension View {
  /// Says how the view comes and goes in a change that is animated.
  ///
  /// - Parameter transition: how.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
