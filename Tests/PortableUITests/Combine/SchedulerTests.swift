import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Combine schedulers and publishers")
struct SchedulerTests {
  @Test("Values arrive on main schedulers and queues without a run loop")
  func schedulers() async {
    await confirm { Just(1).receive(on: RunLoop.main).sink(receiveValue: $0) }
    await confirm { Just(1).receive(on: DispatchQueue.main).sink(receiveValue: $0) }
    await confirm { Just(1).receive(on: OperationQueue.main).sink(receiveValue: $0) }
    await confirm { Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main).sink(receiveValue: $0) }
    // A concurrent queue could deliver the completion before the value.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    await confirm { Just(1).delay(for: .milliseconds(1), scheduler: queue).sink(receiveValue: $0) }
  }

  /// Waits for a value.
  private func confirm(_ listen: (@escaping @Sendable (Int) -> Void) -> AnyCancellable) async {
    let values = AsyncStream.makeStream(of: Int.self)
    let cancellable = listen { values.continuation.yield($0) }
    var iterator = values.stream.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    cancellable.cancel()
  }

  @Test(
    "A timer with an interval beyond the range of Dispatch can be started and cancelled",
    arguments: [1e11, .greatestFiniteMagnitude, .infinity, .nan])
  func longInterval(seconds: Double) {
    Timer.publish(every: seconds, on: .main, in: .common).autoconnect().sink { _ in }.cancel()
    RunLoop.main.schedule(after: RunLoop.main.now, interval: .seconds(seconds)) {}.cancel()
  }

  @Test("A timer publisher fires while its view is on screen")
  func timer() async throws {
    struct Clock: View {
      let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
      @State private var ticks = 0
      var body: some View {
        Text(ticks >= 3 ? "three" : "less").onReceive(timer) { _ in ticks += 1 }
      }
    }
    let screen = await Screen { Clock() }
    try await screen.wait(for: "three")
  }

  @Test("A timer on a test screen follows the test's clock")
  func timerByTheClock() async throws {
    @MainActor final class Model: ObservableObject {
      @Published var ticks = 0
      private var listening: AnyCancellable?
      func start() {
        listening = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { @Sendable [weak self] _ in
          MainActor.assumeIsolated { self?.ticks += 1 }
        }
      }
      func stop() { listening = nil }
    }
    struct Clock: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @StateObject private var model = Model()
      @State private var dates: [Date] = []
      var body: some View {
        let span = dates.last.flatMap { last in dates.first.map { last.timeIntervalSince($0) } } ?? 0
        Text("\(dates.count) ticks, \(Int(span.rounded())) s, \(model.ticks)").onReceive(timer) { dates.append($0) }
        Button("Start") { model.start() }
        Button("Stop") { model.stop() }
      }
    }
    let screen = await Screen { Clock() }
    await screen.advanceTime(by: 60)
    #expect(screen.contains("60 ticks, 59 s, 0"))
    try await screen.tap("Start")
    await screen.advanceTime(by: 0.6)
    #expect(screen.contains("60 ticks, 59 s, 1"))
    await screen.advanceTime(by: 0.4)
    #expect(screen.contains("61 ticks, 60 s, 2"))
    try await screen.tap("Stop")
    await screen.advanceTime(by: 1)
    #expect(screen.contains("62 ticks, 61 s, 2"))
  }

  @Test("A notification publisher delivers values until it is cancelled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var seen: [Int] = []
    let cancellable = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink { seen.append($0) }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    cancellable.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(seen == [1])
    var first: [Int] = []
    let once = center.publisher(for: name).first().sink { _ in first.append(1) }
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    once.cancel()
    #expect(first == [1])
  }

  @Test("`decode` publishes the decoded value, and a data task publisher fails if its request fails")
  func dataTask() async throws {
    struct Point: Codable, Equatable { var x: Int }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try JSONEncoder().encode(Point(x: 3)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let decoded = AsyncStream.makeStream(of: Int.self)
    let cancellable = Just(try Data(contentsOf: file)).decode(type: Point.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { decoded.continuation.yield($0.x) })
    var iterator = decoded.stream.makeAsyncIterator()
    #expect(await iterator.next() == 3)
    cancellable.cancel()

    let failures = AsyncStream.makeStream(of: String.self)
    let nowhere = try #require(URL(string: "http://127.0.0.1:1/"))
    let failing = URLSession.shared.dataTaskPublisher(for: nowhere).map(\.data)
      .sink(receiveCompletion: { failures.continuation.yield("\($0)") }, receiveValue: { _ in })
    var messages = failures.stream.makeAsyncIterator()
    #expect(await messages.next()?.hasPrefix("failure") == true)
    failing.cancel()
  }
}

@Suite("Timers on a run loop")
struct RunLoopTimerTests {
  @Test("A timer publishes only while the run loop runs in its mode")
  func mode() {
    let runLoop = RunLoop.current
    let waiting = RunLoop.Mode("waiting")
    var dates: [Date] = []
    let timer = Timer.publish(every: 0.001, tolerance: 0.001, on: runLoop, in: waiting).autoconnect()
      .sink { dates.append($0) }
    var ticks = 0
    let other = Timer.publish(every: 0.005, on: runLoop, in: .default).autoconnect().sink { _ in ticks += 1 }
    // A run does not end when a timer fires.
    func run(_ mode: RunLoop.Mode, until isDone: () -> Bool) {
      for _ in 0..<1000 where !isDone() { _ = runLoop.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01)) }
    }
    run(.default) { ticks >= 3 }
    #expect(dates.isEmpty)
    let ticksInDefaultMode = ticks
    #expect(ticksInDefaultMode >= 3)
    run(waiting) { dates.count >= 3 }
    #expect(dates.count >= 3)
    #expect(ticks == ticksInDefaultMode)
    timer.cancel()
    other.cancel()
  }
}

@Suite("Combined publishers")
struct CombinedSubscriptionTests {
  @Test("`combineLatest` publishes once each publisher has a value")
  func combineLatest() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), PassthroughSubject<Bool, Never>()
    )
    var pairs: [String] = []
    var triples: [String] = []
    var ended = false
    let first = a.combineLatest(b).sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { pairs.append("\($0)\($1)") })
    let second = Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }.sink { triples.append($0) }
    a.send(1)
    a.send(2)
    b.send("y")
    c.send(true)
    #expect(pairs == ["1x", "2x", "2y"])
    #expect(triples == ["2ytrue"])
    a.send(completion: .finished)
    #expect(!ended)
    b.send(completion: .finished)
    #expect(ended)
    first.cancel()
    second.cancel()
    var sums: [Int] = []
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }
    four.cancel()
    #expect(sums == [10])
  }

  @Test("A failure ends `combineLatest`, and `prefix` limits its values")
  func failure() {
    struct Broken: Error {}
    let (a, b) = (PassthroughSubject<Int, any Error>(), CurrentValueSubject<Int, any Error>(1))
    var log: [String] = []
    let cancellable = a.combineLatest(b).prefix(2).sink(
      receiveCompletion: { if case .failure = $0 { log.append("failed") } else { log.append("ended") } },
      receiveValue: { log.append("\($0.0 + $0.1)") })
    a.send(1)
    a.send(2)
    a.send(3)
    #expect(log == ["2", "3", "ended"])
    let failing = a.combineLatest(b).sink(
      receiveCompletion: { if case .failure = $0 { log.append("failed") } }, receiveValue: { _ in })
    a.send(completion: .failure(Broken()))
    #expect(log.last == "failed")
    cancellable.cancel()
    failing.cancel()
  }

  @Test("`merge` publishes the values of all publishers")
  func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    var ended = false
    let cancellable = a.merge(with: b).merge(with: Just(9), Just(8)).sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(!ended)
    b.send(3)
    b.send(completion: .finished)
    #expect(ended)
    #expect(seen.sorted() == [1, 2, 3, 8, 9])
    var many: [Int] = []
    let others = Publishers.MergeMany([Just(1), Just(2)]).sink { many.append($0) }
    let more = Just(1).merge(with: Just(2), Just(3), Just(4)).sink { many.append($0) }
    others.cancel()
    more.cancel()
    cancellable.cancel()
    #expect(many == [1, 2, 1, 2, 3, 4])
  }
}
