import Testing
import Trifecta
import TrifectaTesting
import Waiting

@testable import TrifectaSharing

/// What "When effects start" in the documentation of `Trifecta` says, for values that are followed.
@MainActor
@Suite("When a feature begins to follow a value")
struct SharingStartTests {
  @Test(
    "A value that is saved right after a feature has begun to follow it is heard, each one, and not the feature's own")
  func shared() async {
    let studio = Store(initialState: Studio.State()) { Studio() }
    studio.send(.both(.appeared))
    studio.send(.left(.picked(.dark)))
    studio.send(.left(.picked(.sepia)))
    #expect(studio.right.received == [.dark, .sepia])
    await SoonStart.all.finish()
    #expect(studio.left.received == [])
    #expect(studio.right.received == [.dark, .sepia])
  }

  @Test("A feature that stops following a value before that has begun leaves no follower behind")
  func sharedCancelled() async {
    let storage = SharedStorage(isPersistent: false)
    let painter = Store(initialState: Painter.State()) {
      Painter()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    let cell = storage.cell(for: .theme)
    let task = painter.send(.appeared)
    #expect(cell.followerCount == 1)
    painter.send(.disappeared)
    storage.set(.dark, for: .theme)
    #expect(painter.received == [])
    await task.finish()
    await settle(until: { cell.followerCount == 0 })
    #expect(cell.followerCount == 0)
    #expect(task.isFinished)
  }

  @Test("A value followed with a limit to the time, or retried, is followed", arguments: [false, true])
  func sharedModified(isLimited: Bool) async {
    struct Follower: Reducer {
      struct State: Equatable { var theme = Theme.light }
      enum Action {
        case appeared
        case changed(Theme)
      }
      let isLimited: Bool
      let clock: TestClock
      @Shared(.theme) var theme
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
          let following = $theme.subscribe(Action.changed)
          return isLimited
            ? following.timeout(after: .ticks(2), clock: clock)
            : following.retry(.constant(.ticks(1), retries: 1), clock: clock)
        case .changed(let theme):
          state.theme = theme
          return .none
        }
      }
    }
    let storage = SharedStorage(isPersistent: false)
    let follower = Store(initialState: Follower.State()) {
      Follower(isLimited: isLimited, clock: TestClock())
    } withDependencies: {
      $0.sharedStorage = storage
    }
    let task = follower.send(.appeared)
    await SoonStart.all.finish()
    storage.set(.sepia, for: .theme)
    #expect(follower.theme == .sepia)
    task.cancel()
    await task.finish()
  }
}
