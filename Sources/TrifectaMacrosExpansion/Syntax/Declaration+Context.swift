import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// The access that a member needs to be as accessible as its type, with a space behind it, or nothing.
  ///
  /// A member without an access level is internal, or as accessible as its type if that is less. So only a type beyond
  /// internal needs a word, its own or that of the extension it stands in.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    let own = modifiers.accessLevel
    let surrounding = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    switch own ?? surrounding {
    case .public: return "public "
    case .package: return "package "
    default: return ""
    }
  }

  /// The availability of the type and the types around it, a line each, for an extension to repeat.
  func availability(in context: some MacroExpansionContext) -> String {
    let surrounding = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes }
    return ([attributes] + surrounding).flatMap(\.availability).map { $0 + "\n" }.joined()
  }
}

extension DeclModifierListSyntax {
  /// The declaration's own access level, not that of its setter.
  fileprivate var accessLevel: Keyword? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(let level) where [.open, .public, .package, .internal, .fileprivate, .private].contains(level):
        return level
      default: continue
      }
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes as text.
  var availability: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else {
        return nil
      }
      return attribute.trimmedDescription
    }
  }
}
