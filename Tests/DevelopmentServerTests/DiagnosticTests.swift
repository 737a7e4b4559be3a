import Foundation
import Testing

@testable import DevelopmentServer

struct DiagnosticTests {
  private let output = """
    [1/2] Compiling Kit Kit.swift
    /p/Kit.swift:3:14: warning: variable 'x' was never used
     3 |   let x = 1
       |       `- warning: variable 'x' was never used
    error: emit-module command failed with exit code 1 (use -v to see invocation)

    /p/a:b.swift:12:5: error: cannot find 'name' in scope
    10 | func f() {
    12 |   name
       |   `- error: cannot find 'name' in scope
    13 | }

    /p/a:b.swift:12:5: error: cannot find 'name' in scope
    10 | func f() {
    12 |   name
       |   `- error: cannot find 'name' in scope
    13 | }
    """

  @Test("Errors have a place and an excerpt, and are listed once")
  func errors() throws {
    let errors = Diagnostic.errors(in: output)
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.file == "/p/a:b.swift")
    #expect(error.line == 12 && error.column == 5)
    #expect(error.message == "cannot find 'name' in scope")
    #expect(error.excerpt.count == 4)
    #expect(error.text.hasPrefix("/p/a:b.swift:12:5: error: cannot find 'name' in scope\n10 | func f() {"))
  }

  @Test("Warnings are not errors")
  func warnings() {
    #expect(Diagnostic.all(in: output).map(\.severity) == [.warning, .error, .error])
  }

  @Test("Errors of the linker and the driver have no place")
  func linker() {
    let errors = Diagnostic.errors(in: "ld.lld: error: undefined symbol: f\n>>> referenced by a.o\n")
    #expect(errors.map(\.message) == ["ld.lld: undefined symbol: f"])
    #expect(errors.first?.file == nil)
    #expect(Diagnostic.errors(in: "error: no such module 'Kit'").map(\.message) == ["no such module 'Kit'"])
  }

  @Test("Without an error, the end of the output is reported")
  func unknown() {
    #expect(Diagnostic.errors(in: "first\nSegmentation fault").map(\.message) == ["first\nSegmentation fault"])
    #expect(Diagnostic.errors(in: "").map(\.message) == ["The build failed without a message."])
  }

  @Test("A crash of the compiler is reported with its tasks")
  func compilerCrash() {
    let errors = Diagnostic.errors(
      in: """
        Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
        Stack dump:
        0.\tProgram arguments: swift-frontend -c /p/a.swift
        1.\tSwift version 6.3.1
        2.\tWhile type-checking 'body' (at /p/a.swift:3:3)
        rcx 0x00007fb74a51f829  48
        error: compile command failed due to signal 11 (use -v to see invocation)
        """)
    #expect(errors.count == 1)
    #expect(errors.first?.excerpt == ["1.\tSwift version 6.3.1", "2.\tWhile type-checking 'body' (at /p/a.swift:3:3)"])
  }

  @Test(
    "A full disk is reported instead of the errors that it causes",
    arguments: [
      "<unknown>:0: error: error closing 'x.o' for output: No space left on device\nerror: fatalError",
      "LLVM ERROR: IO failure on output stream: No space left on device\nPlease submit a bug report\n1.\tRunning pass",
      "cp: error writing 'b': Disk quota exceeded",
    ])
  func diskFull(output: String) throws {
    let errors = Diagnostic.errors(in: output)
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.message.contains("because the disk is full. Free some space, and then save a source file"))
    #expect(error.excerpt == output.split(separator: "\n").prefix(1).map(String.init))
  }

  @Test("An error in source code about full disks is an error of the code")
  func diskFullInSource() {
    let errors = Diagnostic.errors(in: "/p/a.swift:1:9: error: broken\n1 | throw \"No space left on device\"\n")
    #expect(errors.map(\.message) == ["broken"])
  }

  @Test("An error of the system is a full disk only if the system says so")
  func systemErrors() {
    #expect(Diagnostic.error(of: CocoaError(.fileWriteOutOfSpace)).message.contains("the disk is full"))
    #expect(Diagnostic.error(of: POSIXError(.EDQUOT)).message.contains("the disk is full"))
    let other = Diagnostic.error(of: CocoaError(.fileWriteNoPermission)).message
    #expect(other.hasPrefix("The build could not be run: ") && !other.contains("full"))
  }

  @Test("The texts of the driver's messages are read, and other text is kept")
  func messages() {
    let text = """
      42
      {
        "kind" : "finished",
        "output" : "/p/a.swift:1:2: error: broken \\"text\\"\\n 1 | let"
      }
      10
      {
        "kind" : "skipped"
      }
      error: fatal
      """
    #expect(CompilerMessages.text(of: text) == "/p/a.swift:1:2: error: broken \"text\"\n 1 | let\nerror: fatal")
    #expect(CompilerMessages.text(of: "{\n not closed").isEmpty)
  }

  @Test("A crash is explained by the message and the backtrace")
  func crash() {
    let report = CrashReport(
      status: 4, isSignal: true,
      errorOutput: "a log line\nKit/Kit.swift:3: Fatal error: broken\n\n💣 Program crashed\n0 f")
    #expect(report.title.hasPrefix("The app crashed: "))
    #expect(report.text == "Kit/Kit.swift:3: Fatal error: broken\n\n💣 Program crashed\n0 f")
    let exit = CrashReport(status: 3, isSignal: false, errorOutput: "cannot open the file\n")
    #expect(exit.title == "The app ended with the exit status 3")
    #expect(exit.text == "cannot open the file")
  }

  @Test("Words of a shell can be quoted and escaped")
  func words() {
    #expect(ShellWords.split(#"a 'b c' "d \" e" f\ g '' h"#) == ["a", "b c", "d \" e", "f g", "", "h"])
    #expect(ShellWords.split("a 'b") == nil)
  }
}
