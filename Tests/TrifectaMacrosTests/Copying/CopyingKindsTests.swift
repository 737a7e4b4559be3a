import Testing
import TrifectaMacros

/// Each kind of property that the macro must support. Half of the test is that this file compiles.
@Suite("@Copying with every kind of property")
struct CopyingKindsTests {
  @Copying
  struct Page<Item: Equatable> where Item: Sendable {
    let items: [Item]
    let next: Int?
  }

  struct Feature {
    struct Sibling: Equatable { var name = "" }
    static let start = 7

    @Copying
    struct State {
      let onTap: @MainActor (Int) -> Void
      let transform: (@Sendable (Int) -> Int)?
      let range: (low: Int, high: Int)
      let parents: [Self]
      let sibling: Sibling
      let x, y: Int
      let `default`: Bool
      var inferred = Feature.start, typed: Int = 2
      var own = Self.limit
      var observed = 0 { didSet { changes += 1 } }
      var changes = 0
      private(set) var guarded = 0
      weak var owner: Owner?
      #if DEBUG
        var trace = "t"
      #endif
      static let limit = 9
      @MainActor var size: Int { 3 }
    }
  }

  final class Owner {}

  @Copying
  struct Validated {
    let age: Int
    init(years: Int) { age = max(0, years) }
  }

  @Copying
  fileprivate struct Hidden {
    let count: Int
    private let secret: Int
    var shown: Int { secret }

    init(count: Int) { (self.count, secret) = (count, 0) }
    func hiding(_ value: Int) -> Hidden { copy { $0.secret = value } }
  }

  @Copying
  struct Empty {}

  private let state = Feature.State(
    onTap: { _ in }, transform: nil, range: (1, 2), parents: [], sibling: Feature.Sibling(), x: 1, y: 2, default: false)

  @Test("Properties can be set that are generic, tuples, functions, named like a keyword, or declared in a list")
  func shapes() {
    #expect(Page(items: [1], next: 2).copy { $0.items.append(3) }.items == [1, 3])
    let state = self.state
    let copy = state.copy {
      $0.range.high = 5
      $0.transform = { $0 * 2 }
      $0.parents = [state]
      $0.sibling.name = "s"
      $0.y = 4
      $0.default = true
    }
    #expect(copy.range == (1, 5))
    #expect(copy.transform?(4) == 8)
    #expect(copy.parents.count == 1)
    #expect(copy.sibling.name == "s")
    #expect((copy.x, copy.y) == (1, 4))
    #expect(copy.default)
  }

  @Test("Properties with inferred types keep their current values")
  func inferred() {
    var state = self.state
    #expect((state.inferred, state.typed, state.own) == (7, 2, 9))
    (state.inferred, state.typed, state.own) = (10, 11, 12)
    let copy = state.copy { $0.own += 1 }
    #expect((copy.inferred, copy.typed, copy.own) == (10, 11, 13))
  }

  @Test("Copying does not run property observers")
  func observers() {
    let copy = state.copy { $0.observed = 3 }
    #expect((copy.observed, copy.changes) == (3, 0))
  }

  @Test("Private properties are copied, and can be set inside the type")
  func privacy() {
    let copy = Hidden(count: 1).hiding(4).copy { $0.count = 2 }
    #expect((copy.count, copy.shown) == (2, 4))
    #expect(state.copy { $0.guarded = 3 }.guarded == 3)
  }

  @Test("Weak references stay weak")
  func weakness() {
    var state = self.state
    do {
      let owner = Owner()
      state = state.copy { $0.owner = owner }
      #expect(state.owner === owner)
    }
    #expect(state.owner == nil)
  }

  @Test("Properties inside #if are copied")
  func conditions() {
    #if DEBUG
      #expect(state.copy { $0.trace += "u" }.copy { _ in }.trace == "tu")
    #endif
  }

  @Test("Copying bypasses a custom initializer")
  func ownInitializer() {
    #expect(Validated(years: -1).age == 0)
    #expect(Validated(years: 1).copy { $0.age = 2 }.age == 2)
    _ = Empty().copy { _ in }
  }
}

/// A public type with a nested type.
public struct PublishedState {}

extension PublishedState {
  /// A public type with a public and an internal property.
  @Copying
  public struct Nested {
    /// The public property.
    public let open: Int
    let closed: Int
    /// Creates a value.
    public init(open: Int) { (self.open, closed) = (open, 0) }
  }
}
