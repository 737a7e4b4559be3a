/// What goes between the braces of a declaration: each line one level deeper.
///
/// The macros write their code as it should be read and switch formatting off: it took more than half of the time of an
/// enum of 300 cases.
func block(_ head: String, _ lines: [String]) -> [String] {
  ["\(head) {"] + lines.map { $0.isEmpty ? $0 : "  \($0)" } + ["}"]
}
