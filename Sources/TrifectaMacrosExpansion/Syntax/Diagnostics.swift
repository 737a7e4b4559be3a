import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension Diagnostic {
  /// Returns an error diagnostic.
  ///
  /// - Parameters:
  ///   - node: the node to show it at.
  ///   - text: what is wrong, and what to do.
  ///   - note: a note at a related node.
  ///   - fix: a fix-it.
  static func error(at node: some SyntaxProtocol, _ text: String, note: Note? = nil, fix: FixIt? = nil) -> Diagnostic {
    Diagnostic(
      node: node, message: MacroExpansionErrorMessage(text), notes: note.map { [$0] } ?? [],
      fixIts: fix.map { [$0] } ?? [])
  }

  /// Returns the error for a macro on an unsupported kind of declaration. Its fix-it removes the attribute.
  ///
  /// - Parameters:
  ///   - node: the macro's attribute.
  ///   - declaration: the declaration that it is attached to.
  ///   - reason: a sentence that states what the macro requires.
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
  /// Returns a fix-it that replaces a node.
  static func replacing(_ old: some SyntaxProtocol, by new: some SyntaxProtocol, _ text: String) -> FixIt {
    FixIt(
      message: MacroExpansionFixItMessage(text), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// Returns a fix-it that replaces a keyword.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword) -> FixIt {
    let new = token.with(\.tokenKind, .keyword(keyword))
    return replacing(token, by: new, "Replace '\(token.text)' with '\(new.text)'")
  }
}
