import TrifectaUI

/// Lines with smooth bends, vertical at both ends of each part. Lines of self-transitions are loops.
struct LinePath: Shape {
  let routes: [ChartDrawing.Route]
  var beginnings: [[CGPoint]] = []
  let scale: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for points in beginnings { add(points, to: &path) }
      for route in routes { route.isLoop ? add(loop: route.points, to: &path) : add(route.points, to: &path) }
    }
  }

  private func add(_ points: [CGPoint], to path: inout Path) {
    guard let first = points.first else { return }
    path.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.y + to.y) / 2
      path.addCurve(to: to, control1: CGPoint(x: from.x, y: middle), control2: CGPoint(x: to.x, y: middle))
    }
  }

  private func add(loop points: [CGPoint], to path: inout Path) {
    guard let start = points.first, let end = points.last else { return }
    let far = start.x + 30 * scale
    path.move(to: start)
    path.addCurve(
      to: end, control1: CGPoint(x: far, y: start.y - 4 * scale), control2: CGPoint(x: far, y: end.y + 4 * scale))
  }
}

/// Arrowheads at the ends of lines.
struct ArrowHeads: Shape {
  let routes: [ChartDrawing.Route]
  var beginnings: [[CGPoint]] = []
  let scale: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for points in beginnings { add(points, isLoop: false, to: &path) }
      for route in routes { add(route.points, isLoop: route.isLoop, to: &path) }
    }
  }

  private func add(_ points: [CGPoint], isLoop: Bool, to path: inout Path) {
    guard let end = points.last, let before = points.dropLast().last else { return }
    let (length, half) = (9 * scale, 5 * scale)
    path.move(to: end)
    if isLoop {
      path.addLine(to: CGPoint(x: end.x + length, y: end.y - half))
      path.addLine(to: CGPoint(x: end.x + length, y: end.y + half))
    } else {
      let y = end.y >= before.y ? end.y - length : end.y + length
      path.addLine(to: CGPoint(x: end.x - half, y: y))
      path.addLine(to: CGPoint(x: end.x + half, y: y))
    }
    path.closeSubpath()
  }
}

/// Initial points, above the starts of their lines.
struct InitialPoints: Shape {
  let beginnings: [[CGPoint]]
  let scale: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for start in beginnings.compactMap(\.first) {
        let length = 12 * scale
        path.addEllipse(in: CGRect(x: start.x - length / 2, y: start.y - length, width: length, height: length))
      }
    }
  }
}
