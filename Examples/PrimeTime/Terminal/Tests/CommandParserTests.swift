import Testing

@testable import PrimeTimeTerminal

@Suite("Commands")
struct CommandParserTests {
  @Test(
    "Every command is parsed",
    arguments: [
      ("+", Command.increment), ("-", .decrement), ("count 42", .count(42)), ("count -1", .count(-1)),
      ("is prime?", .isPrime), ("is prime", .isPrime), ("prime?", .isPrime), ("prime", .isPrime), ("add", .add),
      ("remove", .remove), ("remove 2 3", .removeRows([2, 3])), ("nth", .nth), ("favorites", .favorites),
      ("favourites", .favorites), ("feed", .feed), ("feed clear", .clearFeed), ("user", .user),
      ("login Ada Lovelace", .logIn(name: "Ada Lovelace")), ("bio I like 7", .bio("I like 7")), ("bio", .bio("")),
      ("logout", .logOut), ("help", .help), ("?", .help), ("quit", .quit), ("exit", .quit),
    ])
  func understands(line: String, command: Command) throws {
    #expect(try Command.parse(line) == command)
  }

  @Test(
    "Case and extra whitespace are ignored",
    arguments: [
      (" +\r", Command.increment), ("IS  Prime?", .isPrime), ("\tRemove\t2  3 ", .removeRows([2, 3])),
      ("Feed CLEAR", .clearFeed), ("LOGIN Ada", .logIn(name: "Ada")),
    ])
  func tolerates(line: String, command: Command) throws {
    #expect(try Command.parse(line) == command)
  }

  @Test("An empty line is no command", arguments: ["", " ", "\t \r"])
  func ignoresEmptyLines(line: String) throws {
    #expect(try Command.parse(line) == nil)
  }

  @Test(
    "An invalid command is reported with its problem",
    arguments: [
      ("fly", Command.Problem.unknown("fly")), ("++", .unknown("++")), ("  fly  me ", .unknown("fly me")),
      ("+ 1", .unexpected("1", after: "+")), ("is", .missing("“prime?”", after: "is")),
      ("is odd", .unexpected("odd", after: "is")), ("count", .missing("a number", after: "count")),
      ("count 1 2", .unexpected("2", after: "1")), ("count one", .notANumber("one")),
      ("count 9223372036854775808", .notANumber("9223372036854775808")), ("remove 2 x", .notANumber("x")),
      ("feed now", .unexpected("now", after: "feed")), ("login", .missing("a name", after: "login")),
    ])
  func refuses(line: String, problem: Command.Problem) {
    #expect(throws: problem) { try Command.parse(line) }
  }

  @Test(
    "Problems have explanations, with long input truncated",
    arguments: [
      (Command.Problem.unknown("fly"), "Unknown command “fly”. Type help for a list of commands."),
      (.unexpected("1", after: "+"), "Unexpected “1” after “+”."),
      (.missing("a name", after: "login"), "“login” requires a name."),
      (.notANumber("one"), "“one” is not a whole number in the supported range."),
      (
        .unknown(String(repeating: "x", count: 1_000)),
        "Unknown command “\(String(repeating: "x", count: 60))”. Type help for a list of commands."
      ),
    ])
  func explains(problem: Command.Problem, text: String) {
    #expect(problem.explanation == text)
  }

  @Test("Each line of the help is a command", arguments: Command.summary.split(separator: "\n"))
  func helpIsRight(line: Substring) throws {
    let examples = line.prefix(17).split(separator: ",").flatMap { $0.split(separator: " and ") }
    #expect(!examples.isEmpty)
    for example in examples { #expect(try Command.parse(String(example)) != nil) }
  }
}
