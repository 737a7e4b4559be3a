import Elements

/// How a view comes and goes in a change that is animated.
public struct AnyTransition: Sendable {
  let value: ElementTransition

  private init(_ value: ElementTransition) {
    self.value = value
  }

  private init(_ effects: [ElementTransition.Effect]) {
    value = ElementTransition(insertion: effects, removal: effects)
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
  /// Hosts show it as fading: what a modifier does to a view that is not there yet, or not any more, is not known to them. For
  /// moves and sizes, combine the transitions of their own.
  ///
  /// - Parameters:
  ///   - active: changes the view where it is not there yet, or not any more.
  ///   - identity: changes it where it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

  /// The view comes as with one transition, and goes as with another.
  ///
  /// - Parameters:
  ///   - insertion: how it comes.
  ///   - removal: how it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var value = ElementTransition(insertion: insertion.value.insertion, removal: removal.value.removal)
    value.insertionTiming = insertion.value.insertionTiming
    value.removalTiming = removal.value.removalTiming
    return AnyTransition(value)
  }

  /// Both transitions at the same time.
  ///
  /// - Parameter other: the other one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var combined = value
    combined.insertion += other.value.insertion
    combined.removal += other.value.removal
    combined.insertionTiming = value.insertionTiming ?? other.value.insertionTiming
    combined.removalTiming = value.removalTiming ?? other.value.removalTiming
    return AnyTransition(combined)
  }

  /// This transition along an animation of its own. Still it is only seen in a change that is animated.
  ///
  /// - Parameter animation: how; `nil` as the change is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var value = value
    value.insertionTiming = animation?.timing
    value.removalTiming = animation?.timing
    return AnyTransition(value)
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
