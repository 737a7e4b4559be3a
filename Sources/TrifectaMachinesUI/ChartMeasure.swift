import Foundation
import TrifectaMachines

/// How large what is written in a chart is, and which routes it has between which states.
struct ChartMeasure {
  /// A route, with its number among those of its state.
  struct Route {
    let source: String
    let target: String
    let number: Int
    let text: String
  }

  let routes: [Route]
  private let parents: [String: String]

  init(_ chart: ChartDescription) {
    var parents: [String: String] = [:]
    var routes: [Route] = []
    for state in chart.allStates {
      for inner in state.states { parents[inner.id] = state.id }
      for (number, transition) in state.transitions.enumerated() where !state.isHistory {
        // What leads nowhere stays where it is.
        for target in transition.targets.isEmpty ? [state.id] : transition.targets {
          routes.append(
            Route(source: state.id, target: target, number: number, text: Self.text(of: transition)))
        }
      }
    }
    self.parents = parents
    self.routes = routes
  }

  /// What is written at a route: its event or its delay, and its guard.
  static func text(of transition: TransitionDescription) -> String {
    var text = transition.events.joined(separator: ", ")
    if let delay = transition.delay { text = "after \(seconds(delay))" }
    if text.isEmpty { text = "at once" }
    return transition.guard.map { "\(text) [\($0.text)]" } ?? text
  }

  private static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds >= 1_000 else { return "\(milliseconds.formatted(.number.locale(Locale(identifier: "en")))) ms" }
    return "\((milliseconds / 1_000).formatted(.number.locale(Locale(identifier: "en")))) s"
  }

  /// The state among some that is another, or around it.
  func member(of group: Set<String>, around state: String) -> String? {
    var current: String? = state
    while let id = current, !group.contains(id) { current = parents[id] }
    return current
  }

  /// How wide a name is in its box, in points. An estimate that errs on the wide side.
  static func width(ofName text: String) -> Double { Double(text.count) * 9.5 + 32 }

  /// How wide what is written at a line is, in points.
  static func width(ofLabel text: String) -> Double { Double(text.count) * 7.5 + 18 }
}

extension TransitionDescription.Guard {
  /// The guard as it is written.
  fileprivate var text: String {
    switch self {
    case .named(let name): name
    case .expression(let expression): expression.description
    }
  }
}
