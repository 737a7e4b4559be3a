/// The value of one property of an element or a layer.
public enum AttributeValue: Hashable, Sendable {
  /// A text or the name of a choice.
  case string(String)
  /// A measure, in points where it is a length. It is finite.
  case number(Double)
  /// A length: as much as there is.
  case unlimited
  /// A yes or a no.
  case flag(Bool)
  /// A color.
  case color(ColorValue)
  /// A place in a larger space.
  case alignment(AlignmentValue)
  /// A text whose parts are set differently, first to last.
  case runs([TextRun])
  /// What a person can choose from, first to last.
  case choices([ChoiceValue])
  /// The columns of a grid, or its rows, first to last.
  case tracks([GridTrack])
  // Values are kept by the thousand: those that are large, and kept by few, are not to make the others larger.

  /// One of the element's ``Element/choices``.
  indirect case choice(ChoiceValue)
  /// Where something is and how large. It is valid.
  indirect case frame(FrameValue)
  /// What a pointer does. It is valid.
  indirect case press(PressValue)
  /// What something is painted in, where that is more than a color.
  indirect case paint(PaintValue)
  /// An outline. It is valid.
  indirect case shape(ShapeValue)
  /// How a line is drawn along an outline. It is valid.
  indirect case stroke(StrokeValue)
  /// What becomes of the picture of something. It is valid.
  indirect case filter(FilterValue)
  /// How the picture of something is moved and turned. It is valid.
  indirect case transform(TransformValue)
  /// A picture from a file.
  indirect case picture(PictureValue)
  /// Files that a person has given, first to last.
  indirect case files([FileValue])

  /// Whether it is a value at all: a number has to be finite.
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
  /// The bare value; a whole number has no fraction.
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
