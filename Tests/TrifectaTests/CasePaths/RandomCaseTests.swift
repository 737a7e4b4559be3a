import Testing
import Trifecta

@Suite("Case paths of random values")
struct RandomCaseTests {
  enum Small: UInt8, CaseIterable { case a, b, c }
  enum Spare: Equatable {
    case text(String)
    case list([Int])
    case none
  }
  final class Object: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (first: Object, second: Object) -> Bool { first.number == second.number }
  }
  struct Odd: Equatable {
    var byte: UInt8
    var flag: Bool
    var wide: UInt32
    var last: UInt16
  }
  struct Empty: Equatable {}

  enum Several<First, Second> {
    case first(First)
    case second(Second)
    case both(First, Second)
    case reversed(second: Second, first: First)
    indirect case boxed(First)
    indirect case boxedBoth(Second, First)
    case optional(First?)
    case nothing
  }

  /// A non-generic enum with payloads of many kinds. The compiler knows its layout.
  enum Known {
    case number(Int)
    case byte(UInt8)
    case flag(Bool)
    case small(Small)
    case text(String)
    case list([String])
    case spare(Spare)
    case object(Object)
    case odd(Odd)
    case optional(Spare?)
    case double(Double)
    case pair(Int, Object)
    case wide(Int, Int, Spare)
    case empty(Empty)
    case nothing
    indirect case boxed(Odd, Spare)
  }

  /// Compares a path's result with the mirror of the value's case.
  private func check<Root, Value>(
    _ path: CasePath<Root, Value>, _ name: String, _ root: Root, seed: UInt64
  ) {
    let mirror = Mirror(reflecting: root).children.first
    let found = path.extract(root)
    guard mirror?.label == name else {
      #expect(found == nil, "\(root) has a \(name), seed \(seed)")
      return
    }
    let expected = mirror.map { "\(words($0.value))" }
    #expect(found.map { words($0) } == expected, "\(root), seed \(seed)")
  }

  /// Describes a value without the labels that only a mirror has.
  private func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      return (value as? Object).map { "Object \($0.number)" } ?? String(reflecting: value)
    }
    let parts = mirror.children.map { words($0.value) }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  private func checkPair<First, Second>(
    _ first: (inout RandomGenerator) -> First, _ second: (inout RandomGenerator) -> Second, seed: UInt64
  ) {
    typealias Root = Several<First, Second>
    var dice = RandomGenerator.seeded(seed)
    let paths = (
      CasePath(Root.first), CasePath(Root.second), CasePath(Root.both), CasePath(Root.reversed), CasePath(Root.boxed),
      CasePath(Root.boxedBoth), CasePath<Root, First?>(Root.optional)
    )
    for _ in 0..<24 {
      let root: Root =
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: .first(first(&dice))
        case 1: .second(second(&dice))
        case 2: .both(first(&dice), second(&dice))
        case 3: .reversed(second: second(&dice), first: first(&dice))
        case 4: .boxed(first(&dice))
        case 5: .boxedBoth(second(&dice), first(&dice))
        case 6: .optional(Bool.random(using: &dice) ? nil : first(&dice))
        default: .nothing
        }
      check(paths.0, "first", root, seed: seed)
      check(paths.1, "second", root, seed: seed)
      check(paths.2, "both", root, seed: seed)
      check(paths.3, "reversed", root, seed: seed)
      check(paths.4, "boxed", root, seed: seed)
      check(paths.5, "boxedBoth", root, seed: seed)
      check(paths.6, "optional", root, seed: seed)
    }
  }

  private func checkAll<First>(_ first: (inout RandomGenerator) -> First, seed: UInt64) {
    checkPair(first, { $0.number() }, seed: seed)
    checkPair(first, { UInt8(truncatingIfNeeded: $0.next()) }, seed: seed)
    checkPair(first, { $0.text() }, seed: seed)
    checkPair(first, { $0.odd() }, seed: seed)
    checkPair(first, { $0.spare() }, seed: seed)
    checkPair(first, { Object($0.number()) }, seed: seed)
    checkPair(first, { _ in Empty() }, seed: seed)
    checkPair(first, { $0.small() }, seed: seed)
    checkPair(first, { dice -> any Sendable in dice.text() }, seed: seed)
    checkPair(first, { dice -> Object? in Bool.random(using: &dice) ? nil : Object(dice.number()) }, seed: seed)
  }

  @Test("Paths of generic enums agree with mirrors for payloads of all layouts")
  func generic() {
    let seed = UInt64.random(in: 0...UInt64.max)
    checkAll({ $0.number() }, seed: seed)
    checkAll({ Bool.random(using: &$0) }, seed: seed)
    checkAll({ $0.text() }, seed: seed)
    checkAll({ $0.odd() }, seed: seed)
    checkAll({ $0.spare() }, seed: seed)
    checkAll({ Object($0.number()) }, seed: seed)
    checkAll({ _ in Empty() }, seed: seed)
    checkAll({ ($0.small(), Double($0.number())) }, seed: seed)
    checkAll({ dice -> Spare? in Bool.random(using: &dice) ? nil : dice.spare() }, seed: seed)
  }

  @Test("Paths of an enum with a fixed layout agree with mirrors")
  func known() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = RandomGenerator.seeded(seed)
    let number = CasePath(Known.number)
    let byte = CasePath(Known.byte)
    let flag = CasePath(Known.flag)
    let small = CasePath(Known.small)
    let text = CasePath(Known.text)
    let list = CasePath(Known.list)
    let spare = CasePath(Known.spare)
    let object = CasePath(Known.object)
    let odd = CasePath(Known.odd)
    let optional = CasePath(Known.optional)
    let double = CasePath(Known.double)
    let pair = CasePath(Known.pair)
    let wide = CasePath(Known.wide)
    let empty = CasePath(Known.empty)
    let boxed = CasePath(Known.boxed)
    for _ in 0..<600 {
      let root = dice.known()
      check(number, "number", root, seed: seed)
      check(byte, "byte", root, seed: seed)
      check(flag, "flag", root, seed: seed)
      check(small, "small", root, seed: seed)
      check(text, "text", root, seed: seed)
      check(list, "list", root, seed: seed)
      check(spare, "spare", root, seed: seed)
      check(object, "object", root, seed: seed)
      check(odd, "odd", root, seed: seed)
      check(optional, "optional", root, seed: seed)
      check(double, "double", root, seed: seed)
      check(pair, "pair", root, seed: seed)
      check(wide, "wide", root, seed: seed)
      check(empty, "empty", root, seed: seed)
      check(boxed, "boxed", root, seed: seed)
    }
  }
}

/// Random values.
extension RandomGenerator {
  fileprivate mutating func number() -> Int { Int(truncatingIfNeeded: next()) }
  fileprivate mutating func text() -> String { String(repeating: "x", count: Int(next() % 40)) }
  fileprivate mutating func small() -> RandomCaseTests.Small { .allCases[Int(next() % 3)] }
  fileprivate mutating func odd() -> RandomCaseTests.Odd {
    RandomCaseTests.Odd(
      byte: UInt8(truncatingIfNeeded: next()), flag: next() % 2 == 0, wide: UInt32(truncatingIfNeeded: next()),
      last: UInt16(truncatingIfNeeded: next()))
  }
  fileprivate mutating func spare() -> RandomCaseTests.Spare {
    switch next() % 3 {
    case 0: .text(text())
    case 1: .list([number(), number()])
    default: .none
    }
  }
  fileprivate mutating func known() -> RandomCaseTests.Known {
    switch next() % 16 {
    case 0: .number(number())
    case 1: .byte(UInt8(truncatingIfNeeded: next()))
    case 2: .flag(next() % 2 == 0)
    case 3: .small(small())
    case 4: .text(text())
    case 5: .list([text(), text()])
    case 6: .spare(spare())
    case 7: .object(RandomCaseTests.Object(number()))
    case 8: .odd(odd())
    case 9: .optional(next() % 2 == 0 ? nil : spare())
    case 10: .double(Double(number()))
    case 11: .pair(number(), RandomCaseTests.Object(number()))
    case 12: .wide(number(), number(), spare())
    case 13: .empty(RandomCaseTests.Empty())
    case 14: .boxed(odd(), spare())
    default: .nothing
    }
  }
}
