extension Effect {
  /// Makes this effect cancellable by ``cancel(id:)``.
  ///
  /// An id is scoped to the store and to the feature that uses it: effects of two stores, two children or two rows
  /// never cancel each other. Several effects may share an id.
  ///
  /// - Parameters:
  ///   - id: any hashable value. Ids of different types are never equal.
  ///   - cancelInFlight: whether to cancel effects that are already running with this id first.
  /// - Returns: the cancellable effect.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    isNone && !cancelInFlight ? self : Effect(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, self))
  }

  /// Returns an effect that cancels this feature's running effects with the given id.
  ///
  /// Actions that a cancelled effect sends are dropped, and errors that it throws are ignored. The effect does nothing
  /// if no effect with the id is running.
  ///
  /// - Parameter id: the id passed to ``cancellable(id:cancelInFlight:)``.
  /// - Returns: the effect to return from the reducer.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}

/// The id of a cancellable effect. Two ids are equal if both their types and their values are equal.
///
/// `AnyHashable` alone is not enough, because it treats `1` and `1.0` as equal. The type is `@unchecked Sendable`
/// because `AnyHashable` is not `Sendable`; the value it wraps here always is.
@usableFromInline
struct EffectID: Hashable, @unchecked Sendable {
  let type: ObjectIdentifier
  let value: AnyHashable

  @usableFromInline
  init(_ id: some Hashable & Sendable) {
    type = ObjectIdentifier(Swift.type(of: id))
    value = AnyHashable(id)
  }
}

extension EffectID: CustomStringConvertible {
  @usableFromInline var description: String {
    if value.base is String { return "\"\(value.base)\"" }
    // Cases of different enums may have the same name, so the type is part of the description.
    return Mirror(reflecting: value.base).displayStyle == .enum
      ? "\(Swift.type(of: value.base))\(describe(value.base))" : "\(value.base)"
  }
}

/// An id and the node whose effects it identifies.
@usableFromInline
struct PlacedEffectID {
  let node: Node
  let id: EffectID
}
