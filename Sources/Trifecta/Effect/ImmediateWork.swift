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

  /// What is left of this effect of a child that was put away in the same reduction: the immediate work in it. What was
  /// to be done after some time is not done: that is work which ends with the child.
  @MainActor
  @usableFromInline
  func ofTheGone<Parent>() -> Effect<Parent> {
    .merge(immediateWork { _ in [] }.map { Effect<Parent>(.immediate($0.ofTheGone)) })
  }

  /// The immediate work in it.
  ///
  /// - Parameter answer: what stands in place of a side effect.
  @MainActor
  @usableFromInline
  func immediateWork(answering answer: (Any) -> [ImmediateWork]) -> [ImmediateWork] {
    switch operation {
    case .immediate(let work): [work]
    case .emit(let sideEffect): answer(sideEffect)
    case .merge(let effects), .concatenate(let effects): effects.flatMap { $0.immediateWork(answering: answer) }
    case .race(let effects): effects.map { $0.immediateWork(answering: answer) }.first { !$0.isEmpty } ?? []
    case .cancellable(_, _, let effect), .modified(_, let effect): effect.immediateWork(answering: answer)
    case .embedded(let effect): effect.immediateWork(answer)
    case .none, .send, .run, .prepared, .dismiss, .cancel, .cancelOfChild, .wait: []
    }
  }
}
