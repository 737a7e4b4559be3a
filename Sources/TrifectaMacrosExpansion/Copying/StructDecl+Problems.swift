import SwiftDiagnostics
import SwiftSyntax

extension StructDeclSyntax {
  /// The errors that prevent copying: stored properties that an initializer cannot set, or a nested type with the name
  /// `Copy`, which the macro generates.
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
  /// The reason why an initializer cannot set the property; `nil` if it can.
  fileprivate var problem: Diagnostic? {
    let specifier = declaration.bindingSpecifier
    if let wrapper = declaration.attributes.possibleWrapper {
      let attribute = "'@\(wrapper.attributeName.trimmedDescription)'"
      return problem(
        at: wrapper,
        "\(attribute) may be a property wrapper, which can store more than its value. Use a plain property, or "
          + "implement 'copy(_:)' yourself.")
    }
    if declaration.has(.lazy) {
      return problem(
        at: binding, "reading a lazy property initializes it. Make it a computed property, or a plain stored property.")
    }
    if !binding.pattern.is(IdentifierPatternSyntax.self) {
      return problem(
        at: binding.pattern, "a pattern with several names is not supported. Declare each property separately.")
    }
    if specifier.tokenKind == .keyword(.let), binding.initializer != nil {
      return problem(
        at: specifier,
        "a 'let' with an initial value cannot be set. Make it a 'var', or 'static' if all values share it.",
        fix: .replacing(specifier, by: .var))
    }
    return nil
  }

  private func problem(at node: some SyntaxProtocol, _ reason: String, fix: FixIt? = nil) -> Diagnostic {
    .error(at: node, "'@Copying' cannot copy '\(name)': \(reason)", fix: fix)
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
