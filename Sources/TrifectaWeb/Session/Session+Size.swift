import ViewGraph

extension Session {
  /// An estimate of the memory that the session uses, in bytes: its elements with their nodes and state, the rows of its lists, the
  /// patches that wait, the texts of its fields as the screen has them and as they were typed, and texts that have arrived in part. The
  /// program's own objects are not counted.
  var estimatedSize: Int {
    let elements = (view?.graph.elementCount ?? 0) * Self.bytesPerElement
    let rows = (view?.graph.rowCount ?? 0) * Self.bytesPerRow
    let texts = fields.values.reduce(typed.byteCount) { $0 + $1.text.utf8.count }
    return Self.bytesPerSession + elements + rows + outbox.bytes + texts
  }

  // Measured with mallinfo2 over 40 sessions each of the gallery's pages and the fixture's.
  private static let bytesPerSession = 15_000
  /// An element with its nodes, layers, attributes and state: from 1,100 to 3,500 bytes.
  private static let bytesPerElement = 3_400
  /// What a list knows of a row that has no element, and a small value of the program's: 54 bytes in a list of 100,000.
  private static let bytesPerRow = 54
}
