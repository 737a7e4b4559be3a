import Foundation
import TrifectaMachines

extension ChartMetrics {
  /// The sizes of ``MachineChart``, in points. The widths of texts are estimates, which are usually too wide rather than
  /// too narrow, so that the texts fit.
  static var view: ChartMetrics {
    ChartMetrics(
      minimumWidth: 96, minimumHeight: 40, heading: { (Double($0.id.count) * 9.5 + 32, 36) }, label: label,
      labelWidth: { Double($0.count) * 7.5 + 18 }, labelHeight: 26, loopDistance: 26)
  }

  /// The label of a transition: its event or delay, and its guard.
  private static func label(of transition: TransitionDescription) -> String {
    var text = transition.events.joined(separator: ", ")
    if let delay = transition.delay { text = "after \(seconds(delay))" }
    if text.isEmpty { text = "at once" }
    return transition.guard.map { "\(text) [\($0.text)]" } ?? text
  }

  private static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds >= 1_000 else { return "\(milliseconds.formatted(.number.locale(Locale(identifier: "en")))) ms" }
    return "\((milliseconds / 1_000).formatted(.number.locale(Locale(identifier: "en")))) s"
  }
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
