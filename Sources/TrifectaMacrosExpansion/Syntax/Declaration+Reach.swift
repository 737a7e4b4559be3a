import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// Returns the error for a type that an extension cannot refer to; `nil` if it can. A `private` type inside another
  /// type is visible only there, but a macro's extension is at file scope.
  ///
  /// - Parameters:
  ///   - node: the macro's attribute.
  ///   - context: provides the enclosing types.
  func unreachable(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> Diagnostic? {
    let macro = "'@\(node.attributeName.trimmedDescription)'"
    let surrounding = context.lexicalContext
    // At file scope `private` means `fileprivate`.
    if !surrounding.isEmpty, let modifier = modifiers.private {
      return .error(
        at: modifier,
        "\(macro) adds an extension, which cannot access a nested 'private' type. Make it 'fileprivate'.",
        fix: .replacing(modifier.name, by: .fileprivate))
    }
    for outer in surrounding.dropLast() where outer.asProtocol((any DeclGroupSyntax).self)?.modifiers.private != nil {
      let name = outer.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
      return .error(
        at: node,
        "\(macro) adds an extension, which cannot access the 'private' type '\(name)'. Make '\(name)' 'fileprivate'.")
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  fileprivate var `private`: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }
}
