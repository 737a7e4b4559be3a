import NIOCore
import NIOEmbedded
import Testing
import TrifectaDependencies

@testable import TrifectaWeb

@Suite("Connection timer")
struct ConnectionTimerTests {
  let loop = EmbeddedEventLoop()

  @Test("A timer fires once after its delay")
  func fires() {
    let timer = ConnectionTimer(on: loop)
    var count = 0
    timer.start(in: .seconds(3)) { count += 1 }
    loop.advanceTime(by: .seconds(2))
    #expect(count == 0)
    #expect(timer.isRunning)
    loop.advanceTime(by: .seconds(1))
    #expect(count == 1)
    #expect(!timer.isRunning)
    loop.advanceTime(by: .seconds(9))
    #expect(count == 1)
  }

  @Test("A stopped timer retains nothing that its action uses")
  func releases() {
    final class Resource {}
    let timer = ConnectionTimer(on: loop)
    weak var resource: Resource?
    do {
      let used = Resource()
      resource = used
      timer.start(in: .seconds(3)) { _ = used }
    }
    #expect(resource != nil)
    timer.stop()
    #expect(resource == nil)
  }

  @Test("A timer that restarts in its own action fires again after the delay")
  func repeats() {
    let timer = ConnectionTimer(on: loop)
    var times: [NIODeadline] = []
    func start() {
      timer.start(in: .seconds(2)) {
        times.append(loop.now)
        start()
      }
    }
    let begin = loop.now
    start()
    for _ in 0..<7 { loop.advanceTime(by: .seconds(1)) }
    #expect(times == [2, 4, 6].map { begin + .seconds($0) })
    timer.stop()
  }

  @Test("Random starts, stops and delays fire at the same times as a model", arguments: 0..<50 as Range<UInt64>)
  func random(seed: UInt64) {
    var numbers = RandomGenerator.seeded(seed)
    let timer = ConnectionTimer(on: loop)
    var fired: [Int] = []
    var expected: [Int] = []
    var due: Int?
    for now in 0..<200 {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let delay = Int.random(in: 1...12, using: &numbers)
        due = now + delay
        let mark = now + delay
        timer.start(in: .seconds(Int64(delay))) { fired.append(mark) }
      case 1:
        due = nil
        timer.stop()
      default: break
      }
      #expect(timer.isRunning == (due != nil))
      loop.advanceTime(by: .seconds(1))
      if due == now + 1 {
        expected.append(now + 1)
        due = nil
      }
      #expect(fired == expected)
    }
  }
}
