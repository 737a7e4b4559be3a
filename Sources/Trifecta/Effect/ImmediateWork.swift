/// Work that the store does while it handles the action that returned it, before it handles anything else. It is used
/// to save shared values.
@usableFromInline
struct ImmediateWork {
  private let title: String
  private let sourceLocation: SourceCodeLocation
  /// Does the work. It receives the identity of the feature's node, or `nil` if the feature was removed.
  let perform: @MainActor (_ place: ObjectIdentifier?) -> Void

  init(
    _ title: String, at sourceLocation: SourceCodeLocation, _ perform: @escaping @MainActor (ObjectIdentifier?) -> Void
  ) {
    self.title = title
    self.sourceLocation = sourceLocation
    self.perform = perform
  }

  /// The same work, for a feature that was removed in the same reduction.
  var forRemovedFeature: ImmediateWork {
    ImmediateWork(title, at: sourceLocation) { [perform] _ in perform(nil) }
  }
}

extension ImmediateWork: CustomStringConvertible {
  @usableFromInline var description: String { "\(title) at \(sourceLocation)" }
}

extension Effect {
  /// Returns an effect that does its work immediately, even if a parent removes the feature in the same reduction.
  ///
  /// - Parameters:
  ///   - title: the title of the work in descriptions.
  ///   - sourceLocation: the source location at which the effect is created.
  ///   - perform: does the work. It receives the identity of the feature's node in the store's tree, or `nil` if the
  ///     feature was removed.
  package static func immediate(
    _ title: String,
    at sourceLocation: SourceCodeLocation,
    _ perform: @escaping @MainActor (_ place: ObjectIdentifier?) -> Void
  ) -> Effect {
    Effect(.immediate(ImmediateWork(title, at: sourceLocation, perform)))
  }

  /// Returns the part of this effect that still runs if its child was removed in the same reduction: the immediate
  /// work. Other effects end with the child.
  @MainActor
  @usableFromInline
  func forRemovedFeature<Parent>() -> Effect<Parent> {
    .merge(immediateWork { _ in [] }.map { Effect<Parent>(.immediate($0.forRemovedFeature)) })
  }

  /// Returns the immediate work in this effect.
  ///
  /// - Parameter answer: returns the immediate work of the effect that replaces a side effect.
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
    case .prepared(let work): work.ifRemoved.map { [$0] } ?? []
    case .none, .send, .run, .deliver, .dismiss, .cancel, .cancelOfChild, .wait: []
    }
  }
}
