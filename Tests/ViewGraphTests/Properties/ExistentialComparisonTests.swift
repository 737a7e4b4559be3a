import Testing

@testable import ViewGraph

private protocol Service { var name: String { get } }
private struct Live: Service { var name = "live" }
private struct Mock: Service { var name = "mock" }
/// Larger than the inline buffer of an existential.
private struct Large: Service {
  var name: String
  var numbers = (1, 2, 3, 4)
  var list = [1, 2]
}
private struct Closing: Service {
  let run: () -> String
  var name: String { run() }
}

private protocol Agent: AnyObject {}
/// The conformance is unchecked. It is safe because the content never changes.
private final class Spy: Agent, Service, Error, @unchecked Sendable { let name = "spy" }
private protocol Marked {}
extension Live: Marked {}
private enum Failure: Error {
  case first(String)
  case second
}
private indirect enum Tree {
  case leaf(any Service)
  case node(Tree, Tree)
}

private struct Everything {
  var service: any Service = Live()
  var optional: (any Service)?
  var agent: any Agent = sharedSpy
  var optionalAgent: (any Agent)?
  var both: any Service & Marked = Live()
  var bothObjects: any Service & Agent = sharedSpy
  var sendable: any Service & Sendable = Live()
  var error: any Error = Failure.first("a")
  var optionalError: (any Error)?
  var any: Any = 1
  var optionalAny: Any?
  var object: AnyObject = sharedSpy
  var hashable: AnyHashable = 1
  var type: any Service.Type = Live.self
  var concreteType: Live.Type = Live.self
  var optionalType: (any Service.Type)?
  var tuple: (any Service, Int) = (Live(), 1)
  var array: [any Service] = [Live()]
  var dictionary: [String: any Service] = ["a": Live()]
  var tree: Tree = .node(.leaf(Live()), .leaf(Mock()))
  var result: Result<any Service, any Error> = .success(Live())
  var fixed: InlineArray<2, Int> = [1, 2]
  var nothing: Void = ()
  weak var weakAgent: (any Agent)?
  weak var weakSpy: Spy?
  unowned var unownedAgent: any Agent = sharedSpy
  unowned var unownedSpy: Spy = sharedSpy
  unowned var unownedOptional: Spy? = sharedSpy
  // The shared object is never freed.
  unowned(unsafe) var unsafeSpy: Spy = sharedSpy
}

private nonisolated let sharedSpy = Spy()

private struct Pack<each Value> { let values: (repeat each Value) }

@MainActor
@Suite("Comparison of existentials")
struct ExistentialComparisonTests {
  private struct Holder<Value> {
    let before = "before"
    var value: Value
    let after = 1
  }

  /// Compares two values, and also compares them as fields of other types. `inArrays` is the expected result for two
  /// different arrays, if it differs from the other results.
  private func areEqual<Value>(_ first: Value, _ second: Value, inArrays: Bool? = nil) -> Bool {
    let areEqual = areKnownEqual(first, second)
    #expect(areKnownEqual(Holder(value: first), Holder(value: second)) == areEqual)
    #expect(areKnownEqual([first], [second]) == inArrays ?? areEqual)
    #expect(areKnownEqual(Optional(first), Optional(second)) == areEqual)
    #expect(areKnownEqual(Pack(values: (first, 1)), Pack(values: (second, 1))) == areEqual)
    return areEqual
  }

  private func text(_ end: String) -> String { String(repeating: "x", count: 40) + end }

  @Test("Constrained existentials and inline arrays of objects never compare equal")
  func unknown() {
    #expect(!areEqual([1, 2] as any Collection<Int>, [1, 2]))
    #expect(!areEqual([text("a"), ""] as InlineArray<2, String>, [text("a"), ""]))
    #expect(areEqual([1, 2] as InlineArray<2, Int>, [1, 2]))
    #expect(!areEqual([1, 2] as InlineArray<2, Int>, [1, 3]))
  }

  @Test("Existentials are equal if they hold equal values of the same type")
  func contents() {
    #expect(areEqual(Live() as any Service, Live()))
    #expect(!areEqual(Live() as any Service, Mock()))
    #expect(!areEqual(Live(name: "a") as any Service, Live(name: "b")))
    #expect(areEqual(Large(name: text("a")) as any Service, Large(name: text("a"))))
    #expect(!areEqual(Large(name: text("a")) as any Service, Large(name: text("b"))))
    #expect(areEqual(1 as Any, 1))
    #expect(!areEqual(1 as Any, 1.0))
    #expect(areEqual(text("a") as Any?, text("a")))
    #expect(!areEqual(text("a") as Any?, nil))
    #expect(areEqual(Optional(Optional(1)) as Any, Optional(Optional(1)) as Any))
  }

  @Test("The content of an existential is compared by the rules for its type")
  func rules() {
    #expect(areEqual(Closing { "a" } as any Service, Closing { "a" }) == false)
    let spy = Spy()
    #expect(!areEqual(Closing { spy.name } as any Service, Closing { spy.name }))
    // Different arrays of the same objects differ, because the objects may have changed.
    #expect(areEqual(spy as any Service, spy, inArrays: false))
    #expect(!areEqual(spy as any Service, Spy()))
    #expect(areEqual(spy as any Agent, spy, inArrays: false))
    #expect(!areEqual(spy as any Agent, Spy()))
    #expect(areEqual(spy as AnyObject, spy, inArrays: false))
    #expect(!areEqual(spy as AnyObject, Spy()))
  }

  @Test("Errors are equal if they have the same case and equal values")
  func errors() {
    #expect(areEqual(Failure.first(text("a")) as any Error, Failure.first(text("a"))))
    #expect(!areEqual(Failure.first("a") as any Error, Failure.first("b")))
    #expect(!areEqual(Failure.first("a") as any Error, Failure.second))
    #expect(areEqual(Failure.second as any Error, Failure.second))
    #expect(!areEqual(Failure.second as any Error, CancellationError()))
    #expect(areEqual(CancellationError() as (any Error)?, CancellationError()))
    #expect(!areEqual(CancellationError() as (any Error)?, nil))
    #expect(areEqual(nil as (any Error)?, nil))
  }

  @Test("Metatypes are equal if they are the same type")
  func metatypes() {
    #expect(areEqual(Live.self as any Service.Type, Live.self))
    #expect(!areEqual(Live.self as any Service.Type, Mock.self))
    #expect(areEqual(Int.self as Any.Type, Int.self))
    #expect(!areEqual(Int.self as Any.Type, String.self))
  }

  @Test("Indirect enums with existentials are compared by content")
  func indirect() {
    func tree(_ service: any Service) -> Tree { .node(.node(.leaf(Live()), .leaf(service)), .leaf(Live())) }
    #expect(areEqual(tree(Mock()), tree(Mock())))
    #expect(!areEqual(tree(Mock()), tree(Live())))
    #expect(!areEqual(tree(Mock()), .leaf(Mock())))
  }

  @Test("A difference in any kind of existential field is found")
  func everyKind() {
    var value = Everything()
    // A weak reference that is `nil` may have referred to an object before.
    #expect(!areEqual(value, value))
    value.weakAgent = sharedSpy
    value.weakSpy = sharedSpy
    #expect(areEqual(value, value, inArrays: false))
    var other = Everything()
    other.weakAgent = sharedSpy
    other.weakSpy = sharedSpy
    #expect(areEqual(value, other, inArrays: false))
    func expectDifference(_ change: (inout Everything) -> Void, at line: Int = #line) {
      var other = value
      change(&other)
      #expect(!areKnownEqual(value, other), "line \(line)")
    }
    let spy = Spy()
    expectDifference { $0.service = Mock() }
    expectDifference { $0.optional = Live() }
    expectDifference { $0.agent = spy }
    expectDifference { $0.optionalAgent = spy }
    expectDifference { $0.both = Live(name: "other") }
    expectDifference { $0.bothObjects = spy }
    expectDifference { $0.sendable = Mock() }
    expectDifference { $0.error = Failure.first("b") }
    expectDifference { $0.optionalError = Failure.second }
    expectDifference { $0.any = "1" }
    expectDifference { $0.optionalAny = 1 }
    expectDifference { $0.object = spy }
    expectDifference { $0.hashable = 2 }
    expectDifference { $0.type = Mock.self }
    expectDifference { $0.optionalType = Mock.self }
    expectDifference { $0.tuple.0 = Mock() }
    expectDifference { $0.tuple.1 = 2 }
    expectDifference { $0.array = [Mock()] }
    expectDifference { $0.dictionary["a"] = Mock() }
    expectDifference { $0.tree = .leaf(Live()) }
    expectDifference { $0.result = .success(Mock()) }
    expectDifference { $0.fixed[1] = 3 }
    expectDifference { $0.weakAgent = spy }
    expectDifference { $0.weakSpy = spy }
    expectDifference { $0.unownedAgent = spy }
    expectDifference { $0.unownedSpy = spy }
    expectDifference { $0.unownedOptional = nil }
    expectDifference { $0.unsafeSpy = spy }
    withExtendedLifetime(spy) {}
  }

  @Test("An existential is found after a parameter pack")
  func besidePack() {
    struct Beside<each Value> {
      let values: (repeat each Value)
      let service: (any Service)?
      weak var agent: (any Agent)?
    }
    func make(_ service: any Service) -> Beside<Int, String> {
      Beside(values: (1, text("a")), service: service, agent: sharedSpy)
    }
    #expect(areKnownEqual(make(Live()), make(Live())))
    #expect(!areKnownEqual(make(Live()), make(Mock())))
  }

  @Test("Weak and unowned references are compared without being read")
  func gone() {
    struct Holder {
      weak var agent: (any Agent)?
      weak var spy: Spy?
      unowned var unownedAgent: any Agent
      unowned var unownedSpy: Spy?
      let service: any Service = Live()
    }
    func make() -> (Holder, Holder) {
      let spy = Spy()
      let holder = Holder(agent: spy, spy: spy, unownedAgent: spy, unownedSpy: spy)
      #expect(areKnownEqual(holder, holder))
      return (holder, holder)
    }
    let (first, second) = make()
    #expect(areKnownEqual(first, second))
    let other = Spy()
    #expect(!areKnownEqual(first, Holder(agent: other, spy: nil, unownedAgent: other, unownedSpy: nil)))
    withExtendedLifetime(other) {}
  }
}
