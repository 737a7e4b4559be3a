import Foundation
import TrifectaMachines

/// The layout of a chart: states in ranks, from the initial state downwards.
///
/// It is deterministic and depends only on the chart.
///
/// - Complexity: O(states × transitions).
struct ChartLayout: Equatable {
  /// A state as a box.
  struct StateBox: Equatable, Identifiable {
    let id: String
    let frame: CGRect
    /// Whether the state has child states.
    let isAround: Bool
    let isFinal: Bool
    /// The number of enclosing boxes.
    let depth: Int
  }

  /// The transitions from one state to another, drawn as one line.
  struct Line: Equatable, Identifiable {
    let source: String
    let target: String
    /// The points of the line: its start, its bends and its end.
    let points: [CGPoint]
    /// The labels of the line, one per transition.
    var labels: [Label]

    var id: String { "\(source)→\(target)" }
  }

  /// The label of a transition.
  struct Label: Equatable, Identifiable {
    /// The id of the transition's source state.
    let state: String
    /// The index of the transition in its source state.
    let route: Int
    let text: String
    let center: CGPoint

    var id: String { "\(route) of \(state)" }
  }

  private(set) var states: [StateBox] = []
  private(set) var lines: [Line] = []
  private(set) var size = CGSize.zero

  /// Lays out a chart.
  init(_ chart: ChartDescription) {
    let measure = ChartMeasure(chart)
    let whole = RankedBox(of: chart.states, initial: chart.initial?.targets.first, measure)
    size = CGSize(width: whole.size.width + 2 * Self.margin, height: whole.size.height + 2 * Self.margin)
    place(whole, at: CGPoint(x: Self.margin, y: Self.margin), depth: 0)
  }

  private static let margin = 16.0

  /// Returns the layout enlarged by a factor, for Dynamic Type.
  func scaled(by factor: Double) -> ChartLayout {
    guard factor != 1 else { return self }
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    var layout = self
    layout.size = CGSize(width: size.width * factor, height: size.height * factor)
    layout.states = states.map {
      let size = CGSize(width: $0.frame.width * factor, height: $0.frame.height * factor)
      return StateBox(
        id: $0.id, frame: CGRect(origin: scaled($0.frame.origin), size: size), isAround: $0.isAround,
        isFinal: $0.isFinal, depth: $0.depth)
    }
    layout.lines = lines.map {
      Line(
        source: $0.source, target: $0.target, points: $0.points.map(scaled),
        labels: $0.labels.map { Label(state: $0.state, route: $0.route, text: $0.text, center: scaled($0.center)) })
    }
    return layout
  }

  private mutating func place(_ box: RankedBox, at origin: CGPoint, depth: Int) {
    for node in box.nodes {
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      states.append(
        StateBox(
          id: node.state.id, frame: frame, isAround: node.inner != nil, isFinal: node.state.kind == .final, depth: depth
        ))
      if let inner = node.inner {
        place(
          inner, at: CGPoint(x: frame.minX + RankedBox.padding, y: frame.minY + RankedBox.titleHeight), depth: depth + 1
        )
      }
    }
    for line in box.lines {
      lines.append(
        Line(
          source: line.source, target: line.target, points: line.points.map { $0.moved(by: origin) },
          labels: line.labels.map {
            Label(state: $0.state, route: $0.route, text: $0.text, center: $0.center.moved(by: origin))
          }))
    }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

extension ChartLayout {
  @MainActor private static var known: [ObjectIdentifier: ChartLayout] = [:]

  /// The layout of a machine's chart, which is created once and cached.
  @MainActor
  static func of<M: Machine>(_ machine: M.Type) -> ChartLayout {
    let id = ObjectIdentifier(machine)
    if let layout = known[id] { return layout }
    let layout = ChartLayout(M.chart.description)
    known[id] = layout
    return layout
  }
}
