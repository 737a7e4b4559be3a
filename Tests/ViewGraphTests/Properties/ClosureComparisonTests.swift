import Testing

@testable import ViewGraph

private final class Model {
  var number = 1
}

/// A type that is compared by `==`, regardless of its stored properties.
private struct Named: Equatable {
  let name: String
  let run: () -> Int

  static func == (first: Named, second: Named) -> Bool { first.name == second.name }
}

private enum Command {
  case run(() -> Int)
  case text(String)
  case title(String)
  case nothing
}

private struct Generic<Value> {
  let value: Value
}

@MainActor
@Suite("Closure comparison")
struct ClosureComparisonTests {
  private struct Holder<Value> {
    let before = "before"
    let value: Value
    let after = 1
  }

  /// Whether a value with a closure compares equal to itself, alone and as a field.
  private func isKnown<Value>(_ value: Value) -> Bool {
    let isAlone = areKnownEqual(value, value)
    let isKnown = areKnownEqual(Holder(value: value), Holder(value: value))
    #expect(isAlone == isKnown)
    return isKnown
  }

  private struct Plain { let run: () -> Int }
  private struct OnMainActor { let run: @MainActor () -> Int }
  private struct Sendables { let run: @Sendable () -> Int }
  private struct Throwing { let run: () throws -> Int }
  private struct Asynchronous { let run: @Sendable () async throws -> Int }
  private struct Argument { let run: (Int, inout String) -> String }
  private struct Absent { let run: (() -> Int)? }
  private struct Stored {
    let run: () -> Int
    init(_ run: @autoclosure @escaping () -> Int) { self.run = run }
  }
  private struct Paired { let pair: (Int, () -> Int) }

  @Test("A closure that captures only an object never compares equal to itself")
  func capturingObject() {
    // The context of such a closure is the object itself, so the bytes of two such closures with the same object are
    // equal.
    let model = Model()
    nonisolated(unsafe) let unchecked = model
    #expect(!isKnown(Plain { model.number }))
    #expect(!isKnown(OnMainActor { model.number }))
    #expect(!isKnown(Sendables { unchecked.number }))
    #expect(!isKnown(Throwing { model.number }))
    #expect(!isKnown(Asynchronous { unchecked.number }))
    #expect(!isKnown(Argument { "\($0) \($1) \(model.number)" }))
    #expect(!isKnown(Absent { model.number }))
    #expect(!isKnown(Stored(model.number)))
    #expect(!isKnown(Paired(pair: (1, { model.number }))))
    #expect(!isKnown(Generic<() -> Int>(value: { model.number })))
  }

  @Test("A closure without captures compares equal to itself")
  func capturingNothing() {
    #expect(isKnown(Plain { 1 }))
    #expect(isKnown(OnMainActor { 1 }))
    #expect(isKnown(Sendables { 1 }))
    #expect(isKnown(Throwing { 1 }))
    #expect(isKnown(Asynchronous { 1 }))
    #expect(isKnown(Argument { "\($0) \($1)" }))
    #expect(isKnown(Absent { 1 }))
    #expect(isKnown(Absent(run: nil)))
    #expect(isKnown(Stored(1)))
    #expect(isKnown(Paired(pair: (1, { 1 }))))
    #expect(!areKnownEqual(Plain { 1 }, Plain { 2 }))
    #expect(!areKnownEqual(Absent { 1 }, Absent(run: nil)))
  }

  @Test("Values with capturing closures in collections, optionals, enums and existentials never compare equal")
  func nested() {
    let model = Model()
    let run = { model.number }
    let array = [run]
    #expect(!isKnown(array))
    #expect(!isKnown(ContiguousArray(array)))
    #expect(!isKnown(array[...]))
    #expect(!isKnown(["key": run]))
    #expect(!isKnown([[1: array]]))
    #expect(!isKnown(Command.run(run)))
    #expect(!isKnown([Command.run(run)]))
    #expect(!isKnown(run as Any))
    #expect(!isKnown(Plain(run: run) as Any))
    #expect(!isKnown([Plain(run: run) as Any?]))
    #expect(!isKnown(Result<() -> Int, any Error>.success(run)))
  }

  @Test("Enum cases and values without capturing closures are comparable")
  func withoutClosures() {
    #expect(isKnown(Command.text(String(repeating: "x", count: 40))))
    #expect(isKnown(Command.nothing))
    #expect(!areKnownEqual(Command.text("a"), Command.text("b")))
    #expect(!areKnownEqual(Command.text("a"), Command.nothing))
    #expect(!areKnownEqual(Command.text("a"), Command.title("a")))
    #expect(isKnown(Command.run { 1 }))
    #expect(isKnown([Plain { 1 }]))
    #expect(isKnown([() -> Int]()))
    let model = Model()
    #expect(isKnown(Named(name: "a") { model.number }))
  }
}
