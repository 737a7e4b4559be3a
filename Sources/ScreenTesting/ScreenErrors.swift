import Elements
import ViewGraph

/// The error that no element, or more than one, matches a query.
public struct LookupError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// The query, the line of the test, the nearest names, and the tree of the screen.
  public var description: String { message.description }

  @MainActor
  init(query: Query, matches: [Element], root: Element) {
    var details: [String] = []
    let summary: String
    if matches.isEmpty {
      summary = "No element on the screen matches \(query)."
      let nearest = query.name.map { NearestNames.of($0, in: root) } ?? []
      if let advice = query.name.flatMap({ root.advice(for: $0) }) {
        details.append(advice)
      } else if !nearest.isEmpty {
        details.append("Nearest: " + nearest.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
      }
    } else {
      summary = "\(matches.count) elements match \(query); select one by its role or its identifier:"
      details += matches.map { "  " + TreePrinter.line($0) }
    }
    message = ErrorMessage(summary, details: details, root: root)
  }
}

/// The error that an action could not be performed.
public struct ActionError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// The action, the line of the test, the reason, and the tree of the screen.
  public var description: String { message.description }

  @MainActor
  init(action: String, query: Query, reason: String, root: Element) {
    message = ErrorMessage("Could not send \(action) to \(query). \(reason)", root: root)
  }
}

/// The error that the frame of a view is not known.
public struct LayoutError: Error, ScreenError, CustomStringConvertible {
  var message: ErrorMessage

  /// The view, the line of the test, the reason, and the tree of the screen.
  public var description: String { message.description }

  @MainActor
  init(query: Query, reason: String, root: Element) {
    message = ErrorMessage("The frame of \(query) is not known. \(reason)", root: root)
  }
}

/// An error that reports the line of the test that called the action.
protocol ScreenError: Error {
  var message: ErrorMessage { get set }
}

/// The message of a screen's error.
struct ErrorMessage: CustomStringConvertible {
  /// The failed operation and the reason.
  private let summary: String
  /// Hints for fixing the test, one per line.
  private let details: [String]
  /// The location in the test that called the action.
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

/// Runs an action and sets the caller's location in errors of the screen.
///
/// If actions are nested, the location of the outermost call, which is in the test, takes precedence.
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

/// Runs a lookup and sets the caller's location in errors of the screen.
@MainActor
func located<Result>(_ fileID: StaticString, _ line: UInt, _ lookup: @MainActor () throws -> Result) throws -> Result {
  do {
    return try lookup()
  } catch var error as any ScreenError {
    error.message.caller = (fileID, line)
    throw error
  }
}
