import SwiftUI
import TrifectaUI

/// The form of a flight. The constraints between its fields are computed properties of the state.
struct FlightBooker: Reducer {
  enum Kind: String, CaseIterable {
    case oneWay = "One-way flight"
    case roundTrip = "Return flight"
  }

  struct State: Equatable {
    var kind = Kind.oneWay
    var departure = "27.03.2026"
    var arrival = "27.03.2026"
    var booking: String?

    var departureDate: Date? { Self.date(departure) }
    var arrivalDate: Date? { Self.date(arrival) }

    var canBook: Bool {
      guard let departureDate else { return false }
      guard kind == .roundTrip else { return true }
      return arrivalDate.map { $0 >= departureDate } ?? false
    }

    /// Returns the date of a text such as "27.03.2026"; `nil` if there is no such day.
    private static func date(_ text: String) -> Date? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2], 1...9_999 ~= year else {
        return nil
      }
      let components = DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month, day: day)
      return components.isValidDate ? components.date : nil
    }
  }

  enum Action: Equatable {
    case kindChanged(Kind)
    case departureChanged(String)
    case arrivalChanged(String)
    case bookTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .kindChanged(let kind): state.kind = kind
    case .departureChanged(let text): state.departure = text
    case .arrivalChanged(let text): state.arrival = text
    case .bookTapped:
      guard state.canBook else { break }
      let end = state.kind == .roundTrip ? " and back on \(state.arrival)" : ""
      state.booking = "You have booked a flight on \(state.departure)\(end)."
      return .none
    }
    state.booking = nil
    return .none
  }
}

/// The third task: a form whose fields depend on each other.
public struct FlightTask: View {
  @State private var store = Store(initialState: FlightBooker.State()) { FlightBooker() }

  /// Creates the screen of a one-way flight.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    Form {
      Picker("Kind", selection: store.binding(\.kind) { .kindChanged($0) }) {
        ForEach(FlightBooker.Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      TextField("Departure", text: store.binding(\.departure) { .departureChanged($0) })
        .foregroundStyle(store.departureDate == nil ? .red : .primary)
      TextField("Return", text: store.binding(\.arrival) { .arrivalChanged($0) })
        .foregroundStyle(store.arrivalDate == nil ? .red : .primary)
        .disabled(store.kind == .oneWay)
      Section {
        Button("Book") { store.send(.bookTapped) }
          .disabled(!store.canBook)
      } footer: {
        if let booking = store.booking { Text(booking) }
      }
    }
  }
}

#Preview("Flight") {
  FlightTask()
}
