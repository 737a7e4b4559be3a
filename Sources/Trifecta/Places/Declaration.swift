/// The source location of a child's declaration. Declarations are equal if their locations are, so a child that is
/// declared as a computed property is the same child at each access.
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

/// The first declaration of a child that was seen at a node.
struct FirstDeclaration {
  var first: Declaration?
  /// Whether a second declaration was seen.
  private(set) var hasSecond = false

  /// Records a declaration.
  ///
  /// - Returns: the first declaration if this is the second one. The caller reports it; it is returned only once.
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
