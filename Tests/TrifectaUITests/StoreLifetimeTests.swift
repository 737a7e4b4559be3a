#if DEBUG
  import ScreenTesting
  import SwiftUI
  import Testing
  import Tracking
  import TrifectaUI
  import Waiting

  @Suite("Lifetimes of screen stores")
  @MainActor
  struct StoreLifetimeTests {
    /// A feature with an effect that ends only when it is cancelled.
    struct Download: Reducer {
      struct State: Equatable { var isLoading = false }
      enum Action { case start, arrived }
      let cancelled: @MainActor @Sendable () -> Void

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        guard case .start = action else { return .none }
        state.isLoading = true
        return .run { [cancelled] send in
          try? await Task.sleep(for: .seconds(3_600))
          cancelled()
          send(.arrived)
        }
      }
    }

    struct DownloadScreen: View {
      @State private var store: Store<Download>

      init(_ cancelled: @escaping @MainActor @Sendable () -> Void) {
        _store = State(initialValue: Store(initialState: .init()) { Download(cancelled: cancelled) })
      }

      var body: some View {
        Button("Start") { store.send(.start) }
        if store.isLoading { Text("Loading") }
      }
    }

    final class Probe {
      var isCancelled = false
    }

    @Test("Closing a screen during an effect cancels it and releases all objects")
    func closedDuringEffect() async throws {
      let leaked = try await LiveObjects.leaked {
        weak var probe: Probe?
        do {
          let newProbe = Probe()
          probe = newProbe
          let screen = await Screen { DownloadScreen { newProbe.isCancelled = true } }
          try await screen.tap(.button("Start"))
          #expect(screen.contains("Loading") && !newProbe.isCancelled)
          await screen.close()
          await settle(until: { newProbe.isCancelled })
        }
        // When the captured object is released, the effect and its store were released too.
        await settle(until: { probe == nil })
        await letOthersRun()
      }
      #expect(leaked.isEmpty)
    }
  }
#endif
