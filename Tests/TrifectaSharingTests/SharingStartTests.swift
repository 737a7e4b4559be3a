import Testing
import Trifecta
import TrifectaTesting
import Waiting

@testable import TrifectaSharing

/// Tests of the section "When effects start" in the documentation of `Trifecta`, for subscriptions to shared values.
@MainActor
@Suite("Start of a subscription to a shared value")
struct SharingStartTests {
  @Test("Values saved right after subscribing arrive, except to the feature that saves")
  func shared() async {
    let studio = Store(initialState: Studio.State()) { Studio() }
    studio.send(.both(.appeared))
    studio.send(.left(.picked(.dark)))
    studio.send(.left(.picked(.sepia)))
    #expect(studio.right.received == [.dark, .sepia])
    await DeferredStart.all.finish()
    #expect(studio.left.received == [])
    #expect(studio.right.received == [.dark, .sepia])
  }

  @Test("A subscription that is cancelled before it starts leaves no subscriber behind")
  func sharedCancelled() async {
    let storage = SharedStorage(isPersistent: false)
    let painter = Store(initialState: Painter.State()) {
      Painter()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    let cell = storage.cell(for: .theme)
    let task = painter.send(.appeared)
    #expect(cell.subscriberCount == 1)
    painter.send(.disappeared)
    storage.set(.dark, for: .theme)
    #expect(painter.received == [])
    await task.finish()
    await settle(until: { cell.subscriberCount == 0 })
    #expect(cell.subscriberCount == 0)
    #expect(task.isFinished)
  }

  @Test("A subscription with a timeout or retry receives values", arguments: [false, true])
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
    await DeferredStart.all.finish()
    storage.set(.sepia, for: .theme)
    #expect(follower.theme == .sepia)
    task.cancel()
    await task.finish()
  }
}
