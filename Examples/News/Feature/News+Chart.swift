import TrifectaMachines

extension News {
  /// The states of `LoadingReducer` for the entries as a chart for documentation. The reducer does not use it; a test
  /// verifies it.
  public nonisolated static let chart = ChartDescription(
    name: "News", initial: InitialDescription(["loading"]),
    events: [
      EventDescription("appeared"), EventDescription("refresh"), EventDescription("retry"), EventDescription("cancel"),
      EventDescription("received.entries", payload: "[NewsEntry]"), EventDescription("received.none"),
      EventDescription("received.error", payload: "any Error"),
    ],
    states: [
      StateDescription(
        "loading",
        transitions: [
          .init(on: ["received.entries"], to: ["news"]),
          .init(on: ["received.none"], to: ["empty"]),
          .init(on: ["received.error", "cancel"], to: ["failed"]),
          .init(on: ["appeared", "refresh", "retry"], to: ["loading"]),
        ]),
      StateDescription(
        "news", payload: "[NewsEntry]",
        transitions: [.init(on: ["refresh", "retry"], to: ["refreshing"])],
        ignored: ["appeared", "cancel", "received.entries", "received.none", "received.error"]),
      StateDescription(
        "refreshing", payload: "[NewsEntry]",
        transitions: [
          .init(on: ["received.entries", "cancel"], to: ["news"]),
          .init(on: ["received.none"], to: ["empty"]),
          .init(on: ["received.error"], to: ["outdated"]),
          .init(on: ["appeared", "refresh", "retry"], to: ["refreshing"]),
        ]),
      StateDescription(
        "outdated", payload: "[NewsEntry]",
        transitions: [.init(on: ["refresh", "retry"], to: ["refreshing"])],
        ignored: ["appeared", "cancel", "received.entries", "received.none", "received.error"]),
      StateDescription(
        "empty",
        transitions: [.init(on: ["refresh", "retry"], to: ["loading"])],
        ignored: ["appeared", "cancel", "received.entries", "received.none", "received.error"]),
      StateDescription(
        "failed", payload: "any Error",
        transitions: [.init(on: ["appeared", "refresh", "retry"], to: ["loading"])],
        ignored: ["cancel", "received.entries", "received.none", "received.error"]),
    ])
}
