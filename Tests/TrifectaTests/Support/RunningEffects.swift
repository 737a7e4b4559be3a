@testable import Trifecta

extension Core {
  /// The effects that run, in the order in which they were started: where each is, then its name and its ids, or what
  /// it waits for.
  var running: [String] {
    runs.runs.map { run in
      var words = [run.node.name]
      switch run.title.kind {
      case .run(let name?): words.append(name)
      case .run: break
      case .wait(let wait): words.append("\(wait)")
      }
      return (words + run.idDescriptions).joined(separator: " ")
    }
  }
}
