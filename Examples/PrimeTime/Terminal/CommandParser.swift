extension Command {
  /// The reason why a line is not a command.
  public enum Problem: Error, Equatable {
    /// There is no such command.
    case unknown(String)
    /// A command without arguments has an argument.
    case unexpected(String, after: String)
    /// A required argument is missing.
    case missing(String, after: String)
    /// An argument is not a number in the valid range.
    case notANumber(String)
  }

  /// Parses a line.
  ///
  /// Case and extra spaces are ignored, except in names and biographies.
  ///
  /// - Parameter line: The line.
  /// - Returns: The command; `nil` for an empty line.
  /// - Throws: The first problem in the line.
  public static func parse(_ line: String) throws(Problem) -> Command? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    switch first.lowercased() {
    case "+": return try alone(.increment, first, rest)
    case "-": return try alone(.decrement, first, rest)
    case "count": return .count(try number(only(rest, first, needs: "a number")))
    case "is": return try isPrime(rest)
    case "prime", "prime?": return try alone(.isPrime, first, rest)
    case "add": return try alone(.add, first, rest)
    case "remove": return rest.isEmpty ? .remove : .removeRows(try numbers(rest))
    case "nth": return try alone(.nth, first, rest)
    case "favorites", "favourites": return try alone(.favorites, first, rest)
    case "feed": return rest.map { $0.lowercased() } == ["clear"] ? .clearFeed : try alone(.feed, first, rest)
    case "user": return try alone(.user, first, rest)
    case "login": return .logIn(name: try text(rest, first, needs: "a name"))
    case "bio": return .bio(rest.joined(separator: " "))
    case "logout": return try alone(.logOut, first, rest)
    case "help", "?": return try alone(.help, first, rest)
    case "quit", "exit": return try alone(.quit, first, rest)
    default: throw .unknown(words.joined(separator: " "))
    }
  }

  private static func alone(_ command: Command, _ word: String, _ rest: [String]) throws(Problem) -> Command {
    guard rest.isEmpty else { throw .unexpected(rest.joined(separator: " "), after: word) }
    return command
  }

  private static func isPrime(_ rest: [String]) throws(Problem) -> Command {
    let word = try only(rest, "is", needs: "“prime?”")
    guard ["prime", "prime?"].contains(word.lowercased()) else { throw .unexpected(word, after: "is") }
    return .isPrime
  }

  private static func only(_ rest: [String], _ word: String, needs what: String) throws(Problem) -> String {
    guard let argument = rest.first else { throw .missing(what, after: word) }
    guard rest.count == 1 else { throw .unexpected(rest.dropFirst().joined(separator: " "), after: argument) }
    return argument
  }

  private static func text(_ rest: [String], _ word: String, needs what: String) throws(Problem) -> String {
    guard !rest.isEmpty else { throw .missing(what, after: word) }
    return rest.joined(separator: " ")
  }

  private static func numbers(_ words: [String]) throws(Problem) -> [Int] {
    var numbers: [Int] = []
    for word in words { numbers.append(try number(word)) }
    return numbers
  }

  private static func number(_ word: String) throws(Problem) -> Int {
    guard let number = Int(word) else { throw .notANumber(word) }
    return number
  }
}

extension Command.Problem {
  /// The explanation for the user.
  var explanation: String {
    switch self {
    case .unknown(let line): "Unknown command “\(line.prefix(60))”. Type help for a list of commands."
    case .unexpected(let text, let word): "Unexpected “\(text.prefix(60))” after “\(word.prefix(60))”."
    case .missing(let what, let word): "“\(word)” requires \(what)."
    case .notANumber(let word): "“\(word.prefix(60))” is not a whole number in the supported range."
    }
  }
}
