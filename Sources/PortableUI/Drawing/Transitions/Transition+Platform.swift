/// A transition that fades the view in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view as it is shown in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// The properties of the transition: it has no motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition that inserts and removes the view without an effect.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view as it is shown in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The properties of the transition: it has no motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition that scales the view from a scale factor to its full size on insertion, and back on removal.
public struct ScaleTransition: Transition {
  /// The scale factor outside of the identity phase; 1 is the view's own size.
  public var scale: Double
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: the scale factor outside of the identity phase; 1 is the view's own size.
  ///   - anchor: the fixed point of the scaling.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view as it is shown in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view from an offset to its position on insertion, and back on removal.
public struct OffsetTransition: Transition {
  /// The offset outside of the identity phase, in points.
  public var offset: CGSize

  /// Creates the transition.
  ///
  /// - Parameter offset: the offset outside of the identity phase, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the view as it is shown in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from an edge, and out towards the same edge.
public struct MoveTransition: Transition {
  /// The edge that the view enters from and leaves towards.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: the edge that the view enters from and leaves towards.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the content unchanged: hosts animate the move, because its distance depends on the size of the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves and fades the view in from an edge, and out towards the opposite edge.
public struct PushTransition: Transition {
  /// The edge that the view enters from.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: the edge that the view enters from.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the content unchanged: hosts animate the move, because its distance depends on the size of the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from the leading edge, and out towards the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the content unchanged: hosts animate the move, because its distance depends on the size of the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs, scales and fades the view in and out.
public struct BlurReplaceTransition: Transition {
  /// The direction in which the view scales.
  public struct Configuration: Hashable, Sendable {
    let isGrowingAlways: Bool
    /// The view grows on insertion and shrinks on removal.
    public static let downUp = Configuration(isGrowingAlways: false)
    /// The view grows on insertion and on removal.
    public static let upUp = Configuration(isGrowingAlways: true)
  }

  /// The direction in which the view scales.
  public var configuration: Configuration

  /// Creates the transition.
  ///
  /// - Parameter configuration: the direction in which the view scales.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Returns the view as it is shown in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarger = phase == .didDisappear && configuration.isGrowingAlways
    return content.blur(radius: phase.isIdentity ? 0 : 12).scaleEffect(phase.isIdentity ? 1 : isLarger ? 1.15 : 0.85)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that uses one transition for insertion and another for removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - insertion: the transition for insertion.
  ///   - removal: the transition for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view as it is shown in a phase.
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
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view without an effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge, and out towards the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from zero to its own size on insertion, and back on removal.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view from a scale factor to its full size on insertion, and back on removal.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from an offset to its position on insertion, and back on removal.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a transition that moves the view from an offset to its position on insertion, and back on removal.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge, and out towards the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves and fades the view in from an edge, and out towards the opposite edge.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades the view in and out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Returns a transition that blurs, scales and fades the view in and out.
  ///
  /// - Parameter config: the direction in which the view scales.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// Returns a transition that uses one transition for insertion and another for removal.
  public static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> AsymmetricTransition<A, B>
  where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
