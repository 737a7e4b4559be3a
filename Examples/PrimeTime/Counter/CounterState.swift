import Trifecta

extension Counter {
  /// What the counter knows.
  public struct State: Equatable {
    /// The number.
    public var count: Int
    /// The primes that the person has saved.
    public var favoritePrimes: [Int]
    /// What the counter's screen shows besides.
    public var screen: Screen

    /// Creates the state of a counter.
    public init(count: Int = 0, favoritePrimes: [Int] = [], screen: Screen = Screen()) {
      self.count = count
      self.favoritePrimes = favoritePrimes
      self.screen = screen
    }

    /// Whether the count is the number of a prime, and none is being looked for.
    public var isNthPrimeButtonEnabled: Bool { count > 0 && !screen.isFindingNthPrime }

    /// The modal, while it is there. It looks at this count and these favorites, so nothing has to be kept in step.
    public var primeModal: PrimeModal.State? {
      get { screen.isPrimeModalPresented ? PrimeModal.State(number: count, favoritePrimes: favoritePrimes) : nil }
      set {
        screen.isPrimeModalPresented = newValue != nil
        if let newValue { favoritePrimes = newValue.favoritePrimes }
      }
    }
  }

  /// What only the counter's screen is about. An app keeps it for the counter.
  public struct Screen: Equatable {
    /// Whether the nth prime is being looked for.
    public var isFindingNthPrime: Bool
    /// Whether the prime modal is there.
    public var isPrimeModalPresented: Bool
    /// What came of looking for the nth prime.
    public var alert: AlertState<AlertAction>?

    /// Creates the state of a screen.
    public init(
      isFindingNthPrime: Bool = false, isPrimeModalPresented: Bool = false, alert: AlertState<AlertAction>? = nil
    ) {
      self.isFindingNthPrime = isFindingNthPrime
      self.isPrimeModalPresented = isPrimeModalPresented
      self.alert = alert
    }
  }

  /// The modal that says whether the count is prime.
  public static let primeModal = PresentedChild(
    PrimeModal(), state: \State.primeModal,
    action: Action.primeModal)

  /// The alert that says which prime was found.
  public static let alert = PresentedChild(
    alert: \State.screen.alert,
    action: Action.alert)
}
