import Elements
import PortableUI

/// Converts paints to CSS.
@MainActor
enum Paint {
  /// Returns the color of a text. Platform colors are variables of the style sheet, which adjusts them for legibility.
  static func text(_ color: ColorValue) -> String? {
    guard case .platform(let name) = color.hue else { return fill(color) }
    guard variables.contains(name.rawValue) else { return fill(color) }
    guard color.opacity < 1 else { return "var(--\(name.rawValue))" }
    return "color-mix(in srgb,var(--\(name.rawValue)) \(percent(color.opacity)),transparent)"
  }

  /// Returns the color of a filled area.
  static func fill(_ color: ColorValue) -> String? {
    switch color.hue {
    case .parts(let red, let green, let blue):
      return css(RGBValue(red: red, green: green, blue: blue), color.opacity)
    case .pair(let light, let dark, let opacities):
      return pair(css(light, opacities.light * color.opacity), css(dark, opacities.dark * color.opacity))
    case .platform(let name):
      if name.rawValue == "clear" { return "transparent" }
      guard let entry = PlatformColors.entry(name) else { return nil }
      return pair(
        css(entry.light, entry.lightOpacity * color.opacity), css(entry.dark, entry.darkOpacity * color.opacity))
    }
  }

  /// Returns the declaration of a background.
  static func background(_ value: AttributeValue?) -> String? {
    switch value {
    case .color(let color)?: fill(color).map { "background:\($0)" }
    case .paint(.material(let material))?: self.material(material)
    case .paint(let paint)?: image(paint).map { "background:\($0)" }
    default: nil
    }
  }

  /// Returns whether a paint is an invisible color, which pointers do not hit.
  static func isClear(_ value: AttributeValue?) -> Bool {
    guard case .color(let color)? = value else { return value == nil }
    if case .platform(let name) = color.hue, name.rawValue == "clear" { return true }
    return color.opacity == 0
  }

  /// Returns the color that is nearest to a paint, for properties that accept only colors.
  static func color(_ value: AttributeValue?) -> String? {
    switch value {
    case .color(let color)?: fill(color)
    case .paint(let paint)?: fill(paint.color)
    default: nil
    }
  }

  /// Returns a paint as a CSS image, for backgrounds and masks.
  static func image(_ paint: PaintValue) -> String? {
    switch paint {
    case .gradient(let gradient): return self.gradient(gradient)
    case .material: return nil
    case .picture(let picture, _): return Pictures.image(picture).map { "\($0)" }
    }
  }

  private static func material(_ material: MaterialValue) -> String {
    let shares: [MaterialValue: Int] = [.ultraThin: 40, .thin: 55, .regular: 70, .thick: 82, .ultraThick: 92]
    let share = shares[material] ?? 70
    let colors = pair("rgb(250 250 252/\(share)%)", "rgb(40 40 42/\(share)%)")
    return
      "background:\(colors);-webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)"
  }

  private static func gradient(_ gradient: GradientValue) -> String? {
    guard let first = gradient.stops.first else { return nil }
    let stops = gradient.stops.count == 1 ? [first, first] : gradient.stops
    func list(_ place: (Double) -> String) -> String {
      stops.compactMap { stop in fill(stop.color).map { "\($0) \(place(stop.location))" } }.joined(separator: ",")
    }
    func at(_ point: PointValue) -> String { "at \(percent(point.x)) \(percent(point.y))" }
    switch gradient.form {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return fill(stops[stops.count - 1].color).map { "linear-gradient(\($0) 0 0)" } }
      let (ux, uy) = (dx / length, dy / length)
      // In CSS, locations are fractions of a line through the center whose ends are level with the corners. The length
      // of that line is computed for a square.
      let line = abs(ux) + abs(uy)
      func place(_ location: Double) -> String {
        let (x, y) = (start.x + dx * location - 0.5, start.y + dy * location - 0.5)
        return percent((x * ux + y * uy) / line + 0.5)
      }
      return "linear-gradient(\(direction(ux, uy)),\(list(place)))"
    case .radial(let center, let startRadius, let endRadius):
      return
        "radial-gradient(circle \(at(center)),\(list { Style.text(startRadius + (endRadius - startRadius) * $0) + "px" }))"
    case .elliptical(let center, let startRadius, let endRadius):
      // The radii are fractions of the width and the height. In CSS, stops are relative to the end radius.
      guard endRadius > 0 else { return fill(stops[stops.count - 1].color).map { "linear-gradient(\($0) 0 0)" } }
      let size = percent(endRadius)
      return
        "radial-gradient(\(size) \(size) \(at(center)),\(list { percent((startRadius + (endRadius - startRadius) * $0) / endRadius) }))"
    case .angular(let center, let startAngle, let endAngle):
      let from = Style.text((startAngle + 90).truncatingRemainder(dividingBy: 360))
      return
        "conic-gradient(from \(from)deg \(at(center)),\(list { Style.text(((endAngle - startAngle) * $0 * 100).rounded() / 100) + "deg" }))"
    case .mesh(let columns, let points):
      return mesh(columns, points, gradient.stops)
    }
  }

  /// Approximates a mesh gradient in CSS. Each color fades out from its point and ends near the adjacent points. Behind
  /// these spots is a horizontal gradient between the first and the last color of the middle row.
  private static func mesh(_ columns: Int, _ points: [PointValue], _ stops: [GradientValue.Stop]) -> String? {
    let colors = stops.compactMap { fill($0.color) }
    let rows = colors.count / columns
    guard rows > 1, colors.count == columns * rows, points.count == colors.count else { return nil }
    let (across, down) = (percent(1.15 / Double(columns - 1)), percent(1.15 / Double(rows - 1)))
    // Inner points are painted in front of the points at the edges, which would otherwise cover them.
    func isInner(_ index: Int) -> Bool {
      (1..<columns - 1).contains(index % columns) && (1..<rows - 1).contains(index / columns)
    }
    let order = colors.indices.filter(isInner) + colors.indices.filter { !isInner($0) }
    let spots = order.map { index in
      let color = colors[index]
      let fading = [(75, 25), (35, 60), (0, 100)].map { "color-mix(in srgb,\(color) \($0)%,transparent) \($1)%" }
      let place = "\(percent(points[index].x)) \(percent(points[index].y))"
      return "radial-gradient(\(across) \(down) at \(place),\(color),\(fading.joined(separator: ",")))"
    }
    let middle = (rows / 2) * columns
    return (spots + ["linear-gradient(to right,\(colors[middle]),\(colors[middle + columns - 1]))"])
      .joined(separator: ",")
  }

  private static func direction(_ ux: Double, _ uy: Double) -> String {
    // The corner keywords also meet the corners of areas that are not square.
    if abs(abs(ux) - abs(uy)) < 1e-6 { return "to \(uy > 0 ? "bottom" : "top") \(ux > 0 ? "right" : "left")" }
    let degrees = atan2(ux, -uy) * 180 / .pi
    return "\(Style.text((degrees * 100).rounded() / 100))deg"
  }

  private static func pair(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light),\(dark))"
  }

  private static func css(_ rgb: RGBValue, _ opacity: Double) -> String {
    guard opacity < 1 else { return rgb.description }
    return "rgb(\(rgb.red) \(rgb.green) \(rgb.blue)/\(percent(opacity)))"
  }

  /// Returns a fraction as a percentage with at most two decimals.
  static func percent(_ part: Double) -> String {
    let hundredths = (min(max(part, -1_000), 1_000) * 10_000).rounded() / 100
    return Style.text(hundredths) + "%"
  }

  /// The color variables of `Resources/client.css`.
  private static let variables: Set<String> = [
    "primary", "secondary", "accentColor", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
    "purple", "pink", "brown", "gray", "black", "white", "clear",
  ]
}
