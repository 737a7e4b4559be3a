/// The positions of the states and transitions in a drawing of a chart. Each compound state is laid out separately and
/// is one box in the layout of its parent.
///
/// It is deterministic and depends only on the chart and the sizes of its texts.
package struct ChartLayout {
  /// The rectangle of a state.
  package struct Frame {
    package var x = 0.0
    package var y = 0.0
    package var width = 0.0
    package var height = 0.0
  }

  /// A transition from a state to one of its targets.
  package struct Route {
    package var source: String
    package var target: String
    /// The index of the transition in its source state.
    package var index: Int
    package var label: String
    /// The points of the line from start to end. The line is vertical at both.
    package var points: [(x: Double, y: Double)] = []
    /// The center of the label.
    package var labelAt = (x: 0.0, y: 0.0)
    /// Whether the line is a loop at the right edge of its state, between two points.
    package var isLoop = false
  }

  /// The frames of the states, by id.
  package private(set) var frames: [String: Frame] = [:]
  package private(set) var routes: [Route] = []
  /// The lines from initial points to the initial states. A line begins below the point, whose radius is 6.
  package private(set) var beginnings: [[(x: Double, y: Double)]] = []
  package private(set) var width = 0.0
  package private(set) var height = 0.0

  private let chart: ChartDescription
  private let metrics: ChartMetrics
  private var states: [String: StateDescription] = [:]
  private var parents: [String: String] = [:]
  private var routesInside: [String?: [Int]] = [:]
  private var loops: [String: [Int]] = [:]
  private var inner: [String?: (layout: LayeredLayout, nodes: [String?], lines: [Int], top: Double)] = [:]
  static let margin = 16.0

  /// Lays out a chart.
  ///
  /// - Parameters:
  ///   - chart: the chart. Its ids must be unique; see ``ChartDescription/withUniqueIDs``.
  ///   - metrics: the sizes of the texts in the drawing.
  package init(_ chart: ChartDescription, _ metrics: ChartMetrics) {
    self.chart = chart
    self.metrics = metrics
    for state in chart.allStates {
      states[state.id] = state
      for child in state.states { parents[child.id] = state.id }
    }
    collect()
    let size = arrange(chart.states, chart.initial, inside: nil, top: Self.margin)
    width = size.width
    height = size.height
    put(nil, x: 0, y: 0)
  }

  // MARK: Transitions

  private func chain(_ id: String) -> [String] {
    var chain = [id]
    while let parent = parents[chain[chain.count - 1]] { chain.append(parent) }
    return chain
  }

  private mutating func collect() {
    for state in chart.allStates {
      for (index, route) in state.transitions.enumerated() {
        for target in route.targets.isEmpty ? [state.id] : route.targets where states[target] != nil {
          if target == state.id {
            loops[state.id, default: []].append(routes.count)
          } else {
            routesInside[common(state.id, target), default: []].append(routes.count)
          }
          routes.append(
            Route(
              source: state.id, target: target, index: index, label: metrics.label(route), isLoop: target == state.id))
        }
      }
    }
  }

  /// The innermost state that contains both states. It may be one of the two states, if that contains the other.
  private func common(_ first: String, _ second: String) -> String? {
    let others = Set(chain(second))
    return chain(first).first(where: others.contains)
  }

  /// The child of `container` that contains a state, or `nil` if the state is `container` itself.
  private func child(of container: String?, holding id: String) -> String? {
    chain(id).first { parents[$0] == container && $0 != container }
  }

  // MARK: Sizes

  private mutating func size(of state: StateDescription) -> (width: Double, height: Double) {
    if state.isHistory { return (26, 26) }
    let heading = metrics.heading(state)
    guard !state.states.isEmpty else {
      return (max(metrics.minimumWidth, heading.width), max(metrics.minimumHeight, heading.height))
    }
    let inside = arrange(state.states, state.initial, inside: state, top: heading.height)
    return (max(inside.width, heading.width), inside.height)
  }

  private mutating func arrange(
    _ states: [StateDescription], _ initial: InitialDescription?, inside parent: StateDescription?, top: Double
  ) -> (width: Double, height: Double) {
    var boxes: [LayeredLayout.Box] = []
    var lines: [LayeredLayout.Line] = []
    var numbers: [Int] = []
    /// The states of the boxes; `nil` for points.
    var nodes: [String?] = []
    func node(_ id: String?, _ width: Double, _ height: Double, isLast: Bool = false) -> Int {
      nodes.append(id)
      boxes.append(.init(width: width, height: height, isLast: isLast))
      return boxes.count - 1
    }
    let begins = parent?.kind == .parallel ? [] : ChartDescription.beginning(initial, of: states)
    let start = begins.isEmpty ? nil : node(nil, 12, 12)
    let mine = routesInside[parent?.id] ?? []
    var downward: [Int: Int] = [:]
    for route in mine where routes[route].source == parent?.id { downward[route] = node(nil, 8, 0) }
    var places: [String: Int] = [:]
    // Lay out the initial states first.
    let firsts = Set(begins.compactMap { child(of: parent?.id, holding: $0) })
    for state in states.filter({ firsts.contains($0.id) }) + states.filter({ !firsts.contains($0.id) }) {
      let size = size(of: state)
      frames[state.id] = Frame(width: size.width, height: size.height)
      let mine = loops[state.id] ?? []
      let aside = mine.map { metrics.labelWidth(routes[$0].label) + 32 }.max() ?? 0
      places[state.id] = node(
        state.id, size.width + aside * 2, max(size.height, Double(mine.count) * metrics.loopDistance))
    }
    for target in begins {
      guard let start, let place = child(of: parent?.id, holding: target).flatMap({ places[$0] }) else { continue }
      lines.append(.init(from: start, to: place))
      numbers.append(-1)
    }
    for route in mine {
      let (source, target) = (routes[route].source, routes[route].target)
      let from = downward[route] ?? child(of: parent?.id, holding: source).flatMap { places[$0] }
      let to =
        target == parent?.id
        ? node(nil, 8, 0, isLast: true) : child(of: parent?.id, holding: target).flatMap { places[$0] }
      guard let from, let to else { continue }
      let label = routes[route].label
      lines.append(
        .init(
          from: from, to: to, width: label.isEmpty ? 0 : metrics.labelWidth(label),
          height: label.isEmpty ? 0 : metrics.labelHeight))
      numbers.append(route)
    }
    let layout = LayeredLayout(boxes, lines)
    inner[parent?.id] = (layout, nodes, numbers, top)
    return (layout.width + 2 * Self.margin, layout.height + top + Self.margin)
  }

  // MARK: Places

  private mutating func put(_ parent: String?, x: Double, y: Double) {
    guard let (layout, nodes, numbers, top) = inner[parent] else { return }
    let whole = parent.flatMap { frames[$0]?.width } ?? width
    let left = x + (whole - layout.width) / 2
    for (box, id) in zip(layout.boxes, nodes) {
      guard let id, var frame = frames[id] else { continue }
      frame.x = left + box.x - frame.width / 2
      frame.y = y + top + box.y + (box.height - frame.height) / 2
      frames[id] = frame
      put(id, x: frame.x, y: frame.y)
      for (place, loop) in (loops[id] ?? []).enumerated() { bend(loop, place, of: loops[id]?.count ?? 1) }
    }
    let ports = Ports(layout)
    for (index, line) in layout.lines.enumerated() {
      let upper = line.isBack ? line.to : line.from
      let lower = line.isBack ? line.from : line.to
      let route = numbers[index] < 0 ? nil : routes[numbers[index]]
      let middles = line.passes.flatMap { pass -> [(x: Double, y: Double)] in
        let box = layout.boxes[pass]
        let at = left + box.x
        return box.height > 0
          ? [(at, y + top + box.y), (at, y + top + box.y + box.height)] : [(at, y + top + box.y)]
      }
      let first = end(
        line.isBack ? route?.target : route?.source, box: layout.boxes[upper], port: left + ports.lower[index],
        inside: parent, y: y + top, isUpper: true)
      let target = route?.target ?? nodes[lower]
      let last = end(
        line.isBack ? route?.source : target, box: layout.boxes[lower], port: left + ports.upper[index],
        inside: parent, y: y + top, isUpper: false)
      let points = [first] + middles + [last]
      guard numbers[index] >= 0 else {
        beginnings.append(points)
        continue
      }
      routes[numbers[index]].points = line.isBack ? points.reversed() : points
      let label = layout.boxes[line.label]
      routes[numbers[index]].labelAt = (left + label.x, y + top + label.y + label.height / 2)
    }
  }

  /// The point at which a line meets the lower edge of the upper state, or the upper edge of the lower state.
  private func end(
    _ id: String?, box: LayeredLayout.Box, port: Double, inside parent: String?, y: Double, isUpper: Bool
  ) -> (x: Double, y: Double) {
    guard let id, let frame = frames[id], id != parent else {
      if id == parent, let parent, let frame = frames[parent] {
        return (port, isUpper ? y + box.y : frame.y + frame.height)
      }
      return (port, y + box.y + (isUpper ? box.height : 0))
    }
    let x = min(max(port, frame.x + 12), frame.x + frame.width - 12)
    return (x, isUpper ? frame.y + frame.height : frame.y)
  }

  /// Draws a self-transition as a loop at the right edge of its state.
  private mutating func bend(_ route: Int, _ place: Int, of count: Int) {
    guard let frame = frames[routes[route].source] else { return }
    let right = frame.x + frame.width
    let middle = frame.y + frame.height / 2 + (Double(place) - Double(count - 1) / 2) * metrics.loopDistance
    routes[route].points = [(right, middle - 7), (right, middle + 7)]
    routes[route].labelAt = (right + 26 + metrics.labelWidth(routes[route].label) / 2, middle)
  }
}

/// The x coordinates at which lines meet the edges of boxes: close to the other ends of the lines, and spread apart.
private struct Ports {
  var lower: [Double]
  var upper: [Double]

  init(_ layout: LayeredLayout) {
    lower = layout.lines.map { _ in 0 }
    upper = lower
    var below: [Int: [Int]] = [:]
    var above: [Int: [Int]] = [:]
    for (index, line) in layout.lines.enumerated() {
      below[line.isBack ? line.to : line.from, default: []].append(index)
      above[line.isBack ? line.from : line.to, default: []].append(index)
    }
    func spread(_ ends: [Int: [Int]], _ neighbour: (LayeredLayout.Line) -> Int?) -> [Int: Double] {
      var result: [Int: Double] = [:]
      for (box, lines) in ends {
        let wanted = lines.map { line in neighbour(layout.lines[line]).map { layout.boxes[$0].x } ?? layout.boxes[box].x
        }
        let sorted = lines.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        let half = max(0, min(layout.boxes[box].width / 2 - 14, 90))
        let middle = layout.boxes[box].x
        let step = min(16, 2 * half / Double(max(1, lines.count - 1)))
        let places = LayeredLayout.ascending(
          sorted.enumerated().map { min(max(wanted[$1], middle - half), middle + half) - Double($0) * step })
        for (place, index) in sorted.enumerated() {
          let x = places[place] + Double(place) * step
          result[lines[index]] = min(max(x, middle - half), middle + half)
        }
      }
      return result
    }
    for (line, x) in spread(below, { $0.passes.first }) { lower[line] = x }
    for (line, x) in spread(above, { $0.passes.last }) { upper[line] = x }
  }
}
