import SwiftCompilerPlugin
import SwiftSyntaxMacros
import TrifectaMacrosExpansion

/// The compiler plugin that expands the macros of `TrifectaMacros`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self, CopyingMacro.self]
}

// The compiler looks up a macro by the name of a type in this module. The implementations are in another module,
// because SwiftPM compiles all dependencies of a target that depends on this one a second time, for the host tool.
// Tests of the macros therefore depend on the other module.
enum CasePathableMacro: CasePathableExpansion {}
enum CopyingMacro: CopyingExpansion {}
