import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension EnumDeclSyntax {
  /// The errors that prevent case paths: case names that are not unique, or that equal a name that the macro generates.
  var caseProblems: [Diagnostic] {
    var names: [String: TokenSyntax] = [:]
    return memberBlock.members.caseProblems(after: &names)
  }
}

extension MemberBlockItemListSyntax {
  /// - Parameter names: the preceding cases by name. The cases of this list are added.
  fileprivate func caseProblems(after names: inout [String: TokenSyntax]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for item in self {
      if let conditions = item.decl.as(IfConfigDeclSyntax.self) {
        // Only one clause of an `#if` is compiled, so each clause may have a case of the same name.
        let before = names
        for clause in conditions.clauses {
          var inside = before
          problems += clause.members.caseProblems(after: &inside)
          names.merge(inside) { first, _ in first }
        }
      }
      if let type = item.decl.asProtocol((any NamedDeclSyntax).self), type.name.identifierText == "Cases" {
        problems.append(.error(at: type.name, "'@CasePathable' adds a type named 'Cases'. Rename this one."))
      }
      for name in EnumCase.all(in: item.decl).map(\.element.name) {
        if name.identifierText == "cases" {
          problems.append(.error(at: name, "'@CasePathable' adds a property named 'cases'. Rename this case."))
        } else if let first = names[name.identifierText] {
          problems.append(.overloaded(name, first))
        } else {
          names[name.identifierText] = name
        }
      }
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func overloaded(_ name: TokenSyntax, _ first: TokenSyntax) -> Diagnostic {
    let text = name.identifierText
    return error(
      at: name,
      "A case path has the name of its case, but two cases are named '\(text)'. Rename one of them.",
      note: Note(node: Syntax(first), message: MacroExpansionNoteMessage("The first '\(text)' is here.")))
  }
}
