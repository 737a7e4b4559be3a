import Elements
import ViewGraph

/// A query that does not describe exactly one element.
public struct LookupError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// What was looked for, from which line of the test, what is nearest to it, and the whole screen.
  public var description: String { message.description }

  @MainActor
  init(query: Query, matches: [Element], root: Element) {
    var details: [String] = []
    let summary: String
    if matches.isEmpty {
      summary = "Nothing on the screen is \(query)."
      let nearest = query.name.map { NearestNames.of($0, in: root) } ?? []
      if let advice = query.name.flatMap({ root.advice(for: $0) }) {
        details.append(advice)
      } else if !nearest.isEmpty {
        details.append("Nearest: " + nearest.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
      }
    } else {
      summary = "\(matches.count) elements are \(query); say which one is meant, by its role or its identifier:"
      details += matches.map { "  " + TreePrinter.line($0) }
    }
    message = ErrorMessage(summary, details: details, root: root)
  }
}

/// An action that an element did not react to.
public struct ActionError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// What was tried, from which line of the test, why it did not work, and the whole screen.
  public var description: String { message.description }

  @MainActor
  init(action: String, query: Query, reason: String, root: Element) {
    message = ErrorMessage("Could not send \(action) to \(query). \(reason)", root: root)
  }
}

/// A view whose frame is not known.
public struct LayoutError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// Which view, in which line of the test, why its frame is not known, and the whole screen.
  public var description: String { message.description }

  @MainActor
  init(query: Query, reason: String, root: Element) {
    message = ErrorMessage("The frame of \(query) is not known. \(reason)", root: root)
  }
}

/// An error that says which line of the test called the action.
protocol ScreenError: Error {
  var message: ErrorMessage { get set }
}

/// What an error of a screen says.
struct ErrorMessage: CustomStringConvertible {
  /// What failed, and why.
  private let summary: String
  /// What helps to mend it, a line each.
  private let details: [String]
  /// The file and the line in which the test called the action.
  var caller: (fileID: StaticString, line: UInt)?

  @MainActor
  init(_ summary: String, details: [String] = [], root: Element) {
    self.summary = summary
    self.details = details + ["The screen:", TreePrinter.print(root)]
  }

  var description: String {
    let place = caller.map { ["Called at \($0.fileID):\($0.line)."] } ?? []
    return ([summary] + place + details).joined(separator: "\n")
  }
}

/// Runs an action; an error of the screen that it throws names the file and the line that called it.
///
/// Where actions call each other, the outermost call counts: it is the test's.
@MainActor
func located<Result>(
  _ fileID: StaticString, _ line: UInt, _ action: @MainActor () async throws -> Result
) async throws -> Result {
  do {
    return try await action()
  } catch var error as any ScreenError {
    error.message.caller = (fileID, line)
    throw error
  }
}

/// Looks something up; an error of the screen that it throws names the file and the line that called it.
@MainActor
func located<Result>(_ fileID: StaticString, _ line: UInt, _ lookup: @MainActor () throws -> Result) throws -> Result {
  do {
    return try lookup()
  } catch var error as any ScreenError {
    error.message.caller = (fileID, line)
    throw error
  }
}
