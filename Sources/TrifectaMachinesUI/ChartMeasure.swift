import Foundation
import TrifectaMachines

/// The sizes of the texts in a chart, and its transitions between states.
struct ChartMeasure {
  /// A transition, with its index in its source state.
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
        // A transition without target stays in its state.
        for target in transition.targets.isEmpty ? [state.id] : transition.targets {
          routes.append(
            Route(source: state.id, target: target, number: number, text: Self.text(of: transition)))
        }
      }
    }
    self.parents = parents
    self.routes = routes
  }

  /// The label of a transition: its event or delay, and its guard.
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

  /// The member of the group that is the given state or one of its ancestors.
  func member(of group: Set<String>, around state: String) -> String? {
    var current: String? = state
    while let id = current, !group.contains(id) { current = parents[id] }
    return current
  }

  /// The estimated width of a state's name in its box, in points. The estimate is usually too wide rather than too
  /// narrow, so that the name fits.
  static func width(ofName text: String) -> Double { Double(text.count) * 9.5 + 32 }

  /// The estimated width of a transition's label, in points.
  static func width(ofLabel text: String) -> Double { Double(text.count) * 7.5 + 18 }
}

extension TransitionDescription.Guard {
  /// The name or the expression of the guard.
  fileprivate var text: String {
    switch self {
    case .named(let name): name
    case .expression(let expression): expression.description
    }
  }
}
