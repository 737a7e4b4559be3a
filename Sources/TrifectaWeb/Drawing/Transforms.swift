import Elements
import PortableUI

/// Writes transformations as CSS has them.
@MainActor
enum Transforms {
  /// The value of `transform`; `nil` for none.
  ///
  /// - Parameter transforms: the innermost first.
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
      // How far the eye is away depends on how large the view is: as for one of 300 points.
      return around(anchor, "perspective(\(number(300 / perspective))px) \(turn)")
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      return around(PointValue(x: 0, y: 0), "matrix(\([a, b, c, d, tx, ty].map(number).joined(separator: ",")))")
    case .projection(let m):
      // In space, which it leaves as it is: the columns of CSS are rows here.
      let space = [m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8]]
      return around(PointValue(x: 0, y: 0), "matrix3d(\(space.map(fine).joined(separator: ",")))")
    }
  }

  /// Something that is done around a point. The style sheet leaves the origin of transformations in the middle.
  private static func around(_ anchor: PointValue, _ function: String) -> String {
    let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
    guard x != 0 || y != 0 else { return function }
    func move(_ sign: Double) -> String {
      "translate(calc(\(Paint.percent(x * sign)) * var(--forward)),\(Paint.percent(y * sign)))"
    }
    return "\(move(1)) \(function) \(move(-1))"
  }

  /// With more digits: what makes things smaller far away is about one in some hundred points.
  private static func fine(_ number: Double) -> String { Style.text((number * 100_000_000).rounded() / 100_000_000) }

  private static func number(_ number: Double) -> String { Style.text((number * 10_000).rounded() / 10_000) }
}
