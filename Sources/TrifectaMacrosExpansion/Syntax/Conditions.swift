import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// Lines made of each declaration, inside the same `#if` blocks as the declarations.
  ///
  /// A clause stays even if nothing inside it gave a line: what an `#else` means depends on the clauses before it.
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
  /// The declarations inside the clause.
  var members: MemberBlockItemListSyntax {
    guard case .decls(let members) = elements else { return [] }
    return members
  }

  /// `#if DEBUG`, `#elseif DEBUG` or `#else`.
  fileprivate var head: String {
    ([poundKeyword.text] + (condition.map { [$0.trimmedDescription] } ?? [])).joined(separator: " ")
  }
}
