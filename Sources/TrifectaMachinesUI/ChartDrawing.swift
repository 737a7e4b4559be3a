import Foundation
import TrifectaMachines

/// The places of the states and transitions of a chart in a view.
struct ChartDrawing: Equatable {
  /// A state as a box, or as a circle if it is a history state.
  struct StateBox: Equatable, Identifiable {
    let id: String
    let kind: StateDescription.Kind
    /// Whether the state has child states.
    let isAround: Bool
    let frame: CGRect
  }

  /// A transition from a state to one of its targets.
  struct Route: Equatable, Identifiable {
    let source: String
    let target: String
    /// The index of the transition in its source state.
    let number: Int
    let text: String
    /// The points of the line: its start, its bends and its end. A loop has two at the right edge of its state.
    let points: [CGPoint]
    /// The center of the label.
    let center: CGPoint
    let isLoop: Bool

    var id: String { "\(number) of \(source) → \(target)" }
  }

  let states: [StateBox]
  let routes: [Route]
  /// The lines from initial points to initial states.
  let beginnings: [[CGPoint]]
  let size: CGSize

  /// Lays out a chart.
  init(_ chart: ChartDescription) {
    let chart = chart.withUniqueIDs
    self.init(chart, ChartLayout(chart, .view), scale: 1)
  }

  private init(_ chart: ChartDescription, _ layout: ChartLayout, scale: Double) {
    func scaled(_ point: (x: Double, y: Double)) -> CGPoint { CGPoint(x: point.x * scale, y: point.y * scale) }
    states = chart.allStates.compactMap { state in
      layout.frames[state.id].map { frame in
        StateBox(
          id: state.id, kind: state.kind, isAround: !state.states.isEmpty,
          frame: CGRect(
            x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale))
      }
    }
    routes = layout.routes.map {
      Route(
        source: $0.source, target: $0.target, number: $0.index, text: $0.label, points: $0.points.map(scaled),
        center: scaled($0.labelAt), isLoop: $0.isLoop)
    }
    beginnings = layout.beginnings.map { $0.map(scaled) }
    size = CGSize(width: layout.width * scale, height: layout.height * scale)
  }
}

extension ChartDrawing {
  /// The layout of a machine's chart, which is computed once.
  @MainActor private static var known: [ObjectIdentifier: (chart: ChartDescription, layout: ChartLayout)] = [:]

  /// The drawing of a machine's chart.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - scale: The factor of all sizes, for Dynamic Type.
  @MainActor
  static func of<M: Machine>(_ machine: M.Type, scale: Double) -> ChartDrawing {
    let id = ObjectIdentifier(machine)
    let (chart, layout) =
      known[id]
      ?? {
        let chart = M.chart.description.withUniqueIDs
        return (chart, ChartLayout(chart, .view))
      }()
    known[id] = (chart, layout)
    return ChartDrawing(chart, layout, scale: scale)
  }
}
