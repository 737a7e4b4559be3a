import CarList
import SwiftUI
import TrifectaMachines
import TrifectaUI

/// The screen of cars for sale, which shows the view state of the machine's phase and sends events.
public struct CarListScreen: View {
  private let store: Store<CarList>

  /// Creates the screen of a store.
  public init(store: Store<CarList>) {
    self.store = store
  }

  /// The content for the current phase.
  public var body: some View {
    NavigationStack {
      ViewStateView(store.phase.viewState, refresh: { await refresh() }) { cars in
        CarsView(cars: cars)
      } loading: { _ in
        ProgressView("Loading cars…")
          .padding()
      } empty: { _ in
        NoCarsView(
          title: "No Cars", symbol: "car", reason: "No cars are for sale today.", action: "Reload", act: retry)
      } failed: { error, _ in
        NoCarsView(
          title: "Cars Not Loaded", symbol: "exclamationmark.triangle", reason: error.localizedDescription,
          action: "Try Again", act: retry)
      } notice: { error, _ in
        OutdatedNotice(reason: error.localizedDescription, retry: retry)
      }
      .navigationTitle("Cars")
    }
    .task { await store.send(.appeared).finish() }
  }

  private func retry() {
    store.send(.retry)
  }

  /// Refreshes in a new task, because SwiftUI cancels a refresh task when the list changes during the gesture.
  private func refresh() async {
    await Task { await store.send(.refresh).finish() }.value
  }
}
