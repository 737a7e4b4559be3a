/// The value of an attribute of an element or a layer.
public enum AttributeValue: Hashable, Sendable {
  /// A string, or the name of an option.
  case string(String)
  /// A finite number. Lengths are in points.
  case number(Double)
  /// An unlimited length.
  case unlimited
  /// A Boolean.
  case flag(Bool)
  /// A color.
  case color(ColorValue)
  /// An alignment.
  case alignment(AlignmentValue)
  /// The runs of a styled text.
  case runs([TextRun])
  /// The options of a picker.
  case choices([ChoiceValue])
  /// The columns or rows of a grid.
  case tracks([GridTrack])
  // The following cases are indirect because they are large but rare. Stored inline, they would enlarge the thousands
  // of other values.

  /// One of the element's ``Element/choices``.
  indirect case choice(ChoiceValue)
  /// A valid position and size.
  indirect case frame(FrameValue)
  /// The valid state of a press.
  indirect case press(PressValue)
  /// A paint other than a plain color.
  indirect case paint(PaintValue)
  /// A valid shape.
  indirect case shape(ShapeValue)
  /// The valid style of a stroke.
  indirect case stroke(StrokeValue)
  /// A valid graphical filter.
  indirect case filter(FilterValue)
  /// A valid geometric transform.
  indirect case transform(TransformValue)
  /// An image.
  indirect case picture(PictureValue)
  /// Files that the user selected or dropped.
  indirect case files([FileValue])

  /// Whether the value is valid: for example, a number must be finite.
  package var isValid: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .frame(let frame): frame.isValid
    case .press(let press): press.isValid
    case .paint(let paint): paint.isValid
    case .shape(let shape): shape.isValid
    case .stroke(let stroke): stroke.isValid
    case .filter(let filter): filter.isValid
    case .transform(let transform): transform.isValid
    default: true
    }
  }
}

extension AttributeValue: CustomStringConvertible {
  /// The value without its type. A whole number has no fraction.
  public var description: String {
    switch self {
    case .string(let text): return text
    case .number(let number): return Int(exactly: number).map(String.init) ?? String(number)
    case .unlimited: return "inf"
    case .flag(let flag): return String(flag)
    case .color(let color): return color.description
    case .alignment(let alignment): return alignment.description
    case .runs(let runs): return runs.map(\.description).joined(separator: "|")
    case .frame(let frame): return frame.description
    case .press(let press): return press.description
    case .paint(let paint): return paint.description
    case .shape(let shape): return shape.description
    case .stroke(let stroke): return stroke.description
    case .filter(let filter): return filter.description
    case .transform(let transform): return transform.description
    case .picture(let picture): return picture.description
    case .files(let files): return files.map(\.description).joined(separator: "|")
    case .choice(let choice): return choice.label
    case .choices(let choices):
      return choices.map { $0.label + ($0.badge.map { " (\($0))" } ?? "") }.joined(separator: "|")
    case .tracks(let tracks): return tracks.map(\.description).joined(separator: "|")
    }
  }
}
