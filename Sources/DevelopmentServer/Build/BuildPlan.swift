import Foundation

/// The commands that create an executable, as SwiftPM planned them in its last build.
///
/// SwiftPM writes its plan to a manifest for llbuild, `.build/debug.yaml`. Planning takes most of the time of an
/// incremental `swift build`, and a plan is valid until a manifest or the list of files changes. Decision 102 describes
/// which edits use the plan.
struct BuildPlan: Sendable {
  /// The error that a manifest cannot be used.
  enum InvalidManifest: Error, Equatable {
    /// The file is not a manifest for llbuild.
    case malformed
    /// No command creates the product.
    case noProduct(String)
  }

  /// The commands of the product, in an order in which each follows the commands whose output it needs.
  let commands: [BuildCommand]
  /// The path of the executable.
  let executable: String
  /// The indices of the commands that read a file.
  private(set) var consumers: [String: [Int]] = [:]

  /// Selects the commands of a product.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - product: The name of the executable product.
  ///   - readDependencies: Returns the files that the compiler has found, from the file with the given path.
  /// - Throws: ``InvalidManifest``.
  init(
    _ manifest: BuildManifest, product: String, readDependencies: (String) -> [String] = { _ in [] }
  ) throws(InvalidManifest) {
    let all = manifest.commands
    guard
      let target = all.first(where: {
        $0.tool == .phony && $0.name.hasPrefix("<\(product)-") && $0.name.hasSuffix("-debug.exe>")
      }), let executable = target.inputs.first
    else { throw .noProduct(product) }
    self.executable = executable
    commands = Self.commands(needed: target, of: all)
    for (index, command) in commands.enumerated() {
      for input in command.inputs { consumers[input, default: []].append(index) }
      guard let file = command.dependencyFile else { continue }
      for input in readDependencies(file) where consumers[input]?.last != index {
        consumers[input, default: []].append(index)
      }
    }
  }

  /// Returns a command and the commands whose output it needs, each after those that it needs. The order is found
  /// without recursion, because a plan may be deep.
  private static func commands(needed target: BuildCommand, of all: [BuildCommand]) -> [BuildCommand] {
    var producers: [String: Int] = [:]
    var root = 0
    for (index, command) in all.enumerated() {
      for output in command.outputs { producers[output] = index }
      if command.name == target.name { root = index }
    }
    var order: [BuildCommand] = []
    var seen: Set<Int> = [root]
    var stack: [(command: Int, next: Int)] = [(root, 0)]
    while let (command, next) = stack.last {
      let inputs = all[command].inputs
      guard next < inputs.count else {
        order.append(all[command])
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      if let producer = producers[inputs[next]], seen.insert(producer).inserted { stack.append((producer, 0)) }
    }
    return order
  }

  /// Returns the array of strings that a JSON text contains; `nil` if it contains something else.
  static func strings(_ json: String) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(json.utf8))
  }
}
