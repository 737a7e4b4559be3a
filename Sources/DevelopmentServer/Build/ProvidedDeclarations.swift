/// The declarations of a source file that other files can depend on, with fingerprints of their interfaces.
///
/// The compiler writes them to the file's `.swiftdeps`. If they are the same after an edit, no other file of the module
/// has to be compiled again. The Swift driver decides in the same way.
struct ProvidedDeclarations: Equatable {
  private struct Node: Hashable {
    var numbers: [UInt64]
    var context: [UInt8]
    var name: [UInt8]
    var fingerprint: [UInt8] = []
  }

  private var nodes: Set<Node> = []

  /// The codes of records and nodes, `FineGrainedDependencyFormat.h` in the compiler.
  private enum Code {
    static let node: UInt64 = 2
    static let fingerprint: UInt64 = 3
    static let identifier: UInt64 = 5
    /// The kind of the node that represents the whole file.
    static let fileKind: UInt64 = 6
  }

  /// Reads a `.swiftdeps` file.
  ///
  /// - Throws: ``BitstreamReader/Malformed`` if the bytes have another format.
  init(_ bytes: [UInt8]) throws(BitstreamReader.Malformed) {
    guard bytes.starts(with: "DEPS".utf8) else { throw BitstreamReader.Malformed() }
    // The first identifier has the number 1. The number 0 is the empty text.
    var identifiers: [[UInt8]] = [[]]
    var current: Node?
    for record in try BitstreamReader.records(in: bytes) {
      switch record.code {
      case Code.identifier: identifiers.append(record.blob)
      case Code.node:
        if let current { nodes.insert(current) }
        current = nil
        // Kind, aspect, context, name, and whether the file provides the declaration.
        guard record.values.count == 5, record.values[4] == 1 else { continue }
        let (context, name) = (Int(record.values[2]), Int(record.values[3]))
        guard identifiers.indices.contains(context), identifiers.indices.contains(name) else {
          throw BitstreamReader.Malformed()
        }
        // The node of the file has the path of the `.swiftdeps` as its name.
        let isFile = record.values[0] == Code.fileKind
        current = Node(
          numbers: Array(record.values[..<2]), context: identifiers[context], name: isFile ? [] : identifiers[name])
      case Code.fingerprint: current?.fingerprint = record.blob
      default: break
      }
    }
    if let current { nodes.insert(current) }
    guard !nodes.isEmpty else { throw BitstreamReader.Malformed() }
  }
}
