import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// Renders each declaration to lines, preserving the `#if` blocks around the declarations.
  ///
  /// If any clause of a block has lines, clauses without lines are kept too, because the meaning of `#else` depends on
  /// the clauses before it.
  func renderInsideConditions(_ lines: (DeclSyntax) -> [String]) -> [String] {
    flatMap { item in
      guard let conditions = item.decl.as(IfConfigDeclSyntax.self) else { return lines(item.decl) }
      let clauses = conditions.clauses.map { clause in
        (head: clause.head, body: clause.members.renderInsideConditions(lines))
      }
      if clauses.allSatisfy(\.body.isEmpty) { return [] }
      return clauses.flatMap { [$0.head] + $0.body } + ["#endif"]
    }
  }
}

extension IfConfigClauseSyntax {
  /// The declarations in the clause.
  var members: MemberBlockItemListSyntax {
    guard case .decls(let members) = elements else { return [] }
    return members
  }

  /// The directive of the clause: `#if DEBUG`, `#elseif DEBUG` or `#else`.
  fileprivate var head: String {
    ([poundKeyword.text] + (condition.map { [$0.trimmedDescription] } ?? [])).joined(separator: " ")
  }
}
