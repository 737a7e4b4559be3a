import SwiftCompilerPlugin
import SwiftSyntaxMacros
import TrifectaMacrosExpansion

/// What the compiler starts to expand the macros of `TrifectaMacros`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self, CopyingMacro.self]
}

// The compiler asks for a macro by the name of a type in this module. What the types do stands in another, because a
// target that depended on this one, as tests would, had all of its dependencies compiled a second time, as a tool.
enum CasePathableMacro: CasePathableExpansion {}
enum CopyingMacro: CopyingExpansion {}
