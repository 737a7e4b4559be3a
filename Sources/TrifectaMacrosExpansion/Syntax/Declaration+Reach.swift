import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// The problem that no extension can name this type, `nil` if one can: a `private` type inside another is seen from
  /// there alone, and what a macro puts into an extension stands at the top of the file.
  ///
  /// - Parameters:
  ///   - node: the macro's attribute.
  ///   - context: tells which types surround this one.
  func unreachable(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> Diagnostic? {
    let macro = "'@\(node.attributeName.trimmedDescription)'"
    let surrounding = context.lexicalContext
    // At the top of a file `private` means `fileprivate`.
    if !surrounding.isEmpty, let modifier = modifiers.private {
      return .error(
        at: modifier,
        "\(macro) adds an extension, which cannot see a 'private' type inside another. Make it 'fileprivate'.",
        fix: .replacing(modifier.name, by: .fileprivate))
    }
    for outer in surrounding.dropLast() where outer.asProtocol((any DeclGroupSyntax).self)?.modifiers.private != nil {
      let name = outer.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
      return .error(
        at: node,
        "\(macro) adds an extension, which cannot see the 'private' type '\(name)'. Make '\(name)' 'fileprivate'.")
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  fileprivate var `private`: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }
}
