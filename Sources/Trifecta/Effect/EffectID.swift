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
    value.base is String ? "\"\(value.base)\"" : "\(value.base)"
  }
}

/// An id and the place it belongs to.
@usableFromInline
struct PlacedEffectID {
  let node: Node
  let id: EffectID
}
