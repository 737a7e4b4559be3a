import PrimeTimeNumbers
import Trifecta

/// A counter that can tell whether its count is prime, and which prime has that index.
public struct Counter: Reducer {
  /// The state of the counter.
  public struct State: Equatable {
    /// The count.
    public var count: Int
    /// The favorite primes of the user.
    public var favoritePrimes: [Int]
    /// The state of the counter's screen.
    public var screen: Screen

    /// Creates a state.
    public init(count: Int = 0, favoritePrimes: [Int] = [], screen: Screen = Screen()) {
      self.count = count
      self.favoritePrimes = favoritePrimes
      self.screen = screen
    }

    /// Whether the nth prime can be requested: the count is positive, and no request is running.
    public var isNthPrimeButtonEnabled: Bool { count > 0 && !screen.isFindingNthPrime }

    /// The state of the modal; `nil` if it is not presented. It is derived from the count and the favorites, so nothing
    /// has to be synchronized.
    public var primeModal: PrimeModal.State? {
      get { screen.isPrimeModalPresented ? PrimeModal.State(number: count, favoritePrimes: favoritePrimes) : nil }
      set {
        screen.isPrimeModalPresented = newValue != nil
        if let newValue { favoritePrimes = newValue.favoritePrimes }
      }
    }
  }

  /// The state that only the counter's screen uses.
  public struct Screen: Equatable {
    /// Whether the nth prime is being found.
    public var isFindingNthPrime: Bool
    /// Whether the prime modal is presented.
    public var isPrimeModalPresented: Bool
    /// The alert with the result of finding the nth prime.
    public var alert: AlertState<AlertAction>?

    /// Creates a state.
    public init(
      isFindingNthPrime: Bool = false, isPrimeModalPresented: Bool = false, alert: AlertState<AlertAction>? = nil
    ) {
      self.isFindingNthPrime = isFindingNthPrime
      self.isPrimeModalPresented = isPrimeModalPresented
      self.alert = alert
    }
  }

  /// The actions of the counter.
  public enum Action: Equatable, Sendable {
    /// The user tapped the increment button.
    case incrementButtonTapped
    /// The user tapped the decrement button.
    case decrementButtonTapped
    /// The user entered a number.
    case countChanged(Int)
    /// The user asked whether the count is prime.
    case isPrimeButtonTapped
    /// The user asked for the nth prime, where n is the count.
    case nthPrimeButtonTapped
    /// The nth prime was found.
    case nthPrimeFound(Int)
    /// Finding the nth prime failed.
    case nthPrimeFailed(NthPrimeError)
    /// An action of the prime modal.
    case primeModal(PresentationAction<PrimeModal.Action>)
    /// An action of the alert.
    case alert(PresentationAction<AlertAction>)
  }

  /// The actions of an alert, except for dismissing it.
  public enum AlertAction: Equatable, Sendable {
    /// The user tapped the retry button.
    case retryButtonTapped
  }

  private enum EffectID { case nthPrime }

  /// The prime modal as a presented child feature.
  public static let primeModal = PresentedChild(
    PrimeModal(), state: \State.primeModal,
    action: Action.primeModal)

  /// The alert as a presented child feature.
  public static let alert = PresentedChild(
    alert: \State.screen.alert,
    action: Action.alert)

  @Dependency(\.nthPrime) private var nthPrime

  /// Creates the feature with the current dependencies.
  public init() {}

  /// Handles the counter, and discards an answer about a previous count when the count changes. A restored counter asks
  /// again for a prime that was being looked for.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
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
          buttons: error.isRetryable ? [.cancel(), ButtonState("Try Again", action: .retryButtonTapped)] : [])
        return .none

      case .primeModal, .alert:
        return .none
      }
    }
    .onRestore { state, interrupted in
      guard interrupted.contains(id: EffectID.nthPrime) else { return .none }
      state.screen.isFindingNthPrime = false
      return findNthPrime(&state)
    }
    .ifLet(Self.primeModal)
    .ifLet(Self.alert)
    .onChange(of: \.count) { state, _, _ in
      state.screen.isPrimeModalPresented = false
      state.screen.isFindingNthPrime = false
      return .cancel(id: EffectID.nthPrime)
    }
  }

  private func findNthPrime(_ state: inout State) -> Effect<Action> {
    guard state.isNthPrimeButtonEnabled else { return .none }
    state.screen.isFindingNthPrime = true
    return .run(name: "nth prime") { [count = state.count] send in
      // A test can answer with fixtures for `nthPrime`.
      send(.nthPrimeFound(try await withFixture("nthPrime") { try await nthPrime(count) }))
    } catch: { error, send in
      send(.nthPrimeFailed(NthPrimeError(error)))
    }
    .timeout(after: .seconds(10))
    .cancellable(id: EffectID.nthPrime)
  }
}

extension NthPrimeError {
  /// Converts the error of an effect.
  init(_ error: any Error) {
    switch error {
    case let error as NthPrimeError: self = error
    case is EffectTimeout: self = .timedOut
    default: self = .unreachable(reason: error.localizedDescription)
    }
  }
}
