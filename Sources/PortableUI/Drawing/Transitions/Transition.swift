import Elements

/// A custom transition: how a view appears and disappears when it is inserted and removed.
///
/// Hosts animate the opacity, offset, rotation, scale, blur and similar effects that the body applies to its content.
/// If the body applies none of these, the view fades.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the body returns.
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the content as it is shown in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

/// Properties that describe a transition.
///
/// They have no effect here. If the user prefers reduced motion, Apple's platforms replace a transition that includes
/// motion with a fade. The web host then inserts and removes all views immediately, without even a fade.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition includes motion.
  public var hasMotion: Bool

  /// Creates the properties.
  ///
  /// - Parameter hasMotion: whether the transition includes motion.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is shown as it is, without an effect.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether this is the identity phase.
  public var isIdentity: Bool { self == .identity }
  /// A number for the phase: -1 before insertion, 0 in the identity phase, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  /// The default properties: the transition includes motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as the transition shows it in a phase.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - phase: the phase of the transition.
  @ViewBuilder public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Returns a transition that applies this transition and another at the same time.
  ///
  /// - Parameter other: the other transition.
  public func combined<T: Transition>(with other: T) -> some Transition {
    PlatformTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// Returns this transition with an animation that replaces the animation of the change.
  ///
  /// - Parameter animation: the animation. `nil` means the animation of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    PlatformTransition(AnyTransition(self).animation(animation))
  }
}

/// A transition that hosts implement.
struct PlatformTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
  /// Creates a type-erased transition from a ``Transition``.
  ///
  /// - Parameter transition: the transition.
  public init<T: Transition>(_ transition: T) {
    // Safe because only the closure below reads the transition, and it runs on the main actor. `nonisolated(unsafe)` is
    // needed because this initializer can be called in any isolation domain.
    nonisolated(unsafe) let transition = transition
    self.init {
      if let known = transition as? any KnownTransition { return known.known.value }
      return ElementTransition(
        insertion: EffectReader.effects(of: transition, in: .willAppear),
        removal: EffectReader.effects(of: transition, in: .didDisappear))
    }
  }
}

/// A transition that hosts implement, so its body is never evaluated.
@MainActor
protocol KnownTransition {
  var known: AnyTransition { get }
}

extension PlatformTransition: KnownTransition {
  var known: AnyTransition { transition }
}

extension View {
  /// Sets the transition that hosts apply when this view is inserted or removed in an animated change.
  ///
  /// - Parameter transition: the transition.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
