import TrifectaUI

/// Lines with soft bends: each part leaves and comes straight down or up.
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

/// A head at the end of each line that leads to another state.
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
