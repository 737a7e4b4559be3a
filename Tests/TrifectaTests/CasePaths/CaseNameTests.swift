import IssueRecording
import Testing
import Trifecta

@Suite("Case paths made from a case name")
struct CaseNameTests {
  enum Inner: Equatable {
    case text(String)
    case plain
    case number(Int)
  }
  enum Only: Equatable { case one }
  struct Empty: Equatable {}
  final class Object {}
  class Animal {}
  final class Cat: Animal {}

  enum Action {
    case plain
    case text(String)
    case otherText(String)
    case inner(Inner)
    case row(Int, Inner)
    case labelled(id: String)
    case labelledPair(id: String, inner: Inner)
    case three(Int, String, Bool)
    case pair((Int, String))
    case large((Int, Int, Int, Int, Int))
    case optional(Inner?)
    case byte(UInt8)
    case empty(Empty)
    case only(Only)
    case nothing(())
    case object(Object)
    case animal(Animal)
    case anything(any Equatable)
    case functions([() -> Int])
    case function(() -> Int)
    case someFunction((() -> Int)?)
    case type(Int.Type)
    case never(Never)
    indirect case boxed(Int, Inner)
    indirect case boxedEmpty(Empty)
  }

  static let long = "a text that is long enough to lie on the heap"

  @Test("A value is extracted from its case and from no other case")
  func values() throws {
    let text = CasePath(Action.text)
    let otherText = CasePath(Action.otherText)
    #expect(text.extract(.otherText(Self.long)) == nil)
    #expect(text.extract(.text(Self.long)) == Self.long)
    #expect(text.extract(.otherText(Self.long)) == nil)
    #expect(otherText.extract(.text("")) == nil)
    #expect(otherText.extract(.otherText("")) == "")
    #expect(text.extract(.plain) == nil)
    let inner = CasePath(Action.inner)
    #expect(inner.extract(.optional(.text(Self.long))) == nil)
    #expect(inner.extract(.inner(.text(Self.long))) == .text(Self.long))
    #expect(try #require(CasePath(Action.row).extract(.row(7, .plain))) == (7, .plain))
    #expect(CasePath(Action.large).extract(.large((1, 2, 3, 4, 5)))?.4 == 5)
    #expect(CasePath(Action.byte).extract(.byte(9)) == 9)
    let object = Object()
    #expect(CasePath(Action.object).extract(.object(object)) === object)
    #expect(CasePath(Action.anything).extract(.anything(Self.long)) as? String == Self.long)
    #expect(CasePath(Action.functions).extract(.functions([{ 3 }]))?[0]() == 3)
  }

  @Test("Extraction is correct after a path was used on other cases")
  func remembersOthers() {
    enum Action {
      case ended
      case number(Int)
      case first(String)
      case second(String)
    }
    let second = CasePath(Action.second)
    let ended = CasePath(Action.ended)
    for _ in 1...3 {
      for other in [Action.ended, .number(1), .first("a")] { #expect(second.extract(other) == nil) }
      for other in [Action.number(1), .first("a"), .second("b")] { #expect(ended.extract(other) == nil) }
    }
    for _ in 1...2 {
      #expect(second.extract(.second("b")) == "b")
      #expect(second.extract(.first("a")) == nil)
      #expect(second.extract(.number(1)) == nil)
      #expect(ended.extract(.ended) != nil)
    }
  }

  @Test("Labelled and multiple values are extracted")
  func severalValues() throws {
    #expect(CasePath(Action.labelled).extract(.labelled(id: Self.long)) == Self.long)
    let pair = try #require(CasePath(Action.labelledPair).extract(.labelledPair(id: Self.long, inner: .number(3))))
    #expect(pair == (Self.long, .number(3)))
    #expect(try #require(CasePath(Action.three).extract(.three(1, Self.long, true))) == (1, Self.long, true))
    #expect(try #require(CasePath(Action.pair).extract(.pair((1, Self.long)))) == (1, Self.long))
  }

  @Test("A case with a zero-size value or without a value is extracted only by its own path")
  func withoutSize() {
    #expect(CasePath(Action.empty).extract(.empty(Empty())) == Empty())
    #expect(CasePath(Action.empty).extract(.plain) == nil)
    #expect(CasePath(Action.only).extract(.only(.one)) == .one)
    #expect(CasePath(Action.only).extract(.empty(Empty())) == nil)
    let nothing: CasePath<Action, Void> = CasePath(Action.nothing)
    #expect(nothing.extract(.nothing(())) != nil)
    #expect(nothing.extract(.plain) == nil)
    let plain = CasePath(Action.plain)
    #expect(plain.extract(.plain) != nil)
    #expect(plain.extract(.nothing(())) == nil)
    #expect(plain.extract(.text("")) == nil)
    #expect("\(plain)" == "the case .plain")
  }

  @Test("An indirect case is extracted repeatedly")
  func indirect() throws {
    let boxed = CasePath(Action.boxed)
    #expect(boxed.extract(.row(1, .plain)) == nil)
    for _ in 0..<3 {
      #expect(try #require(boxed.extract(.boxed(1, .text(Self.long)))) == (1, .text(Self.long)))
    }
    #expect(CasePath(Action.boxedEmpty).extract(.boxedEmpty(Empty())) == Empty())
  }

  indirect enum Tree: Equatable {
    case leaf(Double)
    case node(Tree, Tree)
    case empty
  }

  @Test("A recursive enum is extracted at each level")
  func recursion() throws {
    let tree = Tree.node(.node(.leaf(1), .empty), .leaf(2))
    let node = CasePath(Tree.node)
    let leaf = CasePath(Tree.leaf)
    let (first, second) = try #require(node.extract(tree))
    #expect(leaf.extract(second) == 2)
    #expect(try #require(node.extract(first)) == (.leaf(1), .empty))
    #expect(node.extract(.empty) == nil)
    #expect(leaf.extract(tree) == nil)
    #expect(CasePath(Tree.empty).extract(.empty) != nil)
  }

  enum OnlyCase { case inner(Inner) }
  enum Nobody {}

  @Test("Paths of enums with one case and of cases with an uninhabited value extract correctly")
  func fewCases() {
    #expect(CasePath(OnlyCase.inner).extract(.inner(.text(Self.long))) == .text(Self.long))
    #expect(CasePath(Only.one).extract(.one) != nil)
    #expect(CasePath(Action.never).extract(.plain) == nil)
    // The path is created but never used: an enum without cases has no value to extract from.
    _ = CasePath { (_: Int) -> Nobody in fatalError("Nobody can be made") }
  }

  enum Either<First, Second> {
    case first(First)
    case second(Second)
    case both(First, Second)
    case neither
    enum Deeper<Third> {
      case third(Third)
      case all(First, Second, Third)
    }
  }

  @Test("Generic enums and enums nested in them are extracted")
  func generics() throws {
    #expect(CasePath(Either<String, String>.first).extract(.second("a")) == nil)
    #expect(CasePath(Either<String, String>.first).extract(.first("a")) == "a")
    #expect(CasePath(Either<String, Never>.first).extract(.first("a")) == "a")
    #expect(try #require(CasePath(Either<Empty, Int>.both).extract(.both(Empty(), 3))) == (Empty(), 3))
    let all = CasePath(Either<Int, String>.Deeper<Inner>.all)
    #expect(try #require(all.extract(.all(1, Self.long, .plain))) == (1, Self.long, .plain))
    #expect(CasePath(Int?.some).extract(3) == 3)
    #expect(CasePath(Int?.some).extract(nil) == nil)
    #expect(CasePath(Int??.some).extract(.some(nil)) == .some(nil))
  }

  @Test("Enums of a resilient library are extracted")
  func resilience() throws {
    let context = DecodingError.Context(codingPath: [], debugDescription: Self.long)
    let corrupted = CasePath(DecodingError.dataCorrupted)
    let mismatch = CasePath(DecodingError.typeMismatch)
    #expect(corrupted.extract(.typeMismatch(Int.self, context)) == nil)
    #expect(corrupted.extract(.dataCorrupted(context))?.debugDescription == Self.long)
    let (type, found) = try #require(mismatch.extract(.typeMismatch(Int.self, context)))
    #expect(type is Int.Type)
    #expect(found.debugDescription == Self.long)
  }

  @Test("A path to a narrower type extracts the value only where the type matches")
  func widening() {
    let wide = CasePath<Action, Inner>(Action.optional)
    #expect(wide.extract(.optional(nil)) == nil)
    #expect(wide.extract(.optional(.text(Self.long))) == .text(Self.long))
    #expect(wide.extract(.inner(.plain)) == nil)
    let number = CasePath<Action, Int>(Action.anything)
    #expect(number.extract(.anything("3")) == nil)
    #expect(number.extract(.anything(3)) == 3)
    let cat = CasePath<Action, Cat>(Action.animal)
    #expect(cat.extract(.animal(Animal())) == nil)
    #expect(cat.extract(.animal(Cat())) != nil)
  }

  enum Masked: CustomReflectable {
    case secret(String)
    var customMirror: Mirror { Mirror(self, children: ["secret": "***"]) }
  }

  @Test("A custom mirror does not affect extraction")
  func mirrors() {
    #expect(CasePath(Masked.secret).extract(.secret("a")) == "a")
  }

  final class Counted {
    nonisolated(unsafe) static var count = 0  // Changed by one test, on one thread.
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }
  enum Holder {
    case direct(Counted, String)
    case other(Counted)
    indirect case boxed(Counted)
  }

  @Test("An extracted value lives only as long as it is retained")
  func lifetimes() {
    let direct = CasePath(Holder.direct)
    let boxed = CasePath(Holder.boxed)
    for _ in 0..<4 {
      let first = direct.extract(.direct(Counted(), Self.long))
      let second = boxed.extract(.boxed(Counted()))
      #expect(direct.extract(.other(Counted())) == nil)
      #expect(Counted.count == 2)
      withExtendedLifetime((first, second)) {}
    }
    #expect(Counted.count == 0)
  }
}
