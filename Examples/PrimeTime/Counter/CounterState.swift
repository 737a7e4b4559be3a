import Trifecta

extension Counter {
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
}
