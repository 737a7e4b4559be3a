import Testing
import TrifectaMacros

/// Each kind of enum that the macro must support. Half of the test is that this file compiles.
@Suite("@CasePathable on every kind of enum")
struct CasePathableKindsTests {
  @CasePathable
  enum Loadable<Value: Equatable, Failure: Error> {
    case loading
    case loaded(Value)
    case failed(Failure, retries: Int)
  }

  @CasePathable
  indirect enum Tree: Equatable {
    case leaf(Int)
    case node(Self, [Self])
  }

  @CasePathable
  enum Callback {
    case run(@Sendable (Int) -> Void)
    case any(any Equatable)
    case done(Void)
  }

  @CasePathable
  enum Conditional {
    #if DEBUG
      case value(Int)
    #else
      case value(String)
    #endif
    #if os(Plan9)
      case missing(Nowhere)
    #elseif os(Linux) || os(macOS)
      case present(Int)
    #endif
  }

  @CasePathable
  enum Old {
    @available(*, deprecated, message: "Use new")
    case old(Int)
    case new(Int)
  }

  @CasePathable @MainActor
  enum Isolated { case one(Int) }

  @CasePathable
  fileprivate enum Hidden { case one(Int) }

  @CasePathable
  enum Never {}

  @CasePathable
  enum Declared: CasePathable { case one(Int) }

  @CasePathable
  enum Single { case only(Int) }

  struct Box<Item> {
    @CasePathable
    enum Event {
      case added(Item)
      case removed
    }
  }

  @Test("A generic enum has paths for each specialization")
  func generic() throws {
    typealias Numbers = Loadable<Int, CancellationError>
    #expect(Numbers.cases.loaded.extract(.loaded(1)) == 1)
    #expect(Numbers.cases.loaded.embed(2).is(\.loaded))
    #expect(try #require(Numbers.cases.failed.extract(.failed(CancellationError(), retries: 2))).1 == 2)
    #expect(Box<String>.Event.cases.added.extract(.added("a")) == "a")
  }

  @Test("Self in a case refers to the enum")
  func indirect() throws {
    let node = try #require(Tree.cases.node.extract(.node(.leaf(1), [.leaf(2)])))
    #expect(node == (.leaf(1), [.leaf(2)]))
    #expect(Tree.cases.node.embed(node) == .node(.leaf(1), [.leaf(2)]))
  }

  @Test("Functions, existentials and Void are supported as values")
  func functions() {
    #expect(Callback.run { _ in }.is(\.run))
    #expect(Callback.cases.any.embed(3)[case: \.any] as? Int == 3)
    #expect(Callback.done(()).is(\.done))
  }

  @Test("Cases inside #if have paths inside #if")
  func conditions() {
    #if DEBUG
      #expect(Conditional.value(1)[case: \.value] == 1)
    #endif
    #expect(Conditional.present(2)[case: \.present] == 2)
  }

  @Test("Deprecated, isolated, private and single cases are supported")
  func others() {
    #expect(Old.new(1).is(\.new))
    #expect(Isolated.cases.one.embed(1).is(\.one))
    #expect(Hidden.one(1)[case: \.one] == 1)
    #expect(Declared.one(1).is(\.one))
    #expect(Single.only(1)[case: \.only] == 1)
    #expect(Published.Event.added(1)[case: \.added] == 1)
  }
}

/// A public type with nested enums.
public enum Published {}

extension Published {
  /// A public enum.
  @CasePathable
  public enum Event { case added(Int) }
}

extension Published {
  /// A public enum with a case that has the same name as a case of another enum.
  @CasePathable
  public enum Other { case added(Int) }
}
