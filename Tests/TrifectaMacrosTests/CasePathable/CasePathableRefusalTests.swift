import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Diagnostics of @CasePathable")
struct CasePathableRefusalTests {
  @Test("A type other than an enum is an error, and the fix-it removes the macro")
  func notAnEnum() {
    expectRefusal(
      "@CasePathable struct State {}",
      DiagnosticSpec(
        message: """
          '@CasePathable' cannot be applied to struct 'State'. It generates a case path for each case of an enum.
          """,
        line: 1, column: 1, fixIts: [FixItSpec(message: "Remove '@CasePathable'")]),
      fixed: "struct State {}")
  }

  @Test("A duplicate case name is an error, with a note at the first case")
  func overloaded() {
    expectRefusal(
      """
      @CasePathable enum Action {
        case row(Int)
        case other, `row`(id: Int)
      }
      """,
      DiagnosticSpec(
        message: "A case path has the name of its case, but two cases are named 'row'. Rename one of them.",
        line: 3, column: 15, notes: [NoteSpec(message: "The first 'row' is here.", line: 2, column: 8)]))
  }

  @Test("A case name that is repeated inside and outside #if is an error, and a name in two clauses of one #if is not")
  func overloadedInConditions() {
    expectRefusal(
      """
      @CasePathable enum Action {
        case a
        #if DEBUG
        case b(Int)
        #else
        case b(String)
        case a(Int)
        #endif
        case b
      }
      """,
      DiagnosticSpec(
        message: "A case path has the name of its case, but two cases are named 'a'. Rename one of them.",
        line: 7, column: 8, notes: [NoteSpec(message: "The first 'a' is here.", line: 2, column: 8)]),
      DiagnosticSpec(
        message: "A case path has the name of its case, but two cases are named 'b'. Rename one of them.",
        line: 9, column: 8, notes: [NoteSpec(message: "The first 'b' is here.", line: 4, column: 8)]))
  }

  @Test("Names that the macro adds are reserved")
  func reserved() {
    expectRefusal(
      """
      @CasePathable enum Action {
        case cases([Int])
        struct Cases {}
      }
      """,
      DiagnosticSpec(
        message: "'@CasePathable' adds a property named 'cases'. Rename this case.", line: 2, column: 8),
      DiagnosticSpec(message: "'@CasePathable' adds a type named 'Cases'. Rename this one.", line: 3, column: 10))
  }

  @Test("A private nested type is an error, and the fix-it makes it fileprivate")
  func unreachable() {
    expectRefusal(
      """
      struct Feature {
        @CasePathable private enum Action {
          case a
        }
      }
      """,
      DiagnosticSpec(
        message: """
          '@CasePathable' adds an extension, which cannot access a nested 'private' type. Make it 'fileprivate'.
          """,
        line: 2, column: 17, fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]),
      fixed: """
        struct Feature {
          @CasePathable fileprivate enum Action {
            case a
          }
        }
        """)
  }

  @Test("A type nested in a private nested type is an error")
  func unreachableOuter() {
    expectRefusal(
      """
      private struct App {
        private struct Feature {
          @CasePathable enum Action {
            case a
          }
        }
      }
      """,
      DiagnosticSpec(
        message: """
          '@CasePathable' adds an extension, which cannot access the 'private' type 'Feature'. Make 'Feature' 'fileprivate'.
          """,
        line: 3, column: 5))
  }
}
