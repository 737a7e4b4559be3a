import Elements
import PortableUI

/// Writes shapes: filled shapes in CSS, strokes as SVG.
@MainActor
enum ShapeMarkup {
  /// Returns the content of a shape's DOM element; `nil` if the style alone draws it.
  static func inner(of element: Element) -> String? {
    guard element.kind == .shape, case .shape(let shape)? = element[.shape] else { return nil }
    guard case .stroke(let stroke)? = element[.stroke] else {
      // A path with fixed points may exceed its frame, which a CSS background cannot do.
      guard case .path(let path) = shape.outline, path.isFixed, case .color? = element[.fill] else { return nil }
      return "<svg>\(outline(shape, isFilled: true))</svg>"
    }
    if case .paint(let paint)? = element[.fill], let background = Paint.background(.paint(paint)) {
      // SVG supports neither angular gradients nor materials. CSS paints them, and a mask cuts them to the stroke.
      let reach = stroke.width
      let mask = lineMask(shape, stroke, element, reach: reach).replacing("\"", with: "&quot;")
      return
        "<view-paint style=\"inset:\(Style.text(-reach))px;\(background);mask:\(mask)\"></view-paint>"
    }
    return "<svg>\(outline(shape))</svg>"
  }

  /// Returns the stroke as a CSS mask, in a space that is larger by `reach` on each side.
  private static func lineMask(_ shape: ShapeValue, _ stroke: StrokeValue, _ element: Element, reach: Double) -> String
  {
    let inset = Style.text(reach + shape.inset)
    // In a separate SVG file, viewport units refer to the drawing.
    let half = "calc(min(50vw,50vh) - \(inset)px)"
    let box = "x:\(inset)px;y:\(inset)px;width:calc(100% - \(inset)px*2);height:calc(100% - \(inset)px*2)"
    let part = shape.trim == nil ? "" : " pathLength='1'"
    let drawing =
      switch shape.outline {
      case .rectangle: "<rect\(part) style='\(box)'/>"
      case .capsule: "<rect\(part) style='\(box);rx:\(half)'/>"
      case .rounded(let radii):
        "<rect\(part) style='\(box);rx:\(Style.text(max(0, (radii.all.max() ?? 0) - shape.inset)))px'/>"
      case .circle: "<circle\(part) style='cx:50%;cy:50%;r:\(half)'/>"
      case .ellipse:
        "<ellipse\(part) style='cx:50%;cy:50%;rx:calc(50% - \(inset)px);ry:calc(50% - \(inset)px)'/>"
      case .path(let path): "<path\(part) transform='translate(\(inset) \(inset))' d='\(data(path))'/>"
      }
    let style = line(stroke, shape, .color(ColorValue(.parts(red: 0, green: 0, blue: 0)))).joined(separator: ";")
    return DataURL.svg("<svg xmlns='http://www.w3.org/2000/svg' fill='none' style='\(style)'>\(drawing)</svg>")
  }

  /// Returns the SVG element of an outline. Its size is set by the style of the shape.
  private static func outline(_ shape: ShapeValue, isFilled: Bool = false) -> String {
    let part = shape.trim == nil ? "" : " pathLength=1"
    switch shape.outline {
    case .rectangle, .capsule, .rounded: return "<rect\(part) />"
    case .circle: return "<circle\(part) />"
    case .ellipse: return "<ellipse\(part) />"
    case .path(let path): return "<path\(part) d=\"\(data(path))\" />"
    }
  }

  /// Returns the declarations of a shape.
  static func declarations(of element: Element) -> [String] {
    guard case .shape(let shape)? = element[.shape] else { return [] }
    var declarations: [String] = []
    if case .stroke(let stroke)? = element[.stroke] {
      declarations += line(stroke, shape, element[.fill])
      declarations += geometry(shape)
    } else {
      declarations += surface(shape, element[.fill])
    }
    if let transform = Transforms.css(shape.transforms) { declarations.append("transform:\(transform)") }
    return declarations
  }

  private static func surface(_ shape: ShapeValue, _ fill: AttributeValue?) -> [String] {
    if case .path(let path) = shape.outline, path.isFixed, case .color(let color)? = fill {
      return ["fill:\(Paint.fill(color) ?? "none")"] + (path.isEvenOdd ? ["fill-rule:evenodd"] : [])
    }
    var declarations = [Paint.background(fill) ?? "background:none"]
    if shape.inset > 0 {
      declarations += ["border:\(Style.text(shape.inset))px solid transparent", "background-clip:padding-box"]
    }
    switch shape.outline {
    case .rectangle: break
    case .rounded(let radii): declarations.append("border-radius:\(self.radii(radii, around: 0))")
    case .capsule: declarations.append("border-radius:9999px")
    case .ellipse: declarations.append("border-radius:50%")
    case .circle, .path: declarations += clip(shape)
    }
    return declarations
  }

  private static func line(_ stroke: StrokeValue, _ shape: ShapeValue, _ paint: AttributeValue?) -> [String] {
    let color = Paint.color(paint) ?? "none"
    var declarations = ["stroke:\(color)", "stroke-width:\(Style.text(stroke.width))px"]
    if stroke.cap != .butt { declarations.append("stroke-linecap:\(stroke.cap.rawValue)") }
    if stroke.join != .miter { declarations.append("stroke-linejoin:\(stroke.join.rawValue)") }
    if let trim = shape.trim {
      let length = trim.upperBound - trim.lowerBound
      // A stroke of zero length would still show its round caps.
      if length <= 0 { declarations.append("stroke-linecap:butt") }
      declarations.append("stroke-dasharray:\(number(length)) 2")
      declarations.append("stroke-dashoffset:\(number(-trim.lowerBound))")
    } else if !stroke.dash.isEmpty, stroke.dash.contains(where: { $0 > 0 }) {
      declarations.append(
        "stroke-dasharray:\(stroke.dash.map { Style.text(max(0, $0)) + "px" }.joined(separator: " "))")
      if stroke.dashPhase != 0 { declarations.append("stroke-dashoffset:\(Style.text(stroke.dashPhase))px") }
    }
    return declarations
  }

  /// Returns the variables from which `Resources/drawing.css` computes the size of an outline.
  private static func geometry(_ shape: ShapeValue) -> [String] {
    var declarations: [String] = []
    if shape.inset != 0 { declarations.append("--i:\(Style.text(shape.inset))px") }
    switch shape.outline {
    case .rounded(let radii):
      declarations.append("--r:\(Style.text(max(0, (radii.all.max() ?? 0) - shape.inset)))px")
    case .capsule: declarations.append("--r:calc(50cqmin - \(Style.text(shape.inset))px)")
    default: break
    }
    return declarations
  }

  /// Returns declarations that clip an element to a shape of its size.
  static func clip(_ shape: ShapeValue) -> [String] {
    let inset = Style.text(shape.inset)
    switch shape.outline {
    case .rectangle: return ["clip-path:inset(\(inset)px)"]
    case .rounded(let radii): return ["clip-path:inset(\(inset)px round \(self.radii(radii, around: shape.inset)))"]
    case .capsule: return ["clip-path:inset(\(inset)px round 9999px)"]
    case .circle where shape.inset == 0: return ["clip-path:circle(closest-side)"]
    case .circle:
      let edge = "calc(100% - \(inset)px)"
      return ["mask-image:radial-gradient(circle closest-side,#000 \(edge),#0000 \(edge))"]
    case .ellipse: return ["clip-path:ellipse(calc(50% - \(inset)px) calc(50% - \(inset)px))"]
    case .path(let path):
      // Browsers ignore a path without commands, and would show everything.
      if path.isFixed, !path.steps.isEmpty {
        return ["clip-path:path(\(path.isEvenOdd ? "evenodd," : "")\"\(data(path))\")"]
      }
      return ["clip-path:polygon(\(path.isEvenOdd ? "evenodd," : "")\(polygon(path)))"]
    }
  }

  private static func radii(_ radii: ShapeValue.CornerRadii, around inset: Double) -> String {
    let all = radii.all.map { Style.text(max(0, $0 - inset)) + "px" }
    return Set(all).count == 1 ? all[0] : all.joined(separator: " ")
  }

  /// Returns a path as SVG path data.
  static func data(_ path: PathValue) -> String {
    func text(_ point: PathValue.Point) -> String { "\(number(point.x.points)) \(number(point.y.points))" }
    return path.steps.map { step in
      switch step {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Returns the corners of a path that scales with its frame. Each curve becomes twelve lines.
  private static func polygon(_ path: PathValue) -> String {
    var corners: [String] = []
    var (start, current): (PathValue.Point?, PathValue.Point?) = (nil, nil)
    var starts: [PathValue.Point] = []
    func add(_ point: PathValue.Point) { corners.append("\(length(point.x)) \(length(point.y))") }
    for step in path.steps {
      switch step {
      case .move(let end):
        if let start, current != start { add(start) }
        // A CSS polygon has only one outline. The line that connects two subpaths is drawn in both directions, so it
        // encloses no area.
        if let first = starts.last { add(first) }
        starts.append(end)
        (start, current) = (end, end)
        add(end)
      case .line(let end):
        current = end
        add(end)
      case .curve(let first, let second, let end):
        let from = current ?? end
        for index in 1...12 { add(between(from, first, second, end, Double(index) / 12)) }
        current = end
      case .close:
        if let start { add(start) }
        current = start
      }
    }
    for first in starts.dropLast().reversed() { add(first) }
    return corners.isEmpty ? "0 0" : corners.joined(separator: ",")
  }

  private static func between(
    _ p0: PathValue.Point, _ p1: PathValue.Point, _ p2: PathValue.Point, _ p3: PathValue.Point, _ t: Double
  ) -> PathValue.Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    func mix(_ side: KeyPath<PathValue.Point, PathValue.Length>) -> PathValue.Length {
      func sum(_ part: KeyPath<PathValue.Length, Double>) -> Double {
        let parts = side.appending(path: part)
        return a * p0[keyPath: parts] + b * p1[keyPath: parts] + c * p2[keyPath: parts] + d * p3[keyPath: parts]
      }
      return PathValue.Length(points: sum(\.points), part: sum(\.part))
    }
    return PathValue.Point(x: mix(\.x), y: mix(\.y))
  }

  private static func length(_ length: PathValue.Length) -> String {
    if length.points == 0 { return Paint.percent(length.part) }
    if length.part == 0 { return number(length.points) + "px" }
    return "calc(\(Paint.percent(length.part)) + \(number(length.points))px)"
  }

  /// Returns a number with at most three decimals.
  private static func number(_ number: Double) -> String { Style.text((number * 1_000).rounded() / 1_000) }
}
