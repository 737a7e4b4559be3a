import SwiftSyntax

/// One stored property of a struct: one name of a `let` or `var` declaration.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The property's type, `nil` if its initial value decides it.
  let type: TypeSyntax?

  /// The stored properties of a declaration; none of a static one, of a computed one, of a function.
  static func all(in member: DeclSyntax) -> [StoredProperty] {
    guard let declaration = member.as(VariableDeclSyntax.self), !declaration.has(.static) else { return [] }
    var type: TypeSyntax?
    // In `let x, y: Int` the type behind `y` is that of `x` too, so the bindings are read backwards.
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

  /// The property's name as written, with backticks if it has them.
  var name: String { binding.pattern.trimmedDescription }

  /// The property as a variable of the nested struct.
  ///
  /// A type that is not written is inferred a second time, from the same initial value in the same place.
  func variable(in root: TokenSyntax) -> String {
    let type = type.map { ": \($0.replacingSelf(by: root))" }
    let value = binding.initializer.map { " = \($0.value.replacingSelf(by: root))" }
    return modifiers + "var \(name)" + (type ?? value ?? "")
  }

  /// The statement of an initializer that takes the property from another value.
  func assignment(from source: String) -> String {
    "self.\(name) = \(source).\(name)"
  }

  /// Access and ownership. `private` means the nested struct there, so it becomes `fileprivate`.
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
  /// Whether the declaration has a modifier.
  func has(_ keyword: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension PatternBindingSyntax {
  /// Whether there is storage behind the name: no accessors, or observers alone.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }
  }
}
