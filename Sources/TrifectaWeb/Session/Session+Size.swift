import ViewGraph

extension Session {
  /// An estimate of the memory that the session uses, in bytes: its elements with their nodes and state, the patches that wait, and
  /// the texts of its fields. What the program itself keeps for the session is not known.
  var estimatedSize: Int {
    let elements = (view?.graph.elementCount ?? 0) * Self.bytesPerElement
    return Self.bytesPerSession + elements + outbox.bytes + fields.values.reduce(0) { $0 + $1.text.utf8.count }
  }

  /// The memory of a session with an empty screen, measured in a release build.
  private static let bytesPerSession = 40_000
  /// The memory of an element with its nodes, layers and attributes: the mean of the gallery's pages, measured in a release build.
  private static let bytesPerElement = 2_000
}
