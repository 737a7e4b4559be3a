import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing
import TrifectaMacrosExpansion

/// Checks what the macros make of a source, and everything they have to say about it.
///
/// - Parameters:
///   - source: code with macros.
///   - expanded: the code with what the macros add.
///   - diagnostics: all that is reported.
///   - fixed: the code once the fixes of these diagnostics are applied.
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

/// Checks that the macros refuse a source: all they have to say about it, and that they add nothing to it.
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
