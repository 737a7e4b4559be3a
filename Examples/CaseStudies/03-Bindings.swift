import TrifectaUI

extension CaseStudy {
  static let bindings = CaseStudy(
    "Bindings", summary: "Controls of a form write fields of the state, which also validates the form."
  ) {
    BindingsStudy()
  }
}

/// One action case writes all fields that are independent of each other. The seating area limits the number of guests,
/// so it has a separate action that keeps the two fields consistent. The validation is computed from the state, so
/// it is never out of date.
struct Reservation: Reducer {
  enum Seating {
    case indoors, terrace

    var maximumGuests: Int {
      switch self {
      case .indoors: 8
      case .terrace: 4
      }
    }
  }

  /// The number of digits of the shortest phone numbers.
  nonisolated static let minimumDigits = 6

  struct State: Equatable {
    var name = ""
    var guests = 2
    var seating = Seating.indoors
    var wantsReminder = false
    var phoneNumber = ""
    var isReserved = false

    var problem: String? {
      if name.allSatisfy(\.isWhitespace) { return "Enter a name." }
      if wantsReminder, phoneNumber.count(where: \.isNumber) < minimumDigits {
        return "Enter a phone number for the reminder."
      }
      return nil
    }

    var canReserve: Bool { problem == nil && !isReserved }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case seatingChanged(Seating)
    case reserveTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.isReserved = false
      case .seatingChanged(let seating):
        state.seating = seating
        state.guests = min(state.guests, seating.maximumGuests)
        state.isReserved = false
      case .reserveTapped:
        if state.canReserve { state.isReserved = true }
      }
      return .none
    }
  }
}

/// `$store.name` writes the field with the binding action. `store.binding(_:send:)` sends another action instead.
struct ReservationForm: View {
  @Bindable var store: Store<Reservation>

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
        Picker("Seating", selection: store.binding(\.seating) { .seatingChanged($0) }) {
          Text("Indoors").tag(Reservation.Seating.indoors)
          Text("Terrace").tag(Reservation.Seating.terrace)
        }
        Stepper("Guests: \(store.guests)", value: $store.guests, in: 1...store.seating.maximumGuests)
      } footer: {
        Text("Up to \(store.seating.maximumGuests) guests can sit here.")
      }
      Section {
        Toggle("Remind me", isOn: $store.wantsReminder)
        if store.wantsReminder {
          TextField("Phone number", text: $store.phoneNumber)
            .textContentType(.telephoneNumber)
        }
      }
      Section {
        Button("Reserve") { store.send(.reserveTapped) }
          .disabled(!store.canReserve)
      } footer: {
        if let problem = store.problem {
          Text(problem)
        } else if store.isReserved {
          Label("Your table is reserved.", systemImage: "checkmark.circle")
        }
      }
    }
  }
}

struct BindingsStudy: View {
  @State private var store = Store(initialState: Reservation.State()) { Reservation() }

  var body: some View {
    ReservationForm(store: store)
  }
}
