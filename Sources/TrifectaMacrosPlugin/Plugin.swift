import SwiftCompilerPlugin
import SwiftSyntaxMacros
import TrifectaMacrosExpansion

/// The compiler plugin that expands the macros of `TrifectaMacros`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self, CopyingMacro.self]
}

// The compiler looks up a macro by the name of a type in this module. The implementations are in another module, on
// which the tests of the macros depend. If a target depended on this module, SwiftPM would compile all dependencies of
// that target a second time, for the host tool.
enum CasePathableMacro: CasePathableExpansion {}
enum CopyingMacro: CopyingExpansion {}
