import TrifectaUI

/// Lines with smooth bends, vertical at both ends of each part.
struct LinePath: Shape {
  let lines: [ChartLayout.Line]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in lines {
        guard let first = line.points.first else { continue }
        path.move(to: first)
        for (from, to) in zip(line.points, line.points.dropFirst()) {
          let middle = (from.y + to.y) / 2
          path.addCurve(
            to: to, control1: CGPoint(x: from.x, y: middle), control2: CGPoint(x: to.x, y: middle))
        }
      }
    }
  }
}

/// Arrowheads at the ends of lines that lead to another state.
struct ArrowHeads: Shape {
  let lines: [ChartLayout.Line]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in lines where line.source != line.target {
        guard let end = line.points.last, let before = line.points.dropLast().last else { continue }
        let length = end.y >= before.y ? 9.0 : -9.0
        path.move(to: end)
        path.addLine(to: CGPoint(x: end.x - 5, y: end.y - length))
        path.addLine(to: CGPoint(x: end.x + 5, y: end.y - length))
        path.closeSubpath()
      }
    }
  }
}
