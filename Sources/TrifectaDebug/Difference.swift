import CustomDump

/// Returns the lines in which two values differ; `nil` if their descriptions are equal.
package func difference(_ before: Any, _ after: Any) -> String? {
  diff(before, after)
}

/// Formats a difference to be printed below an action.
func belowAction(_ difference: String?) -> String {
  indented(difference ?? "(no change)")
}

/// Indents each line of the text by four spaces.
package func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
}
