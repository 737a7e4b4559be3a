extension CodeBlock {
  /// Returns the error message for a block without a snippet, with the first difference from the most similar snippet.
  func complaint(_ snippets: [Snippet]) -> String {
    let place = "\(file):\(line)"
    let likely = snippets.max { $0.code.likeness(to: code) < $1.code.likeness(to: code) }
    guard let likely, let difference = code.firstDifference(from: likely.code) else {
      return "\(place): the block is not compiled: no snippet is similar to it."
    }
    return """
      \(place): the block is not compiled. The most similar snippet, \(likely.name) at \(likely.file):\(likely.line), \
      differs in line \(line + 1 + difference.line) of the document:
        document: \(difference.mine)
        snippet:  \(difference.theirs)
      """
  }
}
