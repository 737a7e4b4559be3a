import Testing

@testable import ViewGraph

@MainActor
@Suite("Announcements from any thread")
struct MainThreadTests {
  @Test("What a graph's closure announces is done before it goes on")
  func atOnce() {
    let diary = Diary()
    MainThread.running {
      MainThread.perform { diary.note("performed") }
      diary.note("went on")
    }
    #expect(diary.entries == ["performed", "went on"])
  }

  @Test("What another thread announces is done on the main actor")
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

  @Test("A closure inside another does not take the mark of the one around it")
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
