/// Source code of an expression, which is wrapped if it is too long for a line.
indirect enum SourceText: Hashable {
  /// A text that is not wrapped.
  case text(String)
  /// An argument with a label.
  case labeled(String, SourceText)
  /// The arguments of a call. `function` is empty for a tuple.
  case call(function: String, [SourceText])
  /// The elements of an array or a set.
  case array([SourceText])
  /// The entries of a dictionary.
  case dictionary([(key: SourceText, value: SourceText)])

  /// The maximum length of a line.
  private static let width = 120

  /// The code on one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .labeled(let label, let value): "\(label): \(value.line)"
    case .call(let function, let arguments): "\(function)(\(arguments.map(\.line).joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .dictionary(let entries):
      entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key.line): \($0.value.line)" }.joined(separator: ", "))]"
    }
  }

  /// Returns the code after a beginning of a line, wrapped as `swift format` does.
  ///
  /// - Parameters:
  ///   - start: The beginning of the line, with its indentation.
  ///   - end: The end of the last line.
  func wrapped(after start: String, before end: String = "") -> String {
    let indentation = start.prefix { $0 == " " }.count
    return start + wrapped(column: start.count, indentation: indentation, reserved: end.count) + end
  }

  private func wrapped(column: Int, indentation: Int, reserved: Int) -> String {
    let line = line
    if column + line.count + reserved <= Self.width { return line }
    let inner = indentation + 2
    let space = String(repeating: " ", count: inner)
    switch self {
    case .text:
      return line
    case .labeled(let label, let value):
      return "\(label): "
        + value.wrapped(column: column + label.count + 2, indentation: indentation, reserved: reserved)
    case .call(let function, let arguments):
      if arguments.count == 1, arguments[0].isCollection {
        let start = column + function.count + 1
        return function + "("
          + arguments[0].wrapped(column: start, indentation: indentation, reserved: reserved + 1) + ")"
      }
      let lines = arguments.map { $0.wrapped(column: inner, indentation: inner, reserved: reserved + 1) }
      return "\(function)(\n" + lines.map { space + $0 }.joined(separator: ",\n") + ")"
    case .array(let elements):
      let lines = elements.map { $0.wrapped(column: inner, indentation: inner, reserved: 1) }
      return list(lines, indentation)
    case .dictionary(let entries):
      let lines = entries.map { entry in
        let key = entry.key.line + ": "
        return key + entry.value.wrapped(column: inner + key.count, indentation: inner, reserved: 1)
      }
      return list(lines, indentation)
    }
  }

  /// The elements of a collection, each on its own line.
  private func list(_ lines: [String], _ indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return "[\n" + lines.map { "\(space)  \($0),\n" }.joined() + space + "]"
  }

  private var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .text, .labeled, .call: false
    }
  }

  static func == (first: SourceText, second: SourceText) -> Bool { first.line == second.line }

  func hash(into hasher: inout Hasher) { hasher.combine(line) }

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case let scalar where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
