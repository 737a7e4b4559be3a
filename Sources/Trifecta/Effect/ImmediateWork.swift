/// What an effect does while the store handles the action that returned it: nothing that the store handles later comes
/// before it. So shared values are saved.
@usableFromInline
struct ImmediateWork {
  private let title: String
  private let sourcePlace: SourcePlace
  /// Does it, given the place in the store's tree of the feature that returned it, `nil` if it is gone.
  let perform: @MainActor (_ place: ObjectIdentifier?) -> Void

  init(_ title: String, at sourcePlace: SourcePlace, _ perform: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    self.title = title
    self.sourcePlace = sourcePlace
    self.perform = perform
  }

  /// The same, returned by a feature that was put away in the same reduction.
  var ofTheGone: ImmediateWork {
    ImmediateWork(title, at: sourcePlace) { [perform] _ in perform(nil) }
  }
}

extension ImmediateWork: CustomStringConvertible {
  @usableFromInline var description: String { "\(title) at \(sourcePlace)" }
}

extension Effect {
  /// An effect that does something at once, also if a parent puts the feature away in the same reduction.
  ///
  /// - Parameters:
  ///   - title: what descriptions call it.
  ///   - sourcePlace: where in the source it was made.
  ///   - perform: does it, given the place of the feature in the store's tree, `nil` if that is gone.
  package static func immediate(
    _ title: String,
    at sourcePlace: SourcePlace,
    _ perform: @escaping @MainActor (_ place: ObjectIdentifier?) -> Void
  ) -> Effect {
    Effect(.immediate(ImmediateWork(title, at: sourcePlace, perform)))
  }

  /// The immediate work in an effect of a child, which is done even if the child was put away in the same reduction. What
  /// was to be done after some time is not: that is work which ends with the child.
  @MainActor
  @usableFromInline
  func ofTheGone<Parent>() -> Effect<Parent> {
    switch operation {
    case .immediate(let work): Effect<Parent>(.immediate(work.ofTheGone))
    case .merge(let effects), .concatenate(let effects): .merge(effects.map { $0.ofTheGone() })
    case .cancellable(_, _, let effect), .scoped(_, let effect), .modified(_, let effect), .outside(_, let effect):
      effect.ofTheGone()
    case .race(let effects): effects.lazy.map { $0.ofTheGone() as Effect<Parent> }.first { !$0.isNone } ?? .none
    case .none, .send, .run, .prepared, .emit, .dismiss, .cancel, .cancelAll, .wait: .none
    }
  }
}
