import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler starts to expand the macros of `TrifectaMacros`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self, CopyingMacro.self]
}
