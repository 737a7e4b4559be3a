import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Copying`: a nested struct with the fields as variables, `copy(_:)`, and the initializer that it uses.
///
/// The nested struct is a member, not in an extension. Code in an extension of a nested type does not see the siblings
/// of that type, which often are the types of fields. The initializer is in an extension, because as a member it would
/// suppress the memberwise initializer.
package protocol CopyingExpansion: MemberMacro, ExtensionMacro {}

extension CopyingExpansion {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(
        .notApplicable(node, to: declaration, because: "It copies the stored properties of a struct.")
      )
      return []
    }
    let problems = problems(node, declaration, in: context)
    guard problems.isEmpty else {
      problems.forEach(context.diagnose)
      return []
    }
    let access = declaration.memberAccess(in: context)
    let name = declaration.name
    let members = declaration.memberBlock.members
    let variables = members.renderInsideConditions { StoredProperty.all(in: $0).map { $0.variable(in: name) } }
    let assignments = members.renderInsideConditions {
      StoredProperty.all(in: $0).map { $0.assignment(from: "original") }
    }
    let initializer = block("fileprivate init(_ original: \(name.text))", assignments)
    let copy = block("\(access)struct Copy", variables + [""] + initializer)
    return [
      """
      /// The stored properties, for `copy(_:)` to change.
      \(raw: copy.joined(separator: "\n"))
      """,
      """
      /// This value with some of its stored properties changed.
      ///
      /// - Parameter change: sets the properties that differ.
      \(raw: access)func copy(_ change: (inout Copy) throws -> Void) rethrows -> Self {
        var copy = Copy(self)
        try change(&copy)
        return Self(copying: copy)
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member expansion has already reported the errors.
    guard let declaration = declaration.as(StructDeclSyntax.self), problems(node, declaration, in: context).isEmpty
    else { return [] }
    let assignments = declaration.memberBlock.members.renderInsideConditions { member in
      StoredProperty.all(in: member).map { $0.assignment(from: "copy") }
    }
    let head = declaration.availability(in: context) + "extension \(type.trimmedDescription)"
    let lines = block(head, block("fileprivate init(copying copy: Copy)", assignments))
    return [try ExtensionDeclSyntax("\(raw: lines.joined(separator: "\n"))")]
  }

  private static func problems(
    _ node: AttributeSyntax,
    _ declaration: StructDeclSyntax,
    in context: some MacroExpansionContext
  ) -> [Diagnostic] {
    declaration.unreachable(node, in: context).map { [$0] } ?? declaration.copyProblems
  }
}
