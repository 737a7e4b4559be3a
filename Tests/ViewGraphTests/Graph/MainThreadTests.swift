import Testing

@testable import ViewGraph

@MainActor
@Suite("Main-thread notifications")
struct MainThreadTests {
  @Test("A notification within a graph's closure is performed immediately")
  func atOnce() {
    let diary = Diary()
    MainThread.running {
      MainThread.perform { diary.note("performed") }
      diary.note("went on")
    }
    #expect(diary.entries == ["performed", "went on"])
  }

  @Test("A notification from another thread is performed on the main actor")
  func fromElsewhere() async {
    await withCheckedContinuation { continuation in
      Task.detached {
        MainThread.perform {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
    }
  }

  @Test("Leaving a nested closure keeps the outer closure's state")
  func nested() {
    let diary = Diary()
    MainThread.running {
      MainThread.running {}
      MainThread.perform { diary.note("performed") }
      diary.note("went on")
    }
    #expect(diary.entries == ["performed", "went on"])
  }
}
