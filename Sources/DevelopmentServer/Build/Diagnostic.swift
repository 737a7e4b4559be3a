import Foundation

/// An error or warning of the compiler or the linker.
struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  enum Severity: String, Sendable {
    case error, warning, note
  }

  var severity: Severity
  /// The path of the file; `nil` if the diagnostic has no location.
  var file: String?
  var line: Int?
  var column: Int?
  var message: String
  /// The lines of the source around the location, as the compiler printed them.
  var excerpt: [String] = []

  /// The diagnostic as the compiler printed it.
  var text: String {
    var head = "\(severity.rawValue): \(message)"
    if let file, let line { head = "\(file):\(line):\(column ?? 1): \(head)" }
    return ([head] + excerpt).joined(separator: "\n")
  }

  /// Returns the diagnostics in the output of a compiler or linker, each once.
  ///
  /// The compiler prints a location, a severity and a message in one line, and then an excerpt of the source.
  static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isInExcerpt = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = Diagnostic(line: String(line)) {
        found.append(diagnostic)
        isInExcerpt = diagnostic.file != nil
      } else if isInExcerpt, isExcerpt(line) {
        found[found.count - 1].excerpt.append(String(line))
      } else {
        isInExcerpt = false
      }
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The errors in the output of a compiler or linker; if there are none, the end of the output as one error.
  static func errors(in output: String) -> [Diagnostic] {
    // The compiler may crash because it cannot write a file.
    if let line = output.split(separator: "\n").first(where: { line in fullDisks.contains { line.hasSuffix($0) } }) {
      return [diskFull(String(line))]
    }
    if let crash = compilerCrash(in: output) { return [crash] }
    let errors = all(in: output).filter { $0.severity == .error }
    // The driver reports that a command has failed after the errors of the command.
    let causes = errors.filter { !$0.message.hasSuffix("(use -v to see invocation)") }
    if !errors.isEmpty { return causes.isEmpty ? errors : causes }
    let lines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
    return [Diagnostic(severity: .error, message: lines.isEmpty ? "The build failed without a message." : lines)]
  }

  /// Returns the error of a build that could not be run.
  static func error(of failure: any Error) -> Diagnostic {
    let texts = [failure as NSError, (failure as NSError).userInfo[NSUnderlyingErrorKey] as? NSError].compactMap { $0 }
    let isDiskFull = texts.contains { error in
      switch error.domain {
      case NSCocoaErrorDomain: error.code == CocoaError.fileWriteOutOfSpace.rawValue
      case NSPOSIXErrorDomain: [ENOSPC, EDQUOT].contains(Int32(error.code))
      default: false
      }
    }
    let text = "\(failure)"
    return isDiskFull
      ? diskFull(text) : Diagnostic(severity: .error, message: "The build could not be run: \(text)")
  }

  private static func diskFull(_ cause: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      message: """
        The build could not write its files, because the disk is full. Free some space, and then save a source file to \
        build again.
        """, excerpt: [cause])
  }

  /// The messages of the system that a disk, or the user's part of it, is full.
  private static let fullDisks = [ENOSPC, EDQUOT].map { String(cString: strerror($0)) }

  /// Returns an error that lists the tasks of the crashed compiler; `nil` if the compiler has not crashed.
  static func compilerCrash(in output: String) -> Diagnostic? {
    guard output.contains("Please submit a bug report") else { return nil }
    // The first line of the stack, which starts with 0, has the long arguments of the compiler.
    let tasks = output.split(separator: "\n").filter { line in
      line.first.map { "123456789".contains($0) } == true && line.dropFirst().hasPrefix(".\t")
    }
    return Diagnostic(
      severity: .error,
      message: "The compiler crashed, possibly because of an error in the edited code. Its tasks were:",
      excerpt: tasks.map(String.init))
  }

  private static func isExcerpt(_ line: Substring) -> Bool {
    // ` 12 |   let x: Int = ""`, `    |   `- error: …`, and the two lines of older compilers are indented.
    line.first == " " || line.first?.isNumber == true && line.contains("|")
  }

  /// Parses a line such as `/path/File.swift:12:5: error: message`, or `error: message`.
  private init?(line: String) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: "\(severity.rawValue): ") else { continue }
      let message = String(line[mark.upperBound...])
      if mark.lowerBound == line.startIndex {
        self.init(severity: severity, message: message)
        return
      }
      guard line[..<mark.lowerBound].hasSuffix(": ") else { continue }
      let place = line[..<mark.lowerBound].dropLast(2)
      let parts = place.split(separator: ":")
      if parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
        let file = parts.dropLast(2).joined(separator: ":")
        self.init(severity: severity, file: file, line: number, column: column, message: message)
        return
      }
      // A program, such as `ld.lld: error: undefined symbol`.
      if !place.contains(" ") {
        self.init(severity: severity, message: "\(place): \(message)")
        return
      }
    }
    return nil
  }

  init(
    severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
    excerpt: [String] = []
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }
}
