import PrimeTimeNumbers
import Trifecta

/// A number that goes up and down, and what there is to ask about it: is it prime, and which prime has that number.
public struct Counter: Reducer {
  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// One more.
    case incrementButtonTapped
    /// One less.
    case decrementButtonTapped
    /// The person has entered a number.
    case countChanged(Int)
    /// The person asks whether the count is prime.
    case isPrimeButtonTapped
    /// The person asks for the prime that the count is the number of.
    case nthPrimeButtonTapped
    /// That prime has come.
    case nthPrimeFound(Int)
    /// It did not come.
    case nthPrimeFailed(NthPrimeError)
    /// Something happens in the prime modal.
    case primeModal(PresentationAction<PrimeModal.Action>)
    /// Something happens in the alert.
    case alert(PresentationAction<AlertAction>)
  }

  /// What the person can do about an alert besides putting it away.
  public enum AlertAction: Equatable, Sendable {
    /// The person asks for the prime once more.
    case retryButtonTapped
  }

  private enum EffectID { case nthPrime }

  @Dependency(\.nthPrime) private var nthPrime

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// The counter, then what a count that has changed makes out of date: an answer about the last one.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in handle(action, &state) }
      .ifLet(Self.primeModal)
      .ifLet(Self.alert)
      .onChange(of: \.count) { state, _, _ in
        state.screen.isPrimeModalPresented = false
        state.screen.isFindingNthPrime = false
        return .cancel(id: EffectID.nthPrime)
      }
  }

  private func handle(_ action: Action, _ state: inout State) -> Effect<Action> {
    switch action {
    case .incrementButtonTapped:
      if state.count < .max { state.count += 1 }
      return .none

    case .decrementButtonTapped:
      if state.count > .min { state.count -= 1 }
      return .none

    case .countChanged(let count):
      state.count = count
      return .none

    case .isPrimeButtonTapped:
      state.screen.isPrimeModalPresented = true
      return .none

    case .nthPrimeButtonTapped, .alert(.presented(.retryButtonTapped)):
      return findNthPrime(&state)

    case .nthPrimeFound(let prime):
      state.screen.isFindingNthPrime = false
      state.screen.alert = AlertState("The \(state.count.ordinal) prime is \(prime)")
      return .none

    case .nthPrimeFailed(let error):
      state.screen.isFindingNthPrime = false
      state.screen.alert = AlertState(
        "The \(state.count.ordinal) prime was not found", message: error.localizedDescription,
        buttons: error.mayPass ? [.cancel(), ButtonState("Try Again", action: .retryButtonTapped)] : [])
      return .none

    case .primeModal, .alert:
      return .none
    }
  }

  private func findNthPrime(_ state: inout State) -> Effect<Action> {
    guard state.isNthPrimeButtonEnabled else { return .none }
    state.screen.isFindingNthPrime = true
    return .run(name: "nth prime") { [count = state.count] send in
      send(.nthPrimeFound(try await nthPrime(count)))
    } catch: { error, send in
      send(.nthPrimeFailed(NthPrimeError(error)))
    }
    .timeout(after: .seconds(10))
    .cancellable(id: EffectID.nthPrime)
  }
}

extension NthPrimeError {
  /// What an effect threw, under a name for it.
  init(_ error: any Error) {
    switch error {
    case let error as NthPrimeError: self = error
    case is EffectTimeout: self = .timedOut
    default: self = .unreachable(reason: error.localizedDescription)
    }
  }
}
