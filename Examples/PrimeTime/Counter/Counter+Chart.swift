import TrifectaMachines

extension Counter {
  /// The states of finding the nth prime as a chart for documentation. The reducer does not use it; a test verifies it.
  public nonisolated static let nthPrimeChart = ChartDescription(
    name: "NthPrime", initial: InitialDescription(["idle"]),
    events: [
      EventDescription("nthPrimeButtonTapped"), EventDescription("countChanged"),
      EventDescription("nthPrimeFound", payload: "Int"), EventDescription("nthPrimeFailed", payload: "NthPrimeError"),
      EventDescription("retryButtonTapped"), EventDescription("dismiss"),
    ],
    states: [
      StateDescription(
        "idle",
        transitions: [.init(on: ["nthPrimeButtonTapped"], if: .named("count above 0"), to: ["looking"])],
        ignored: ["countChanged"]),
      StateDescription(
        "looking",
        transitions: [
          .init(on: ["nthPrimeFound"], to: ["found"]),
          .init(on: ["nthPrimeFailed"], if: .named("retryable"), to: ["failed"]),
          .init(on: ["nthPrimeFailed"], to: ["refused"]),
          .init(on: ["countChanged"], to: ["idle"]),
          .init(after: 10_000, to: ["failed"]),
        ],
        invokes: [InvokeDescription("nth prime", onDone: "nthPrimeFound", onError: "nthPrimeFailed")],
        ignored: ["nthPrimeButtonTapped"]),
      StateDescription("found", payload: "Int", transitions: [.init(on: ["dismiss"], to: ["idle"])]),
      StateDescription(
        "failed", payload: "NthPrimeError",
        transitions: [
          .init(on: ["retryButtonTapped"], to: ["looking"]),
          .init(on: ["dismiss"], to: ["idle"]),
        ]),
      StateDescription("refused", payload: "NthPrimeError", transitions: [.init(on: ["dismiss"], to: ["idle"])]),
    ])
}
