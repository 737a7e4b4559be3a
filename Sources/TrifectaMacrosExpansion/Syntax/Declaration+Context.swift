import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// Returns the access modifier, followed by a space, with which a generated member is as accessible as its type.
  /// Returns an empty string if no modifier is needed.
  ///
  /// A member without a modifier is internal, or has the access level of its type if that is lower. So only members of
  /// public and package types need a modifier. The type's access level is declared on the type itself or on the
  /// surrounding extension.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    let own = modifiers.accessLevel
    let surrounding = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    switch own ?? surrounding {
    case .public: return "public "
    case .package: return "package "
    default: return ""
    }
  }

  /// Returns the availability attributes of the type and its enclosing types, one per line, to repeat on an extension.
  func availability(in context: some MacroExpansionContext) -> String {
    let surrounding = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes }
    return ([attributes] + surrounding).flatMap(\.availability).map { $0 + "\n" }.joined()
  }
}

extension DeclModifierListSyntax {
  /// The access level of the declaration, not of its setter.
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
  /// The source text of the `@available` attributes.
  var availability: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else {
        return nil
      }
      return attribute.trimmedDescription
    }
  }
}
