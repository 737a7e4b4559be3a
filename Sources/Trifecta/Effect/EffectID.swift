/// The id of a cancellable effect. Two are equal if their types and their values are.
///
/// `AnyHashable` alone would not do: it takes `1` and `1.0` for equal.
@usableFromInline
struct EffectID: Hashable {
  let type: ObjectIdentifier
  let value: AnyHashable

  @usableFromInline
  init(_ id: some Hashable & Sendable) {
    type = ObjectIdentifier(Swift.type(of: id))
    value = AnyHashable(id)
  }
}
