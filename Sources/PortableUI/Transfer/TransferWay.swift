/// A step on the way of a value, which is done at once or takes time.
enum TransferStep<Input, Output>: Sendable {
  case now(@Sendable (Input) throws -> Output)
  case later(@Sendable (Input) async throws -> Output)

  /// Takes the step, however long that takes.
  func callAsFunction(_ input: Input) async throws -> Output {
    switch self {
    case .now(let step): try step(input)
    case .later(let step): try await step(input)
    }
  }

  /// This step, and another one with what has come of it. Two that are done at once are so together.
  func then<Next>(_ next: TransferStep<Output, Next>) -> TransferStep<Input, Next> {
    if case .now(let first) = self, case .now(let second) = next { return .now { try second(first($0)) } }
    return .later { try await next(self($0)) }
  }
}

/// A way in which a value goes out as data of a type, comes in, or both.
struct TransferWay<Item>: Sendable {
  let type: UTType
  var export: TransferStep<Item, Data>?
  var `import`: TransferStep<Data, Item>?
  var condition: (@Sendable (Item) -> Bool)?

  /// Whether an item goes out in this way.
  func exports(_ item: Item) -> Bool { export != nil && condition?(item) != false }
}
