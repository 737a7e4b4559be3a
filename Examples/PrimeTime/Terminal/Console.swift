/// The output of the front end, with a prompt for interactive use.
@MainActor
public final class Console {
  private static let prompt = "> "

  private let isInteractive: Bool
  private let output: @MainActor (String) -> Void
  private var isPrompting = false

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether to show prompts. For a pipe, it is `false`.
  ///   - output: Writes text unchanged.
  public init(isInteractive: Bool, output: @escaping @MainActor (String) -> Void) {
    self.isInteractive = isInteractive
    self.output = output
  }

  /// Writes one or more lines. If a prompt is visible, it is repeated below them.
  ///
  /// Control characters are removed, so that text from a service or a pipe cannot control the terminal.
  public func write(_ text: String) {
    let line = text.filter { $0 == "\n" || !$0.isControl }
    output(isPrompting ? "\r\(line)\n\(Self.prompt)" : "\(line)\n")
  }

  /// Shows a prompt and waits for a line.
  ///
  /// - Parameter nextLine: Waits for the next line.
  /// - Returns: The line; `nil` at the end of the input.
  func ask(_ nextLine: @MainActor () async -> String?) async -> String? {
    guard isInteractive else { return await nextLine() }
    output(Self.prompt)
    isPrompting = true
    defer { isPrompting = false }
    let line = await nextLine()
    // After the end of input by keyboard, the cursor is still in the line of the prompt.
    if line == nil { output("\n") }
    return line
  }
}

extension Character {
  /// Whether the scalar could control a terminal.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
