import Elements

/// Writes animations as JSON for the Web Animations API.
enum Motion {
  /// Returns the duration, the curve, the delay and the repetition of an animation.
  static func timing(_ timing: AnimationTiming) -> String {
    var fields = ["\"duration\":\(milliseconds(timing.duration))"]
    if timing.curve != .linear { fields.append("\"easing\":\"\(easing(of: timing))\"") }
    if timing.delay > 0 { fields.append("\"delay\":\(milliseconds(timing.delay))") }
    // JSON has no infinity. This number is effectively infinite.
    if timing.repeatCount != 1 { fields.append("\"iterations\":\(timing.repeatCount ?? 1_000_000_000)") }
    if timing.repeatCount != 1, timing.autoreverses { fields.append("\"direction\":\"alternate\"") }
    return "{\(fields.joined(separator: ","))}"
  }

  /// Returns the keyframe of an element with these effects; `nil` for the identity.
  ///
  /// Horizontal offsets depend on `--forward`, which `Resources/client.css` sets to the reading direction.
  @MainActor
  static func frame(_ effects: [ElementTransition.Effect]) -> String? {
    guard !effects.isEmpty else { return nil }
    var opacity = 1.0
    var scale = 1.0
    var transforms: [TransformValue] = []
    var filters: [FilterValue] = []
    var (across, down): ([String], [String]) = ([], [])
    for effect in effects {
      switch effect {
      case .opacity: opacity = 0
      case .scale(let factor, let x, let y):
        // The transform origin is the center. Scaling around another anchor also needs a translation.
        scale *= factor
        if x != 0.5 { across.append("\(number((x - 0.5) * (1 - factor) * 100))%*var(--forward)") }
        if y != 0.5 { down.append("\(number((y - 0.5) * (1 - factor) * 100))%") }
      case .offset(let x, let y):
        if x != 0 { across.append("\(number(x))px*var(--forward)") }
        if y != 0 { down.append("\(number(y))px") }
      case .move(.leading): across.append("-100%*var(--forward)")
      case .move(.trailing): across.append("100%*var(--forward)")
      case .move(.top): down.append("-100%")
      case .move(.bottom): down.append("100%")
      case .fade(let share): opacity *= share
      case .transform(let transform): transforms.append(transform)
      case .filter(let filter): filters.append(filter)
      }
    }
    var fields: [String] = []
    if opacity != 1 { fields.append("\"opacity\":\(number(opacity))") }
    if scale != 1 { fields.append("\"scale\":\"\(number(scale))\"") }
    if !across.isEmpty || !down.isEmpty { fields.append("\"translate\":\"\(sum(across)) \(sum(down))\"") }
    if let transform = Transforms.css(transforms) { fields.append("\"transform\":\"\(transform)\"") }
    let functions = filters.map(Filters.css).filter { !$0.isEmpty }
    if !functions.isEmpty { fields.append("\"filter\":\"\(functions.joined(separator: " "))\"") }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func sum(_ lengths: [String]) -> String {
    lengths.isEmpty ? "0px" : "calc(\(lengths.joined(separator: " + ")))"
  }

  private static func easing(of timing: AnimationTiming) -> String {
    switch timing.curve {
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\(number(x1)),\(number(y1)),\(number(x2)),\(number(y2)))"
    case .spring(let spring):
      // The number of points is large enough for a smooth curve: one point every 20 ms.
      let count = min(max(Int(timing.duration * 50), 10), 60)
      let points = (0..<count).map { number(spring.value(at: timing.duration * Double($0) / Double(count))) }
      return "linear(\(points.joined(separator: ",")),1)"
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1_000).rounded()) }

  /// Returns a number with at most three decimals for CSS.
  private static func number(_ number: Double) -> String {
    let thousandths = Int((min(max(number, -1e9), 1e9) * 1_000).rounded())
    guard thousandths % 1_000 != 0 else { return String(thousandths / 1_000) }
    return String(Double(thousandths) / 1_000)
  }
}
