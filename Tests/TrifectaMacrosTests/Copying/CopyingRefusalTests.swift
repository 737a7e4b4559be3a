import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Diagnostics of @Copying")
struct CopyingRefusalTests {
  @Test(
    "A type that is not a struct is an error, and the fix-it removes the macro", arguments: ["class", "enum", "actor"])
  func notAStruct(kind: String) {
    expectRefusal(
      "@Copying \(kind) State {}",
      DiagnosticSpec(
        message: """
          '@Copying' cannot be applied to \(kind) 'State'. It copies the stored properties of a struct.
          """,
        line: 1, column: 1, fixIts: [FixItSpec(message: "Remove '@Copying'")]),
      fixed: "\(kind) State {}")
  }

  @Test("A let with an initial value is an error with a fix-it to var")
  func initialValue() {
    expectRefusal(
      """
      @Copying struct State {
        public let id = UUID()
        static let zero = 0
      }
      """,
      DiagnosticSpec(
        message: """
          '@Copying' cannot copy 'id': a 'let' with an initial value cannot be set. Make it a 'var', or 'static' if all \
          values share it.
          """,
        line: 2, column: 10, fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]),
      fixed: """
        @Copying struct State {
          public var id = UUID()
          static let zero = 0
        }
        """)
  }

  @Test("A property wrapper is an error at its attribute, and a built-in attribute is no error")
  func wrappers() {
    expectRefusal(
      """
      @Copying struct State {
        @available(*, deprecated) @MainActor var plain: Int
        @Shared(.memory) var shared = 0
        @SwiftUI.State var qualified: Int
      }
      """,
      DiagnosticSpec(
        message: """
          '@Copying' cannot copy 'shared': '@Shared' may be a property wrapper, which can store more than its value. Use a \
          plain property, or implement 'copy(_:)' yourself.
          """,
        line: 3, column: 3),
      DiagnosticSpec(
        message: """
          '@Copying' cannot copy 'qualified': '@SwiftUI.State' may be a property wrapper, which can store more than its \
          value. Use a plain property, or implement 'copy(_:)' yourself.
          """,
        line: 4, column: 3))
  }

  @Test("A lazy property is an error, even inside #if")
  func lazy() {
    expectRefusal(
      """
      @Copying struct State {
        #if DEBUG
        lazy var total = 1
        #endif
      }
      """,
      DiagnosticSpec(
        message: """
          '@Copying' cannot copy 'total': reading a lazy property initializes it. Make it a computed property, or a plain \
          stored property.
          """,
        line: 3, column: 12))
  }

  @Test("A tuple pattern is an error")
  func destructuring() {
    expectRefusal(
      """
      @Copying struct State {
        let (a, b): (Int, Int)
      }
      """,
      DiagnosticSpec(
        message: """
          '@Copying' cannot copy '(a, b)': a pattern with several names is not supported. Declare each property separately.
          """,
        line: 2, column: 7))
  }

  @Test("The name Copy is reserved")
  func reserved() {
    expectRefusal(
      """
      @Copying struct State {
        enum Copy {}
      }
      """,
      DiagnosticSpec(message: "'@Copying' adds a type named 'Copy'. Rename this one.", line: 2, column: 8))
  }

  @Test("A private nested struct is an error")
  func unreachable() {
    expectRefusal(
      """
      enum Feature {
        @Copying private struct State {
          let a: Int
        }
      }
      """,
      DiagnosticSpec(
        message: """
          '@Copying' adds an extension, which cannot access a nested 'private' type. Make it 'fileprivate'.
          """,
        line: 2, column: 12, fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]),
      fixed: """
        enum Feature {
          @Copying fileprivate struct State {
            let a: Int
          }
        }
        """)
  }
}
