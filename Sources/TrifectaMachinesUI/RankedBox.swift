import Foundation
import TrifectaMachines

/// The layout of the states of one level in ranks, with the lines between them. Its origin is at zero.
///
/// The rank of a state is its distance from the initial state. A line across several ranks passes between the boxes of
/// each rank in a reserved lane. Within a rank, connected elements are placed close to each other (Sugiyama's method:
/// assign ranks, order by barycenters, assign positions).
struct RankedBox {
  /// A state of the level, with the layout of its child states.
  struct Node {
    let state: StateDescription
    var inner: RankedBox?
    var frame = CGRect.zero
  }

  /// A line between two states of the level.
  struct Line {
    let source: String
    let target: String
    var routes: [ChartMeasure.Route]
    var points: [CGPoint] = []
    var labels: [ChartLayout.Label] = []
  }

  static let padding = 16.0
  static let titleHeight = 36.0
  static let labelHeight = 26.0
  static let space = 28.0
  private static let boxHeight = 40.0
  private static let laneWidth = 12.0

  var nodes: [Node]
  var lines: [Line] = []
  var size = CGSize.zero
  /// The elements of each rank from left to right: states and lanes of lines.
  var ranks: [[Place]] = []
  var rankOf: [String: Int] = [:]

  /// An element of a rank.
  enum Place: Hashable {
    case node(Int)
    case lane(line: Int, rank: Int)
  }

  init(of states: [StateDescription], isParallel: Bool = false, initial: String?, _ measure: ChartMeasure) {
    nodes = states.filter { !$0.isHistory }.map { state in
      guard state.states.contains(where: { !$0.isHistory }) else { return Node(state: state) }
      let inner = RankedBox(
        of: state.states, isParallel: state.kind == .parallel, initial: state.initial?.targets.first, measure)
      return Node(state: state, inner: inner)
    }
    gatherLines(measure)
    rank(
      from: measure.member(of: Set(nodes.map(\.state.id)), around: initial ?? "") ?? nodes.first?.state.id, isParallel)
    order()
    place()
  }

  private mutating func gatherLines(_ measure: ChartMeasure) {
    let group = Set(nodes.map(\.state.id))
    var known: [[String]: Int] = [:]
    for route in measure.routes {
      guard
        let source = measure.member(of: group, around: route.source),
        let target = measure.member(of: group, around: route.target), source != target || route.source == source
      else { continue }
      if let line = known[[source, target]] {
        if !lines[line].routes.contains(where: { $0.source == route.source && $0.number == route.number }) {
          lines[line].routes.append(route)
        }
      } else {
        known[[source, target]] = lines.count
        lines.append(Line(source: source, target: target, routes: [route]))
      }
    }
  }

  /// Computes the rank of each state, its distance from the initial state. Unreachable states have rank 0.
  private mutating func rank(from initial: String?, _ isParallel: Bool) {
    for node in nodes { rankOf[node.state.id] = 0 }
    guard let initial, !isParallel else { return fillRanks() }
    var seen: Set = [initial]
    var waiting = [initial]
    while !waiting.isEmpty {
      let source = waiting.removeFirst()
      for line in lines where line.source == source && seen.insert(line.target).inserted {
        rankOf[line.target] = (rankOf[source] ?? 0) + 1
        waiting.append(line.target)
      }
    }
    fillRanks()
  }

  private mutating func fillRanks() {
    ranks = Array(repeating: [], count: (rankOf.values.max() ?? 0) + 1)
    for (number, node) in nodes.enumerated() { ranks[rankOf[node.state.id] ?? 0].append(.node(number)) }
    for (number, line) in lines.enumerated() {
      guard let first = rankOf[line.source], let last = rankOf[line.target] else { continue }
      for rank in min(first, last)...max(first, last) where rank != first && rank != last {
        ranks[rank].append(.lane(line: number, rank: rank))
      }
    }
  }

  /// Orders the elements of each rank by the average position of their neighbors.
  private mutating func order() {
    for round in 0..<6 {
      let down = round.isMultiple(of: 2)
      for rank in down ? Array(ranks.indices.dropFirst()) : ranks.indices.dropLast().reversed() {
        let other = ranks[down ? rank - 1 : rank + 1]
        let positions = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1, Double($0)) })
        let middles = ranks[rank].enumerated().map { index, place in
          let joined = neighbors(of: place, in: down ? rank - 1 : rank + 1).compactMap { positions[$0] }
          return (place, joined.isEmpty ? Double(index) : joined.reduce(0, +) / Double(joined.count), index)
        }
        ranks[rank] = middles.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
      }
    }
  }

  /// The elements of an adjacent rank that a state or a lane is connected to.
  private func neighbors(of place: Place, in rank: Int) -> [Place] {
    switch place {
    case .lane(let line, _): return [end(of: line, in: rank)]
    case .node(let number):
      let id = nodes[number].state.id
      return lines.indices.filter { (lines[$0].source == id) != (lines[$0].target == id) }.compactMap { line in
        let other = lines[line].source == id ? lines[line].target : lines[line].source
        guard let own = rankOf[id], let far = rankOf[other], far != own, (far > own) == (rank > own) else { return nil }
        return end(of: line, in: rank)
      }
    }
  }

  /// Returns the place of a line in a rank: the position of its source or target state, or its lane.
  func end(of line: Int, in rank: Int) -> Place {
    for id in [lines[line].source, lines[line].target] where rankOf[id] == rank {
      if let number = nodes.firstIndex(where: { $0.state.id == id }) { return .node(number) }
    }
    return .lane(line: line, rank: rank)
  }

  /// The size of an element of a rank, including the labels at its sides.
  func size(of place: Place) -> CGSize {
    guard case .node(let number) = place else { return CGSize(width: Self.laneWidth, height: 0) }
    var size = boxSize(of: number)
    size.width += 2 * widthBeside(number)
    return size
  }

  /// The size of the box of a state.
  func boxSize(of number: Int) -> CGSize {
    let node = nodes[number]
    let width = ChartMeasure.width(ofName: node.state.id)
    guard let inner = node.inner else { return CGSize(width: max(96, width), height: Self.boxHeight) }
    return CGSize(
      width: max(width, inner.size.width + 2 * Self.padding),
      height: inner.size.height + Self.titleHeight + Self.padding)
  }

  /// The width that labels of self-transitions take at the side of a state.
  func widthBeside(_ number: Int) -> Double {
    let id = nodes[number].state.id
    let routes = lines.first { $0.source == id && $0.target == id }?.routes ?? []
    return routes.map { ChartMeasure.width(ofLabel: $0.text) + 16 }.max() ?? 0
  }
}
