extension CodeBlock {
  /// What is wrong with a block that is no snippet, and where it differs from the one it was, as far as one can tell.
  func complaint(_ snippets: [Snippet]) -> String {
    let place = "\(file):\(line)"
    let likely = snippets.max { $0.code.likeness(to: code) < $1.code.likeness(to: code) }
    guard let likely, let difference = code.firstDifference(from: likely.code) else {
      return "\(place): the block is not compiled: there is no snippet like it."
    }
    return """
      \(place): the block is not compiled. The snippet most like it, \(likely.name) at \(likely.file):\(likely.line), \
      differs in line \(line + 1 + difference.line) of the document:
        document: \(difference.mine)
        snippet:  \(difference.theirs)
      """
  }
}
