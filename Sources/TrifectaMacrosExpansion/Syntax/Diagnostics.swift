import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension Diagnostic {
  /// An error.
  ///
  /// - Parameters:
  ///   - node: where it is shown.
  ///   - text: what is wrong, and what to do.
  ///   - note: a second place that has to do with it.
  ///   - fix: a change that removes it.
  static func error(at node: some SyntaxProtocol, _ text: String, note: Note? = nil, fix: FixIt? = nil) -> Diagnostic {
    Diagnostic(
      node: node, message: MacroExpansionErrorMessage(text), notes: note.map { [$0] } ?? [],
      fixIts: fix.map { [$0] } ?? [])
  }

  /// A macro on a declaration that it makes nothing for; the fix takes it away.
  ///
  /// - Parameters:
  ///   - node: the macro's attribute.
  ///   - declaration: what it is attached to.
  ///   - reason: a sentence that says what the macro needs.
  static func notApplicable(
    _ node: AttributeSyntax,
    to declaration: some DeclGroupSyntax,
    because reason: String
  ) -> Diagnostic {
    let macro = "'@\(node.attributeName.trimmedDescription)'"
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
    return error(
      at: node, "\(macro) cannot be applied to \(declaration.introducer.text) '\(name)'. \(reason)",
      fix: .replacing(node, by: AttributeListSyntax([]), "Remove \(macro)"))
  }
}

extension FixIt {
  /// A fix that changes one node.
  static func replacing(_ old: some SyntaxProtocol, by new: some SyntaxProtocol, _ text: String) -> FixIt {
    FixIt(
      message: MacroExpansionFixItMessage(text), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// A fix that writes another keyword.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword) -> FixIt {
    let new = token.with(\.tokenKind, .keyword(keyword))
    return replacing(token, by: new, "Replace '\(token.text)' with '\(new.text)'")
  }
}
