import CarList
import SwiftUI
import TrifectaMachines
import TrifectaUI

/// Cars for sale on screen: one `switch` over what the machine is at.
public struct CarListScreen: View {
  private let store: Store<CarList>

  /// Creates the screen of a list of cars.
  public init(store: Store<CarList>) {
    self.store = store
  }

  /// What there is to show.
  public var body: some View {
    NavigationStack {
      Group {
        switch store.phase {
        case .initial, .loading:
          ProgressView("Asking the garage…")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .results(let cars), .refreshing(let cars):
          CarsView(cars: cars, isOutdated: false) { store.send(.retry) }
            .refreshable { await refresh() }
        case .outdated(let cars):
          CarsView(cars: cars, isOutdated: true) { store.send(.retry) }
            .refreshable { await refresh() }
        case .empty:
          NoCarsView(
            title: "No Cars", symbol: "car", reason: "Nothing is for sale today.", action: "Look Again"
          ) { store.send(.retry) }
        case .error(let reason):
          NoCarsView(
            title: "Cars Not Loaded", symbol: "exclamationmark.triangle", reason: reason, action: "Try Again"
          ) { store.send(.retry) }
        }
      }
      .animation(.default, value: store.phase)
      .navigationTitle("Cars")
    }
    .task { await store.send(.appeared).finish() }
  }

  /// The load has a task of its own: SwiftUI cancels that of a refresh when the list changes under the finger.
  private func refresh() async {
    await Task { await store.send(.refresh).finish() }.value
  }
}
