import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@CasePathable`: a nested struct with a case path for each case, and the protocol conformance.
///
/// The paths are in a member of the enum, not in an extension. Code in an extension of a nested type does not see the
/// siblings of that type, which often are the associated values' types.
package protocol CasePathableExpansion: MemberMacro, ExtensionMacro {}

extension CasePathableExpansion {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        .notApplicable(node, to: declaration, because: "It generates a case path for each case of an enum."))
      return []
    }
    let problems = problems(node, declaration, in: context)
    guard problems.isEmpty else {
      problems.forEach(context.diagnose)
      return []
    }
    let access = declaration.memberAccess(in: context)
    let paths = declaration.memberBlock.members.renderInsideConditions { member in
      EnumCase.all(in: member).flatMap { $0.path(root: declaration.name, access: access) }
    }
    let cases = block("\(access)nonisolated struct Cases: Sendable", paths)
    return [
      """
      /// A case path for each case.
      \(raw: cases.joined(separator: "\n"))
      """,
      """
      /// The paths to all cases.
      \(raw: access)nonisolated static var cases: Cases {
        Cases()
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
    // The member expansion has already reported the errors. Without the members, the conformance would only cause a
    // second error.
    guard !protocols.isEmpty,
      let declaration = declaration.as(EnumDeclSyntax.self),
      problems(node, declaration, in: context).isEmpty
    else { return [] }
    let availability = declaration.availability(in: context)
    return [try ExtensionDeclSyntax("\(raw: availability)extension \(type.trimmed): TrifectaMacros.CasePathable {}")]
  }

  private static func problems(
    _ node: AttributeSyntax,
    _ declaration: EnumDeclSyntax,
    in context: some MacroExpansionContext
  ) -> [Diagnostic] {
    declaration.unreachable(node, in: context).map { [$0] } ?? declaration.caseProblems
  }
}
