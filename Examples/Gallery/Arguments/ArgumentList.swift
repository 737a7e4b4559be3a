/// The arguments of a command that are not parsed yet.
///
/// Each method removes the arguments that it returns, so ``finish()`` finds those that no method knows.
struct ArgumentList {
  private var remaining: [String]

  /// Creates a list of the arguments after the name of the program.
  init(_ arguments: [String]) {
    remaining = arguments
  }

  /// Removes a flag, such as `--open`, and returns whether it was present.
  mutating func takeFlag(_ name: String) -> Bool {
    let count = remaining.count
    remaining.removeAll { $0 == name }
    return remaining.count < count
  }

  /// Removes an option, written as `--port 80` or `--port=80`, and returns its value. If the option is repeated, the
  /// last value counts.
  ///
  /// - Returns: The value; `nil` if the option is absent.
  /// - Throws: A ``UsageError`` if the value is missing.
  mutating func takeOption(_ name: String) throws(UsageError) -> String? {
    var value: String?
    while let index = remaining.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
      let argument = remaining.remove(at: index)
      if argument != name {
        value = String(argument.dropFirst(name.count + 1))
      } else if index < remaining.count, !remaining[index].hasPrefix("--") {
        value = remaining.remove(at: index)
      } else {
        throw UsageError("The option \(name) needs a value.")
      }
    }
    return value
  }

  /// Removes the first argument and returns it, unless it is a flag or an option.
  mutating func takeWord() -> String? {
    guard let first = remaining.first, !first.hasPrefix("-") else { return nil }
    return remaining.removeFirst()
  }

  /// Checks that no arguments remain.
  ///
  /// - Throws: A ``UsageError`` that names the first remaining argument.
  func finish() throws(UsageError) {
    if let first = remaining.first { throw UsageError("The argument “\(first)” is unknown.") }
  }
}
