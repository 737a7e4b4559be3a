/// The content of a cell: a text, a number, or an expression such as `=A0+SUM(B0:B9)*2`.
struct Formula: Equatable {
  /// The error of a cell, with the text that the cell shows.
  enum Fault: String, Error {
    case syntax = "#SYNTAX"
    case notANumber = "#VALUE"
    case cycle = "#CYCLE"
    case depth = "#DEPTH"
  }

  /// The deepest nesting of parentheses, and the longest chain of references.
  static let limit = 200

  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - text: The expression, without `=`.
  ///   - value: Returns the number of another cell.
  static func value(of text: Substring, _ value: (CellName) throws(Fault) -> Double) throws(Fault) -> Double {
    var parser = Parser(rest: text.filter { $0 != " " }[...])
    let result = try parser.sum(value)
    guard parser.rest.isEmpty else { throw .syntax }
    return result
  }

  /// A parser that evaluates while it reads. Each method reads one rule of the grammar.
  private struct Parser {
    var rest: Substring
    var depth = 0

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    mutating func sum(_ value: (CellName) throws(Fault) -> Double) throws(Fault) -> Double {
      var result = try product(value)
      while true {
        if take("+") { result += try product(value) } else if take("-") { result -= try product(value) } else { break }
      }
      return result
    }

    mutating func product(_ value: (CellName) throws(Fault) -> Double) throws(Fault) -> Double {
      var result = try factor(value)
      while true {
        if take("*") { result *= try factor(value) } else if take("/") { result /= try factor(value) } else { break }
      }
      return result
    }

    mutating func factor(_ value: (CellName) throws(Fault) -> Double) throws(Fault) -> Double {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Formula.limit else { throw .depth }
      if take("-") { return -(try factor(value)) }
      if take("(") {
        let result = try sum(value)
        guard take(")") else { throw .syntax }
        return result
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      rest = rest.dropFirst(word.count)
      if let number = Double(word), word.first?.isNumber == true { return number }
      if word.uppercased() == "SUM", take("(") { return try rangeSum(value) }
      guard let name = CellName(word) else { throw .syntax }
      return try value(name)
    }

    /// The rest of `SUM(A0:B9)` after the parenthesis.
    mutating func rangeSum(_ value: (CellName) throws(Fault) -> Double) throws(Fault) -> Double {
      let parts = rest.prefix { $0 != ")" }
      rest = rest.dropFirst(parts.count)
      let names = parts.split(separator: ":", omittingEmptySubsequences: false).map { CellName($0) }
      guard take(")"), names.count == 2, let first = names[0], let last = names[1], first.column <= last.column,
        first.row <= last.row
      else { throw .syntax }
      var result = 0.0
      for column in first.column...last.column {
        for row in first.row...last.row { result += try value(CellName(column: column, row: row)) }
      }
      return result
    }
  }
}

/// The name of a cell: a column from A to Z, and a row from 0 to 99.
struct CellName: Hashable, CustomStringConvertible {
  static let columns = 0..<26
  static let rows = 0..<100

  let column: Int
  let row: Int

  init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Creates a name from a text such as `B12`; `nil` if there is no such cell.
  init?(_ text: Substring) {
    guard let letter = text.uppercased().unicodeScalars.first, text.count >= 2, let row = Int(text.dropFirst()),
      Self.rows.contains(row), Self.columns.contains(Int(letter.value) - 65)
    else { return nil }
    self.init(column: Int(letter.value) - 65, row: row)
  }

  /// The letter of the column.
  var letter: String { String(UnicodeScalar(UInt8(65 + column))) }

  var description: String { "\(letter)\(row)" }
}
