import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing
import TrifectaMacrosExpansion

/// Checks the expansion of the macros in a source, and all their diagnostics.
///
/// - Parameters:
///   - source: The code with macros.
///   - expanded: The code after expansion.
///   - diagnostics: All expected diagnostics.
///   - fixed: The code after applying the fix-its of these diagnostics.
func expectExpansion(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: [
      "CasePathable": MacroSpec(type: CasePathableMacro.self, conformances: ["TrifectaMacros.CasePathable"]),
      "Copying": MacroSpec(type: CopyingMacro.self),
    ],
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: "\(failure.location.fileID)", filePath: "\(failure.location.filePath)",
          line: Int(failure.location.line), column: Int(failure.location.column)))
    },
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

/// Checks that the macros reject a source: all their diagnostics, and that they add no code.
func expectRefusal(
  _ source: String,
  _ diagnostics: DiagnosticSpec...,
  fixed: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let plain = source.replacing("@CasePathable ", with: "").replacing("@Copying ", with: "")
  expectExpansion(
    source, plain, diagnostics: diagnostics, fixed: fixed, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

private enum CasePathableMacro: CasePathableExpansion {}
private enum CopyingMacro: CopyingExpansion {}
