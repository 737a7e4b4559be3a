import Elements
import PortableUI

/// Converts transformations to CSS.
@MainActor
enum Transforms {
  /// Returns the value of `transform`; `nil` if there is none.
  ///
  /// - Parameter transforms: The transformations, innermost first.
  static func css(_ transforms: [TransformValue]) -> String? {
    let all = transforms.reversed().map(css).filter { !$0.isEmpty }
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  private static func css(_ transform: TransformValue) -> String {
    switch transform {
    case .rotation(let degrees, let anchor): return around(anchor, "rotate(\(number(degrees))deg)")
    case .scale(let x, let y, let anchor):
      return around(anchor, "scale(\(x == y ? number(x) : "\(number(x)),\(number(y))"))")
    case .offset(let x, let y): return "translate(calc(\(number(x))px * var(--forward)),\(number(y))px)"
    case .rotation3D(let degrees, let x, let y, let z, let anchor, let perspective):
      let turn = "rotate3d(\(number(x)),\(number(y)),\(number(z)),\(number(degrees))deg)"
      guard perspective > 0 else { return around(anchor, turn) }
      // The perspective depends on the size of the view, which is not known here. 300 points are assumed.
      return around(anchor, "perspective(\(number(300 / perspective))px) \(turn)")
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      return around(PointValue(x: 0, y: 0), "matrix(\([a, b, c, d, tx, ty].map(number).joined(separator: ",")))")
    case .projection(let m):
      // Embeds the 2D projection in a 3D matrix that leaves z unchanged. The columns of CSS are rows here.
      let space = [m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8]]
      return around(PointValue(x: 0, y: 0), "matrix3d(\(space.map(fine).joined(separator: ",")))")
    }
  }

  /// Applies a function around an anchor. The style sheet keeps `transform-origin` in the center.
  private static func around(_ anchor: PointValue, _ function: String) -> String {
    let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
    guard x != 0 || y != 0 else { return function }
    func move(_ sign: Double) -> String {
      "translate(calc(\(Paint.percent(x * sign)) * var(--forward)),\(Paint.percent(y * sign)))"
    }
    return "\(move(1)) \(function) \(move(-1))"
  }

  /// Returns a number with more digits. Perspective factors are about one in several hundred points.
  private static func fine(_ number: Double) -> String { Style.text((number * 100_000_000).rounded() / 100_000_000) }

  private static func number(_ number: Double) -> String { Style.text((number * 10_000).rounded() / 10_000) }
}
