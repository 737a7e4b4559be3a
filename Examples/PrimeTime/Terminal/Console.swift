/// Where the front end writes lines and, for a person, asks for the next one.
@MainActor
public final class Console {
  private static let prompt = "> "

  private let isInteractive: Bool
  private let output: @MainActor (String) -> Void
  private var isPrompting = false

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - isInteractive: whether a person types; a pipe is not asked for its next line.
  ///   - output: writes text as it is.
  public init(isInteractive: Bool, output: @escaping @MainActor (String) -> Void) {
    self.isInteractive = isInteractive
    self.output = output
  }

  /// Writes a line, or several. If it comes while a person may be typing, they are asked again below it.
  ///
  /// Control characters are left out: what a service or a pipe says does not steer the terminal.
  public func write(_ text: String) {
    let line = text.filter { $0 == "\n" || !$0.isControl }
    output(isPrompting ? "\r\(line)\n\(Self.prompt)" : "\(line)\n")
  }

  /// Asks for a line and waits for it.
  ///
  /// - Parameter nextLine: what waits for the line.
  /// - Returns: the line, `nil` at the end of the input.
  func ask(_ nextLine: @MainActor () async -> String?) async -> String? {
    guard isInteractive else { return await nextLine() }
    output(Self.prompt)
    isPrompting = true
    defer { isPrompting = false }
    let line = await nextLine()
    // The person who ended the input has not ended the line.
    if line == nil { output("\n") }
    return line
  }
}

extension Character {
  /// Whether a terminal may obey it rather than show it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
