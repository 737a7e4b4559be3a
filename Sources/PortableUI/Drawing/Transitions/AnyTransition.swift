import Elements

/// The effects with which a view is inserted and removed in an animated change.
public struct AnyTransition: Sendable {
  private enum Source {
    case value(ElementTransition)
    /// A transition that evaluates custom code, on the main actor, when its value is read.
    case body(@MainActor @Sendable () -> ElementTransition)
  }

  private let source: Source

  /// The resolved effects.
  @MainActor package var value: ElementTransition {
    switch source {
    case .value(let value): value
    case .body(let make): make()
    }
  }

  private init(_ effects: [ElementTransition.Effect]) {
    source = .value(ElementTransition(insertion: effects, removal: effects))
  }

  init(_ make: @escaping @MainActor @Sendable () -> ElementTransition) {
    source = .body(make)
  }

  /// Returns a transition whose value is changed by a closure. If the transition evaluates custom code, the closure
  /// runs when the value is read.
  private func map(_ change: @escaping @Sendable (inout ElementTransition) -> Void) -> AnyTransition {
    AnyTransition(source: source, change)
  }

  private init(source: Source, _ change: @escaping @Sendable (inout ElementTransition) -> Void) {
    switch source {
    case .value(var value):
      change(&value)
      self.source = .value(value)
    case .body(let make):
      self.source = .body {
        var value = make()
        change(&value)
        return value
      }
    }
  }

  /// A transition without an effect.
  public static let identity = AnyTransition([])
  /// A transition that fades in and out.
  public static let opacity = AnyTransition([.opacity])
  /// A transition that grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// A transition that moves the view in from the leading edge, and out toward the trailing edge.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// Returns a transition that scales the view from a scale factor on insertion, and back to this factor on removal.
  ///
  /// - Parameters:
  ///   - scale: the scale of the removed view, relative to its size.
  ///   - anchor: the point of the view that stays in place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    guard scale.isFinite, anchor.x.isFinite, anchor.y.isFinite else { return .identity }
    return AnyTransition([.scale(Double(scale), x: Double(anchor.x), y: Double(anchor.y))])
  }

  /// Returns a transition that moves the view in from an offset on insertion, and back to the offset on removal.
  ///
  /// - Parameter offset: the offset of the removed view, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

  /// Returns a transition that moves the view in from an offset on insertion, and back to the offset on removal.
  ///
  /// - Parameters:
  ///   - x: the offset in reading direction, in points.
  ///   - y: the downward offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    guard x.isFinite, y.isFinite else { return .identity }
    return AnyTransition([.offset(x: Double(x), y: Double(y))])
  }

  /// Returns a transition that moves the view in from an edge on insertion, and back to the edge on removal. The
  /// distance is the width or the height of the view.
  ///
  /// - Parameter edge: the edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge.element)]) }

  /// Returns a transition that moves and fades the view in from an edge, and out toward the opposite edge.
  ///
  /// - Parameter edge: the edge from which the view is inserted.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Returns a transition between two modifiers.
  ///
  /// The transition animates opacity, offset, rotation, scale, blur and similar effects of the active modifier. If the
  /// active modifier has no such effect, the view fades.
  ///
  /// - Parameters:
  ///   - active: the modifier of the removed view.
  ///   - identity: the modifier of the inserted view. It should have no effect.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // A transition may be created in any isolation. The modifier is only read on the main actor.
    nonisolated(unsafe) let active = active
    return AnyTransition {
      let effects = EffectReader.effects(of: active)
      return ElementTransition(insertion: effects, removal: effects)
    }
  }

  /// Returns a transition with different effects for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: the transition for the insertion.
  ///   - removal: the transition for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition.merging(insertion, removal) { insertion, removal in
      insertion.removal = removal.removal
      insertion.removalTiming = removal.removalTiming
    }
  }

  /// Returns the combination of both transitions.
  ///
  /// - Parameter other: the transition to combine.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition.merging(self, other) { combined, other in
      combined.insertion += other.insertion
      combined.removal += other.removal
      combined.insertionTiming = combined.insertionTiming ?? other.insertionTiming
      combined.removalTiming = combined.removalTiming ?? other.removalTiming
    }
  }

  /// Returns this transition with a separate animation. The transition is visible only in animated changes.
  ///
  /// - Parameter animation: the animation; `nil` for the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    map {
      $0.insertionTiming = animation?.timing
      $0.removalTiming = animation?.timing
    }
  }

  private static func merging(
    _ first: AnyTransition, _ second: AnyTransition,
    _ change: @escaping @Sendable (inout ElementTransition, ElementTransition) -> Void
  ) -> AnyTransition {
    if case .value(let value) = second.source { return first.map { change(&$0, value) } }
    return AnyTransition {
      var value = first.value
      change(&value, second.value)
      return value
    }
  }
}

extension Edge {
  fileprivate var element: ElementTransition.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
