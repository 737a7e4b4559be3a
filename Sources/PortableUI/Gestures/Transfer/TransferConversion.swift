/// A synchronous or asynchronous conversion.
enum TransferStep<Input, Output>: Sendable {
  case now(@Sendable (Input) throws -> Output)
  case later(@Sendable (Input) async throws -> Output)

  /// Performs the conversion.
  func callAsFunction(_ input: Input) async throws -> Output {
    switch self {
    case .now(let step): try step(input)
    case .later(let step): try await step(input)
    }
  }

  /// Returns a conversion that performs this conversion and then the next one. It is synchronous if both conversions
  /// are synchronous.
  func then<Next>(_ next: TransferStep<Output, Next>) -> TransferStep<Input, Next> {
    if case .now(let first) = self, case .now(let second) = next { return .now { try second(first($0)) } }
    return .later { try await next(self($0)) }
  }
}

/// A conversion of a value to and from data of a content type.
struct TransferConversion<Item>: Sendable {
  let type: UTType
  var export: TransferStep<Item, Data>?
  var `import`: TransferStep<Data, Item>?
  var condition: (@Sendable (Item) -> Bool)?

  /// Returns whether this conversion can export an item.
  func exports(_ item: Item) -> Bool { export != nil && condition?(item) != false }
}
