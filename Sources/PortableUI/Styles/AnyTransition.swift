import Elements

/// How a view comes and goes in a change that is animated.
public struct AnyTransition: Sendable {
  private enum Source {
    case value(ElementTransition)
    /// What a program's own body has to be asked for.
    case body(@MainActor @Sendable () -> ElementTransition)
  }

  private let source: Source

  /// How the view comes and goes.
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

  /// Changes the value, now or when it is known.
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

  /// The view is there at once, and gone at once.
  public static let identity = AnyTransition([])
  /// The view fades in and out.
  public static let opacity = AnyTransition([.opacity])
  /// The view grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The view moves in from the leading edge, and out towards the trailing edge.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// The view grows from another size, and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: how large it is then, 1 for its own size.
  ///   - anchor: the point of the view that stays where it is.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    guard scale.isFinite, anchor.x.isFinite, anchor.y.isFinite else { return .identity }
    return AnyTransition([.scale(Double(scale), x: Double(anchor.x), y: Double(anchor.y))])
  }

  /// The view moves in from elsewhere, and back.
  ///
  /// - Parameter offset: how far away that is, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

  /// The view moves in from elsewhere, and back.
  ///
  /// - Parameters:
  ///   - x: how much further in reading direction that is, in points.
  ///   - y: how much further down, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    guard x.isFinite, y.isFinite else { return .identity }
    return AnyTransition([.offset(x: Double(x), y: Double(y))])
  }

  /// The view moves in from an edge, and out towards it, by as much as it is wide or high.
  ///
  /// - Parameter edge: which.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge.element)]) }

  /// The view moves and fades in from an edge, and out towards the opposite one.
  ///
  /// - Parameter edge: where it comes from.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// The view comes and goes changed by a modifier.
  ///
  /// What the modifier does by opacity, offset, rotation, scale, blur and the like is shown on the way; of one that does
  /// nothing of that the view fades.
  ///
  /// - Parameters:
  ///   - active: changes the view where it is not there yet, or not any more.
  ///   - identity: changes it where it is there, which is to leave it as it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Transitions are made anywhere; the modifier is read where its body may be, and by nobody else.
    nonisolated(unsafe) let active = active
    return AnyTransition {
      let effects = EffectReader.effects(of: active)
      return ElementTransition(insertion: effects, removal: effects)
    }
  }

  /// The view comes as with one transition, and goes as with another.
  ///
  /// - Parameters:
  ///   - insertion: how it comes.
  ///   - removal: how it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition.merging(insertion, removal) { insertion, removal in
      insertion.removal = removal.removal
      insertion.removalTiming = removal.removalTiming
    }
  }

  /// Both transitions at the same time.
  ///
  /// - Parameter other: the other one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition.merging(self, other) { combined, other in
      combined.insertion += other.insertion
      combined.removal += other.removal
      combined.insertionTiming = combined.insertionTiming ?? other.insertionTiming
      combined.removalTiming = combined.removalTiming ?? other.removalTiming
    }
  }

  /// This transition along an animation of its own. Still it is only seen in a change that is animated.
  ///
  /// - Parameter animation: how; `nil` as the change is.
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
