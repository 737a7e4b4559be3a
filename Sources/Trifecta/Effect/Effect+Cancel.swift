extension Effect {
  /// Makes this effect one that ``cancel(id:)`` cancels.
  ///
  /// An id belongs to the store and to the feature that uses it: two stores, two children, or two rows, never cancel
  /// each other's effects. Several effects may share an id.
  ///
  /// - Parameters:
  ///   - id: a value of any type; ids of different types are different.
  ///   - cancelInFlight: whether effects that already run with this id are cancelled first.
  /// - Returns: the cancellable effect.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    isNone && !cancelInFlight ? self : Effect(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, self))
  }

  /// An effect that cancels the running effects of this feature with the given id.
  ///
  /// What a cancelled effect sends is dropped and what it throws is ignored. Does nothing if none is running.
  ///
  /// - Parameter id: the id given to ``cancellable(id:cancelInFlight:)``.
  /// - Returns: the effect to return from the reducer.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}

/// The id of a cancellable effect. Two are equal if their types and their values are.
///
/// `AnyHashable` alone would not do: it takes `1` and `1.0` for equal. It is `@unchecked Sendable` because
/// `AnyHashable` cannot say that it is; what it is made of here always is.
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
    // Cases of different types may have one name.
    return Mirror(reflecting: value.base).displayStyle == .enum
      ? "\(Swift.type(of: value.base))\(describe(value.base))" : "\(value.base)"
  }
}

/// An id and the place it belongs to.
@usableFromInline
struct PlacedEffectID {
  let node: Node
  let id: EffectID
}
