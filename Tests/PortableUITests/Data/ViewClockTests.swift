import Foundation
import PortableData
import Testing
import Tracking

@MainActor
@Suite("Clock of views")
struct ViewClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  #if DEBUG
    @Test("A clock that rings drops the later alarms of views that no longer exist")
    func endedViews() async {
      let clock = ViewClock(startingAt: start)
      let staying = Observer.repeating { [start] in clock.wake(at: start + 60) }
      let leaked = await LiveObjects.leaked {
        for minutes in 2..<100 {
          Observer.repeating { [start] in clock.wake(at: start + Double(minutes) * 60) }.cancel()
        }
        clock.advance(by: 1)
      }
      #expect(leaked == [:])
      #expect(clock.nextAlarm == start + 60)
      staying.cancel()
    }
  #endif

  @Test("Alarms of one date share an invalidation, whichever order they were requested in")
  func order() {
    let clock = ViewClock(startingAt: start)
    var fired: [Int] = []
    var observers: [Observer] = []
    for seconds in [3, 1, 2, 1, 3] {
      observers.append(
        Observer { fired.append(seconds) }.tracking { clock.wake(at: start + Double(seconds)) })
    }
    clock.advance(by: 1)
    #expect(fired == [1, 1])
    clock.advance(by: 5)
    #expect(fired.dropFirst(2).sorted() == [2, 3, 3])
    for observer in observers { observer.cancel() }
  }
}

extension Observer {
  fileprivate func tracking(_ body: () -> Void) -> Self {
    track(body)
    return self
  }
}
