extension ChartDescription {
  /// Returns the chart as an SVG image, laid out without external programs.
  ///
  /// The image uses the light or dark colors of the surrounding page, or those of the CSS variables
  /// `--statechart-text`, `--statechart-line`, `--statechart-fill`, `--statechart-background` and
  /// `--statechart-accent`. States have the attribute `data-state`; transitions have `data-route` (`state#index`),
  /// `data-event` and `data-target`. The class `current` highlights a state, and the class `last` highlights a
  /// transition.
  ///
  /// - Parameter isPressable: whether transitions are buttons, with keyboard focus and accessibility labels. Set it if
  ///   the page handles clicks on them.
  /// - Returns: an `svg` element. The output is deterministic.
  public func svg(isPressable: Bool = false) -> String {
    let chart = withUniqueIDs
    return SVGWriter(chart: chart, layout: ChartLayout(chart, .svg), isPressable: isPressable).text()
  }
}

private struct SVGWriter {
  let chart: ChartDescription
  let layout: ChartLayout
  let isPressable: Bool

  private static let style = """
    .statechart{color-scheme:light dark;font:13px system-ui,sans-serif;color:var(--statechart-text,CanvasText);\
    --a:var(--statechart-accent,light-dark(#0a60ff,#6aa5ff));--l:var(--statechart-line,color-mix(in srgb,currentColor 55%,transparent))}
    .statechart text{fill:currentColor}
    .statechart .note,.statechart .label text{font-size:11px}
    .statechart .note{opacity:.75}
    .statechart .name{font-weight:600}
    .statechart .box{fill:var(--statechart-fill,color-mix(in srgb,currentColor 5%,transparent));stroke:var(--l);stroke-width:1.25}
    .statechart .region>.box{stroke-dasharray:5 4}
    .statechart .line{fill:none;stroke:var(--l);stroke-width:1.4}
    .statechart .stays .line{stroke-dasharray:4 3}
    .statechart .head,.statechart .start{fill:var(--l)}
    .statechart .label rect{fill:var(--statechart-background,Canvas)}
    .statechart .current>.box{stroke:var(--a);stroke-width:2.5;fill:color-mix(in srgb,var(--a) 18%,transparent)}
    .statechart .last .line{stroke:var(--a);stroke-width:2.5}
    .statechart .last .head{fill:var(--a)}
    .statechart .last text{fill:var(--a);font-weight:600}
    .statechart [role=button]{cursor:pointer}
    .statechart [role=button]:hover text{text-decoration:underline}
    .statechart [role=button]:focus-visible{outline:2px solid var(--a);outline-offset:2px}
    """

  func text() -> String {
    let size = "\(number(layout.width)) \(number(layout.height))"
    let name = XMLText.escaped(chart.name.isEmpty ? "Statechart" : "Statechart \(chart.name)")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"statechart\" role=\"\(isPressable ? "group" : "img")\" "
        + "aria-label=\"\(name)\" viewBox=\"0 0 \(size)\" width=\"\(number(layout.width))\" "
        + "height=\"\(number(layout.height))\">", "<style>\(Self.style)</style>",
    ]
    let regions = Set(chart.allStates.filter { $0.kind == .parallel }.flatMap { $0.states.map(\.id) })
    for state in chart.allStates { lines += box(state, isRegion: regions.contains(state.id)) }
    for points in layout.beginnings {
      if let first = points.first {
        lines.append("<circle class=\"start\" cx=\"\(number(first.x))\" cy=\"\(number(first.y - 6))\" r=\"6\"/>")
      }
      lines += line(points)
    }
    let states = Dictionary(chart.allStates.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for route in layout.routes {
      if let transition = states[route.source]?.transitions[route.index] { lines += draw(route, transition) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func box(_ state: StateDescription, isRegion: Bool) -> [String] {
    guard let frame = layout.frames[state.id] else { return [] }
    let classes = ["state", state.kind.rawValue, isRegion ? "region" : nil].compactMap { $0 }.joined(separator: " ")
    var lines = ["<g class=\"\(classes)\" data-state=\"\(XMLText.escaped(state.id))\">"]
    let middle = frame.x + frame.width / 2
    if state.isHistory {
      lines.append("<title>\(XMLText.escaped(state.id))</title>")
      lines.append(rect(frame, radius: 13))
      lines.append(text(state.kind == .history ? "H" : "H*", middle, frame.y + 17.5, "name"))
    } else {
      lines.append(rect(frame, radius: 10))
      if state.kind == .final {
        lines.append(
          rect(
            .init(x: frame.x + 3, y: frame.y + 3, width: frame.width - 6, height: frame.height - 6), radius: 7.5))
      }
      lines.append(text(ChartMetrics.short(state.title), middle, frame.y + 22, "name"))
      for (index, note) in state.notes.enumerated() {
        lines.append(text(ChartMetrics.short(note), middle, frame.y + 38 + Double(index) * 15, "note"))
      }
    }
    lines.append("</g>")
    return lines
  }

  private func draw(_ route: ChartLayout.Route, _ transition: TransitionDescription) -> [String] {
    guard !route.points.isEmpty else { return [] }
    let isTargetless = transition.targets.isEmpty
    let trigger = transition.trigger
    let name = "\(trigger.isEmpty ? "At once" : trigger): \(route.source) to \(isTargetless ? "itself" : route.target)"
    let button = isPressable ? " role=\"button\" tabindex=\"0\" aria-label=\"\(XMLText.escaped(name))\"" : ""
    var lines = [
      "<g class=\"route\(isTargetless ? " stays" : "")\" data-route=\"\(XMLText.escaped("\(route.source)#\(route.index)"))\" "
        + "data-event=\"\(XMLText.escaped(transition.events.first ?? ""))\" data-target=\"\(XMLText.escaped(route.target))\"\(button)>"
    ]
    lines += route.isLoop ? loop(route.points) : line(route.points)
    let label = ChartMetrics.short(route.label)
    if !label.isEmpty {
      let width = ChartMetrics.width(of: label, size: 11) + 10
      lines.append(
        "<g class=\"label\"><rect x=\"\(number(route.labelAt.x - width / 2))\" y=\"\(number(route.labelAt.y - 9))\" "
          + "width=\"\(number(width))\" height=\"18\" rx=\"5\"/>"
          + text(label, route.labelAt.x, route.labelAt.y + 4, nil) + "</g>")
    }
    return lines + ["</g>"]
  }

  /// An arrow along the points. It is vertical at both ends, where it meets the edges of boxes.
  private func line(_ points: [(x: Double, y: Double)]) -> [String] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    let direction = last.y >= points[points.count - 2].y ? 1.0 : -1.0
    let end = (x: last.x, y: last.y - 7 * direction)
    var path = "M\(number(first.x)) \(number(first.y))"
    var previous = first
    for point in points.dropFirst().dropLast() + [end] {
      let middle = (previous.y + point.y) / 2
      path +=
        previous.x == point.x
        ? "L\(number(point.x)) \(number(point.y))"
        : "C\(number(previous.x)) \(number(middle)) \(number(point.x)) \(number(middle)) \(number(point.x)) \(number(point.y))"
      previous = point
    }
    let head = "M\(number(last.x)) \(number(last.y))l-4.5 \(number(-9 * direction))h9z"
    return ["<path class=\"line\" d=\"\(path)\"/>", "<path class=\"head\" d=\"\(head)\"/>"]
  }

  private func loop(_ points: [(x: Double, y: Double)]) -> [String] {
    let (start, end) = (points[0], points[1])
    let far = number(start.x + 30)
    let path =
      "M\(number(start.x)) \(number(start.y))C\(far) \(number(start.y - 4)) \(far) \(number(end.y + 4)) "
      + "\(number(end.x + 7)) \(number(end.y))"
    return [
      "<path class=\"line\" d=\"\(path)\"/>",
      "<path class=\"head\" d=\"M\(number(end.x)) \(number(end.y))l9 -4v8z\"/>",
    ]
  }

  private func rect(_ frame: ChartLayout.Frame, radius: Double) -> String {
    "<rect class=\"box\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\" rx=\"\(number(radius))\"/>"
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ name: String?) -> String {
    "<text\(name.map { " class=\"\($0)\"" } ?? "") x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"middle\">"
      + "\(XMLText.escaped(text))</text>"
  }

  /// A number with one digit after the point at most.
  private func number(_ value: Double) -> String {
    ChartValue.number((value * 10).rounded() / 10).description
  }
}
