import CarList
import SwiftUI

/// The screen without a state machine: one `if` for each flag of ``BooleanCarListModel``.
public struct BooleanCarListScreen: View {
  @StateObject private var model: BooleanCarListModel

  /// Creates the screen.
  ///
  /// - Parameter service: The source of cars.
  public init(service: CarService) {
    self.init(model: BooleanCarListModel(service: service))
  }

  init(model: @autoclosure @escaping () -> BooleanCarListModel) {
    _model = StateObject(wrappedValue: model())
  }

  /// The views whose flags are `true`.
  public var body: some View {
    NavigationStack {
      VStack {
        if model.isLoading || model.isRefreshing {
          ProgressView("Loading cars…")
            .padding()
        }
        if model.showsError {
          Text(model.errorMessage)
            .foregroundStyle(.red)
          Button("Try Again") { Task { await model.load() } }
            .buttonStyle(.bordered)
        }
        if model.isEmpty {
          Text("No cars are for sale today.")
          Button("Reload") { Task { await model.load() } }
            .buttonStyle(.bordered)
        }
        if !model.cars.isEmpty {
          CarsView(cars: model.cars)
            .refreshable { await model.load() }
        }
      }
      .navigationTitle("Cars")
    }
    .task { await model.load() }
  }
}
