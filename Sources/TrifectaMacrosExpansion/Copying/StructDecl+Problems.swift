import SwiftDiagnostics
import SwiftSyntax

extension StructDeclSyntax {
  /// The errors that prevent copying: stored properties that an initializer cannot set, or names that the macro
  /// generates.
  var copyProblems: [Diagnostic] {
    memberBlock.members.copyProblems
  }
}

extension MemberBlockItemListSyntax {
  fileprivate var copyProblems: [Diagnostic] {
    flatMap { item -> [Diagnostic] in
      if let conditions = item.decl.as(IfConfigDeclSyntax.self) {
        return conditions.clauses.flatMap(\.members.copyProblems)
      }
      if let type = item.decl.asProtocol((any NamedDeclSyntax).self), type.name.identifierText == "Copy" {
        return [.error(at: type.name, "'@Copying' adds a type named 'Copy'. Rename this one.")]
      }
      return StoredProperty.all(in: item.decl).compactMap(\.problem)
    }
  }
}

extension StoredProperty {
  /// The reason why an initializer cannot set the property, `nil` if it can.
  fileprivate var problem: Diagnostic? {
    let specifier = declaration.bindingSpecifier
    if let wrapper = declaration.attributes.possibleWrapper {
      let attribute = "'@\(wrapper.attributeName.trimmedDescription)'"
      return problem(
        at: wrapper,
        "\(attribute) may be a property wrapper, whose storage is more than its value. Use a plain property, or write "
          + "'copy(_:)' by hand.")
    }
    if declaration.has(.lazy) {
      return problem(
        at: binding, "reading a lazy property computes it. Make it a computed property, or a plain stored one.")
    }
    if !binding.pattern.is(IdentifierPatternSyntax.self) {
      return problem(
        at: binding.pattern, "'@Copying' reads one name at a time. Declare each property on its own.")
    }
    if specifier.tokenKind == .keyword(.let), binding.initializer != nil {
      return problem(
        at: specifier,
        "a 'let' with an initial value is never set again. Make it a 'var', or 'static' if it is the same for all.",
        fix: .replacing(specifier, by: .var))
    }
    return nil
  }

  private func problem(at node: some SyntaxProtocol, _ reason: String, fix: FixIt? = nil) -> Diagnostic {
    .error(at: node, "A copy cannot take over '\(name)': \(reason)", fix: fix)
  }
}

extension AttributeListSyntax {
  /// The first attribute that may be a property wrapper. Except for `@MainActor`, the language's own attributes start
  /// with a lowercase letter.
  fileprivate var possibleWrapper: AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let type = attribute.attributeName
      let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
      guard let name = name?.identifierText, name.first?.isUppercase == true, name != "MainActor" else { continue }
      return attribute
    }
    return nil
  }
}
