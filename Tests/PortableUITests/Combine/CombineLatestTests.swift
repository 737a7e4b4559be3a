import Combine
import Synchronization
import Testing

@MainActor
@Suite("Combining the latest values of publishers")
struct CombineLatestTests {
  /// Requests values one at a time, and does not retain its subscription unless it requests more later.
  private final class Reader: Subscriber {
    typealias Input = (Int, Int)
    typealias Failure = Never
    private let demand: Subscribers.Demand
    private let isRetaining: Bool
    var subscription: (any Subscription)?
    var values: [[Int]] = []
    var hasFinished = false

    init(_ demand: Subscribers.Demand, isRetaining: Bool = true) {
      self.demand = demand
      self.isRetaining = isRetaining
    }

    func receive(subscription: any Subscription) {
      if isRetaining { self.subscription = subscription }
      subscription.request(demand)
    }

    func receive(_ input: (Int, Int)) -> Subscribers.Demand {
      values.append([input.0, input.1])
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { hasFinished = true }
  }

  @Test("Synchronous publishers deliver their values to an asynchronous loop, which ends")
  func synchronous() async {
    var values: [[Int]] = []
    for await (first, second) in Just(1).combineLatest(Just(2)).values {
      values.append([first, second])
      if values.count > 3 { break }
    }
    #expect(values == [[1, 2]])
  }

  @Test("A value is sent once, even if more values are requested")
  func once() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let reader = Reader(.max(1))
    first.combineLatest(second).subscribe(reader)
    #expect(reader.values == [[1, 2]])
    reader.subscription?.request(.max(1))
    #expect(reader.values == [[1, 2]])
    first.send(3)
    #expect(reader.values == [[1, 2], [3, 2]])
    first.send(4)
    second.send(5)
    #expect(reader.values == [[1, 2], [3, 2]])
    reader.subscription?.request(.max(2))
    #expect(reader.values == [[1, 2], [3, 2], [4, 5]])
  }

  @Test("The completion follows the last values that the subscriber requests")
  func completion() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let reader = Reader(.none)
    first.combineLatest(second).subscribe(reader)
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(!reader.hasFinished)
    reader.subscription?.request(.max(1))
    #expect(reader.values == [[1, 2]])
    #expect(reader.hasFinished)
  }

  @Test("A subscriber that does not retain its subscription receives values")
  func unretained() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let reader = Reader(.unlimited, isRetaining: false)
    first.combineLatest(second).subscribe(reader)
    first.send(1)
    second.send(2)
    #expect(reader.values == [[1, 2]])
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(reader.hasFinished)
  }

  @Test("A cancelled subscription and its subscriber are released", arguments: [true, false])
  func releases(isCancelled: Bool) {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    weak var released: Reader?
    do {
      let reader = Reader(.unlimited)
      released = reader
      first.combineLatest(second).subscribe(reader)
      if isCancelled {
        reader.subscription?.cancel()
      } else {
        first.send(completion: .finished)
        second.send(completion: .finished)
      }
      reader.subscription = nil
    }
    #expect(released == nil)
    first.send(1)
  }
}
