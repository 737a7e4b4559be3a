import ScreenTesting
import SwiftUI
import Testing
import Trifecta
import TrifectaUI

@MainActor
@Suite("observe in a view")
struct ObserveInViewTests {
  private struct Ticker: Reducer {
    struct State: Equatable { var ticks = 0 }
    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.ticks += action
      return .none
    }
  }

  private struct Log: View {
    let store: Store<Ticker>
    @State private var sum = 0
    @State private var runs = 0
    @AppStorage("sum") private var stored = 0
    @State private var token: ObservationToken?

    var body: some View {
      Text("sum \(sum), stored \(stored), runs \(runs)")
        .onAppear {
          token = observe {
            sum += store.ticks
            stored += store.ticks
            runs += 1
          }
        }
    }
  }

  @Test("The closure may read and write properties of the view without running again")
  func viewState() async {
    let store = Store(initialState: Ticker.State()) { Ticker() }
    let screen = await Screen { Log(store: store) }
    store.send(2)
    await screen.settle()
    store.send(3)
    await screen.settle()
    #expect(screen.contains("sum 7, stored 7, runs 3"))
  }
}
