/// The arguments of the command.
struct Options: Equatable, Sendable {
  /// The error that an argument is invalid.
  struct Invalid: Error, CustomStringConvertible, Equatable {
    let description: String
  }

  /// The executable product; `nil` for the package's only one.
  var product: String?
  /// The arguments of the program.
  var arguments: [String] = []
  /// Whether files are checked regularly, and not when the system reports a change.
  var polls = false
  var wantsHelp = false

  static let help = """
    Runs an app, and replaces it by a new version when its sources change. Open pages keep their state.

    usage: swift run trifecta-dev [--poll] [<executable>] [<argument>...]

      <executable>  The executable product. It can be omitted if the package has only one.
      <argument>    Arguments of the app. If <executable> is omitted, put -- before them.
      --poll        Only check the files every 0.5 s, and do not wait for the system to report changes.
      -h, --help    Show this text.

    """

  /// Parses the arguments after the name of the program.
  init(_ arguments: [String]) throws(Invalid) {
    var rest = arguments[...]
    while let argument = rest.first, argument.hasPrefix("-") {
      rest = rest.dropFirst()
      switch argument {
      case "--poll": polls = true
      case "-h", "--help": wantsHelp = true
      case "--":
        self.arguments = Array(rest)
        return
      default:
        throw Invalid(
          description: "there is no option \(argument). For a list of the options: swift run trifecta-dev --help")
      }
    }
    product = rest.popFirst()
    if rest.first == "--" { rest = rest.dropFirst() }
    self.arguments = Array(rest)
  }
}
