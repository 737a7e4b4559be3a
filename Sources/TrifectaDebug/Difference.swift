import CustomDump

/// The lines in which two values differ, `nil` if they are printed alike.
package func difference(_ before: Any, _ after: Any) -> String? {
  diff(before, after)
}

/// What changed from one value to the other, to stand below an action's line.
func changes(_ before: Any, _ after: Any) -> String {
  indented(difference(before, after) ?? "(no change)")
}

/// The text with four spaces before each line.
package func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
}
