/// Parses expressions in a subset of ECMAScript without function calls and loops:
///
/// ```
/// expression = and { "||" and } ;             and   = equal { "&&" equal } ;
/// equal = compare { ("==" | "!=" | "===" | "!==") compare } ;
/// compare = sum { ("<" | ">" | "<=" | ">=") sum } ;
/// sum   = product { ("+" | "-") product } ;   product = unary { ("*" | "/" | "%") unary } ;
/// unary = ("!" | "-") unary | primary ;
/// primary = number | string | "[" [ literal { "," literal } ] "]" | "{" [ field { "," field } ] "}" | "true" | "false"
///         | "null" | "undefined" | "NaN" | "Infinity" | name | "this[" string "]" | "In(" string ")" | "_event.name"
///         | "_event.data" [ "." name | "[" string "]" ] | "(" expression ")" ;
/// field = ( name | string ) ":" literal ;
/// ```
///
/// `==` compares types too. Operators and parentheses may be nested at most 200 levels deep.
struct SCXMLExpressionParser {
  /// The reason why an expression cannot be parsed.
  struct Failure: Error {
    var reason: String
  }

  /// Reserved words, which cannot name variables.
  static let reserved: Set<String> = [
    "true", "false", "null", "undefined", "NaN", "Infinity", "In", "this", "_event", "_sessionid", "_name",
    "_ioprocessors", "_x", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
    "do",
    "else", "enum", "export", "extends", "finally", "for", "function", "if", "import", "in", "instanceof", "new",
    "return",
    "super", "switch", "throw", "try", "typeof", "var", "void", "while", "with", "yield", "let", "static", "await",
  ]
  private static let maximumDepth = 200

  private enum Token: Equatable {
    case number(Double)
    case string(String)
    case name(String)
    case sign(String)
    case end

    var text: String {
      switch self {
      case .number(let value): "\(value)"
      case .string(let value): "'\(value)'"
      case .name(let value), .sign(let value): value
      case .end: "the end"
      }
    }
  }

  private let scalars: [Unicode.Scalar]
  private let isOurs: Bool
  private var position = 0
  private var token = Token.end
  private var depth = 0

  /// Parses an expression.
  ///
  /// - Parameters:
  ///   - text: the source of the expression.
  ///   - isOurs: whether the names in `In` are encoded by ``SCXMLNames``.
  static func read(_ text: String, isOurs: Bool) throws(Failure) -> ChartExpression {
    var parser = SCXMLExpressionParser(scalars: Array(text.unicodeScalars), isOurs: isOurs)
    try parser.advance()
    let result = try parser.binary(0)
    guard parser.token == .end else { throw Failure(reason: "\(parser.token.text) is not expected here") }
    return result
  }

  /// Parses the name of a variable, the target of an assignment.
  static func location(_ text: String) throws(Failure) -> String {
    guard case .variable(let name) = try read(text, isOurs: false) else {
      throw Failure(reason: "only a variable can be assigned to")
    }
    return name
  }

  private init(scalars: [Unicode.Scalar], isOurs: Bool) {
    self.scalars = scalars
    self.isOurs = isOurs
  }

  // MARK: Grammar

  private static let levels: [[String: ChartExpression.Operator]] = [
    ["||": .or], ["&&": .and], ["==": .equal, "===": .equal, "!=": .notEqual, "!==": .notEqual],
    ["<": .less, ">": .greater, "<=": .lessOrEqual, ">=": .greaterOrEqual], ["+": .add, "-": .subtract],
    ["*": .multiply, "/": .divide, "%": .remainder],
  ]

  private mutating func deepen() throws(Failure) {
    depth += 1
    if depth > Self.maximumDepth { throw Failure(reason: "it is nested deeper than \(Self.maximumDepth) levels") }
  }

  private mutating func binary(_ level: Int) throws(Failure) -> ChartExpression {
    guard level < Self.levels.count else { return try unary() }
    var result = try binary(level + 1)
    let outside = depth
    while case .sign(let text) = token, let sign = Self.levels[level][text] {
      // Each operator nests the expression parsed so far one level deeper.
      try deepen()
      try advance()
      result = .apply(sign, [result, try binary(level + 1)])
    }
    depth = outside
    return result
  }

  private mutating func unary() throws(Failure) -> ChartExpression {
    guard token == .sign("!") || token == .sign("-") else { return try primary() }
    let outside = depth
    try deepen()
    defer { depth = outside }
    let sign: ChartExpression.Operator = token == .sign("!") ? .not : .negate
    try advance()
    if sign == .negate, case .number(let value) = token {
      try advance()
      return .literal(.number(-value))
    }
    if sign == .negate, token == .name("Infinity") {
      try advance()
      return .literal(.number(-.infinity))
    }
    return .apply(sign, [try unary()])
  }

  private mutating func primary() throws(Failure) -> ChartExpression {
    switch token {
    case .sign("("):
      let outside = depth
      try deepen()
      try advance()
      let result = try binary(0)
      try expect(")")
      depth = outside
      return result
    case .name("this"):
      try advance()
      try expect("[")
      let name = try string()
      try expect("]")
      return .variable(name)
    case .name("In"):
      try advance()
      try expect("(")
      let id = try string()
      try expect(")")
      return .isIn(isOurs ? SCXMLNames.decoded(id) : id)
    case .name("_event"):
      try advance()
      guard token == .sign(".") else {
        throw Failure(reason: "of _event, only _event.name and _event.data are supported")
      }
      try advance()
      let part = token
      try advance()
      switch part {
      case .name("name"): return .eventName
      case .name("data"):
        guard let name = try eventField() else { return .eventData }
        guard token != .sign("."), token != .sign("[") else {
          throw Failure(reason: "members of the fields of _event.data are not supported")
        }
        return .eventField(name)
      default: throw Failure(reason: "_event.\(part.text) is not supported; use _event.name or _event.data")
      }
    case .name(let name) where !Self.reserved.contains(name):
      try advance()
      switch token {
      case .sign("("): throw Failure(reason: "it calls \(name), but only In can be called")
      case .sign("."), .sign("["): throw Failure(reason: "it reads a member of \(name), but members are not supported")
      default: return .variable(name)
      }
    default: return .literal(try literal())
    }
  }

  /// Parses the field after `_event.data`, if there is one.
  private mutating func eventField() throws(Failure) -> String? {
    if token == .sign("[") {
      try advance()
      let name = try string()
      try expect("]")
      return name
    }
    guard token == .sign(".") else { return nil }
    try advance()
    guard case .name(let name) = token else { throw Failure(reason: "a name is expected instead of \(token.text)") }
    try advance()
    return name
  }

  private mutating func literal() throws(Failure) -> ChartValue {
    let first = token
    try advance()
    switch first {
    case .number(let value): return .number(value)
    case .string(let value): return .string(value)
    case .name("true"): return .bool(true)
    case .name("false"): return .bool(false)
    case .name("null"), .name("undefined"): return .none
    case .name("NaN"): return .number(.nan)
    case .name("Infinity"): return .number(.infinity)
    case .sign("-"):
      let value = token
      try advance()
      if case .number(let number) = value { return .number(-number) }
      if value == .name("Infinity") { return .number(-.infinity) }
      throw Failure(reason: "a minus sign must precede a number, not \(value.text)")
    case .sign("["):
      let outside = depth
      try deepen()
      var values: [ChartValue] = []
      while token != .sign("]") {
        values.append(try literal())
        guard token == .sign(",") else { break }
        try advance()
      }
      try expect("]")
      depth = outside
      return .list(values)
    case .sign("{"):
      let outside = depth
      try deepen()
      var fields: [String: ChartValue] = [:]
      while token != .sign("}") {
        switch token {
        case .name(let name), .string(let name):
          try advance()
          try expect(":")
          fields[name] = try literal()
        default: throw Failure(reason: "a field name is expected instead of \(token.text)")
        }
        guard token == .sign(",") else { break }
        try advance()
      }
      try expect("}")
      depth = outside
      return .object(fields)
    default: throw Failure(reason: "\(first.text) is not expected here")
    }
  }

  private mutating func string() throws(Failure) -> String {
    guard case .string(let text) = token else { throw Failure(reason: "a string is expected instead of \(token.text)") }
    try advance()
    return text
  }

  private mutating func expect(_ sign: String) throws(Failure) {
    guard token == .sign(sign) else { throw Failure(reason: "\(sign) is expected instead of \(token.text)") }
    try advance()
  }

  // MARK: Tokens

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || isDigit(scalar)
  }

  private mutating func advance() throws(Failure) {
    while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
    guard let first = peek() else {
      token = .end
      return
    }
    if Self.isDigit(first) || first == "." && peek(1).map(Self.isDigit) ?? false {
      token = try number()
      return
    }
    if first == "'" || first == "\"" {
      token = .string(try quoted(by: first))
      return
    }
    if Self.isName(first) {
      let start = position
      while let scalar = peek(), Self.isName(scalar) { position += 1 }
      token = .name(text(from: start))
      return
    }
    for length in [3, 2] where position + length <= scalars.count {
      let sign = String(String.UnicodeScalarView(scalars[position..<position + length]))
      guard ["===", "!==", "==", "!=", "<=", ">=", "&&", "||"].contains(sign) else { continue }
      position += length
      token = .sign(sign)
      return
    }
    guard "+-*/%<>!()[]{}.,:".unicodeScalars.contains(first) else {
      throw Failure(reason: "\(first) is not a valid character here")
    }
    position += 1
    token = .sign(String(first))
  }

  private func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<position])) }

  private mutating func number() throws(Failure) -> Token {
    let start = position
    while let scalar = peek(), Self.isDigit(scalar) || scalar == "." { position += 1 }
    if let sign = peek(), sign == "e" || sign == "E" {
      position += 1
      if peek() == "+" || peek() == "-" { position += 1 }
      while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
    }
    let text = text(from: start)
    guard let value = Double(text.hasSuffix(".") ? text + "0" : text), !(peek().map(Self.isName) ?? false) else {
      throw Failure(reason: "\(text) is not a decimal number")
    }
    return .number(value)
  }

  private mutating func quoted(by quote: Unicode.Scalar) throws(Failure) -> String {
    var result = String.UnicodeScalarView()
    position += 1
    while let scalar = peek() {
      position += 1
      if scalar == quote { return String(result) }
      guard scalar == "\\", let escaped = peek() else {
        result.append(scalar)
        continue
      }
      position += 1
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "u": result.append(try escape())
      default: result.append(escaped)
      }
    }
    throw Failure(reason: "a string literal has no closing quotation mark")
  }

  /// Parses the rest of an escape such as `\u0041` or `\u{1F600}`.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let isLong = peek() == "{"
    if isLong { position += 1 }
    let start = position
    while let scalar = peek(), scalar.properties.isASCIIHexDigit, position - start < (isLong ? 6 : 4) { position += 1 }
    let digits = text(from: start)
    let isClosed = !isLong || peek() == "}"
    if isLong, isClosed { position += 1 }
    guard isClosed, isLong || digits.count == 4, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw Failure(reason: "\\u\(digits) is not a Unicode escape") }
    return scalar
  }
}
