/// Returns a declaration with a body in braces, with each line of the body indented by one level.
///
/// The macros generate formatted code and disable SwiftSyntax's formatting, which took more than half of the expansion
/// time for an enum with 300 cases.
func block(_ head: String, _ lines: [String]) -> [String] {
  ["\(head) {"] + lines.map { $0.isEmpty ? $0 : "  \($0)" } + ["}"]
}
