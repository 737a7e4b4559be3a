/// Where the source declares a child. Compared by that place: a child that is a computed property is the same child.
@usableFromInline
final class Declaration {
  let fileID: String
  let line: UInt
  let column: UInt

  @usableFromInline
  init(fileID: String, line: UInt, column: UInt) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}

extension Declaration: Hashable {
  @usableFromInline
  static func == (first: Declaration, second: Declaration) -> Bool {
    first === second
      || first.line == second.line && first.column == second.column && first.fileID == second.fileID
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension Declaration: CustomStringConvertible {
  @usableFromInline var description: String { "\(fileID):\(line):\(column)" }
}

/// The declaration of a child that was seen first at a place.
struct FirstDeclaration {
  var first: Declaration?
  /// Whether another one was seen.
  private(set) var hasSecond = false

  /// Notes a declaration.
  ///
  /// - Returns: the first one, if this is the second, which is to be reported: once for each place.
  mutating func see(_ declaration: Declaration) -> Declaration? {
    guard let first else {
      first = declaration
      return nil
    }
    guard first != declaration, !hasSecond else { return nil }
    hasSecond = true
    return first
  }
}
