import SwiftSyntax

/// A stored property of a struct: one name of a `let` or `var` declaration.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The declared type; `nil` if it is inferred from the initial value.
  let type: TypeSyntax?

  /// Returns the stored properties of a declaration. Static and computed properties are excluded.
  static func all(in member: DeclSyntax) -> [StoredProperty] {
    guard let declaration = member.as(VariableDeclSyntax.self), !declaration.has(.static) else { return [] }
    var type: TypeSyntax?
    // In `let x, y: Int` the type annotation of `y` also applies to `x`, so the bindings are read in reverse order.
    return declaration.bindings.reversed().compactMap { binding -> StoredProperty? in
      if let own = binding.typeAnnotation?.type {
        type = own
      } else if binding.initializer != nil {
        type = nil
      }
      guard binding.isStored else { return nil }
      return StoredProperty(declaration: declaration, binding: binding, type: type)
    }
    .reversed()
  }

  /// The name of the property as written, including backticks.
  var name: String { binding.pattern.trimmedDescription }

  /// Returns the declaration of the property as a variable of the nested struct.
  ///
  /// A type that is not annotated is inferred again, from the same initial value in the same context.
  func variable(in root: TokenSyntax) -> String {
    let type = type.map { ": \($0.replacingSelf(by: root))" }
    let value = binding.initializer.map { " = \($0.value.replacingSelf(by: root))" }
    return modifiers + "var \(name)" + (type ?? value ?? "")
  }

  /// Returns the statement of an initializer that copies the property from another value.
  func assignment(from source: String) -> String {
    "self.\(name) = \(source).\(name)"
  }

  /// The access and ownership modifiers. `private` would refer to the nested struct, so it becomes `fileprivate`.
  private var modifiers: String {
    declaration.modifiers.compactMap { modifier -> String? in
      switch modifier.name.tokenKind {
      case .keyword(.private): "fileprivate" + (modifier.detail?.trimmedDescription ?? "")
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.weak),
        .keyword(.unowned):
        modifier.trimmedDescription
      default: nil
      }
    }
    .map { $0 + " " }.joined()
  }
}

extension VariableDeclSyntax {
  /// Returns whether the declaration has a modifier.
  func has(_ keyword: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored: it has no accessors, or only observers.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }
  }
}
