/// The view fades in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// That nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// The view is there at once, and gone at once.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// That nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// The view grows from another size, and shrinks to it.
public struct ScaleTransition: Transition {
  /// How large it is then, 1 for its own size.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: how large the view is then, 1 for its own size.
  ///   - anchor: the point of the view that stays where it is.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// The view moves in from elsewhere, and back.
public struct OffsetTransition: Transition {
  /// How far away that is, in points.
  public var offset: CGSize

  /// Creates the transition.
  ///
  /// - Parameter offset: how far away the view comes from, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// The view moves in from an edge, and out towards it.
public struct MoveTransition: Transition {
  /// Which edge.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: where the view comes from and goes to.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in a phase. How far it moves depends on its size, which hosts know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view moves and fades in from an edge, and out towards the opposite one.
public struct PushTransition: Transition {
  /// Where it comes from.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: where the view comes from.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in a phase. How far it moves depends on its size, which hosts know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view moves in from the leading edge, and out towards the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// The view in a phase. How far it moves depends on its size, which hosts know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view comes out of a blur, and goes into one.
public struct BlurReplaceTransition: Transition {
  /// Whether the view grows on its way.
  public struct Configuration: Hashable, Sendable {
    let isGrowingAlways: Bool
    /// It grows as it comes, and shrinks as it goes.
    public static let downUp = Configuration(isGrowingAlways: false)
    /// It grows as it comes and as it goes.
    public static let upUp = Configuration(isGrowingAlways: true)
  }

  /// Whether it grows.
  public var configuration: Configuration

  /// Creates the transition.
  ///
  /// - Parameter configuration: whether the view grows on its way.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarger = phase == .didDisappear && configuration.isGrowingAlways
    return content.blur(radius: phase.isIdentity ? 0 : 12).scaleEffect(phase.isIdentity ? 1 : isLarger ? 1.15 : 0.85)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The view comes as with one transition, and goes as with another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - insertion: how the view comes.
  ///   - removal: how it goes.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

extension IdentityTransition: KnownTransition { var known: AnyTransition { .identity } }
extension MoveTransition: KnownTransition { var known: AnyTransition { .move(edge: edge) } }
extension PushTransition: KnownTransition { var known: AnyTransition { .push(from: edge) } }
extension SlideTransition: KnownTransition { var known: AnyTransition { .slide } }

extension AsymmetricTransition: KnownTransition {
  var known: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// The view is there at once, and gone at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// The view moves in from the leading edge, and out towards the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view grows from another size, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// The view moves in from elsewhere, and back.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view moves in from elsewhere, and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from an edge, and out towards it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view moves and fades in from an edge, and out towards the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// The view comes out of a blur, and goes into one.
  ///
  /// - Parameter config: whether it grows on its way.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// The view comes as with one transition, and goes as with another.
  public static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> AsymmetricTransition<A, B>
  where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
