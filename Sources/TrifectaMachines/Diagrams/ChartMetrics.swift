/// The sizes of the texts in a drawing of a chart. An image and a view show different texts in different fonts.
package struct ChartMetrics {
  /// The minimum size of a state without child states.
  package var minimumWidth: Double
  package var minimumHeight: Double
  /// The size of a state's name, and of the notes below it.
  package var heading: (StateDescription) -> (width: Double, height: Double)
  /// The label of a transition.
  package var label: (TransitionDescription) -> String
  /// The width of a label with its margins.
  package var labelWidth: (String) -> Double
  /// The height of a label with its margins.
  package var labelHeight: Double
  /// The distance between the centers of the labels of two self-transitions.
  package var loopDistance: Double

  /// Creates sizes.
  package init(
    minimumWidth: Double, minimumHeight: Double,
    heading: @escaping (StateDescription) -> (width: Double, height: Double),
    label: @escaping (TransitionDescription) -> String, labelWidth: @escaping (String) -> Double, labelHeight: Double,
    loopDistance: Double
  ) {
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.heading = heading
    self.label = label
    self.labelWidth = labelWidth
    self.labelHeight = labelHeight
    self.loopDistance = loopDistance
  }
}

extension ChartMetrics {
  /// The sizes of an SVG image, whose names are 13 points and whose labels and notes are 11 points high.
  static var svg: ChartMetrics {
    ChartMetrics(
      minimumWidth: 72, minimumHeight: 0,
      heading: { state in
        let notes = state.notes.map { width(of: short($0), size: 11) }
        let name = max(width(of: short(state.title), size: 13) * 1.08, notes.max() ?? 0)
        return (name + 28, 34 + Double(notes.count) * 15)
      },
      label: \.label, labelWidth: { width(of: short($0), size: 11) + 12 }, labelHeight: 18, loopDistance: 26)
  }

  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let part =
        switch scalar {
        case "i", "j", "l", "t", "f", "r", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ", "/", "I": 0.36
        case "m", "w", "M", "W", "@": 0.9
        case "A"..."Z": 0.7
        default: scalar.value < 0x1100 ? 0.58 : 1.15
        }
      return sum + part * size
    }
  }

  /// The text on a single line, truncated to 48 characters.
  static func short(_ text: String) -> String {
    let flat = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
    return flat.count > 48 ? flat.prefix(47) + "…" : flat
  }
}
