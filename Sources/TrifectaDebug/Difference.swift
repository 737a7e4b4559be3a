import CustomDump

/// The lines in which two values differ, `nil` if they are printed alike.
package func difference(_ before: Any, _ after: Any) -> String? {
  diff(before, after)
}

/// A difference as it stands below an action's line.
func belowAction(_ difference: String?) -> String {
  indented(difference ?? "(no change)")
}

/// The text with four spaces before each line.
package func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
}
