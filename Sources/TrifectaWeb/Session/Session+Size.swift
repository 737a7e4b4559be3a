import ViewGraph

extension Session {
  /// An estimate of the memory that the session uses, in bytes. The program's own objects are not counted.
  ///
  /// Counted are elements with their nodes and state, the rows of lists, patches that have not been acknowledged (twice where they were
  /// sent, as the connection has a copy), the texts of fields as the screen has them and as they were typed, texts that have arrived in
  /// part, and files that the page may download.
  var estimatedSize: Int {
    let elements = (view?.graph.elementCount ?? 0) * Self.bytesPerElement
    let rows = (view?.graph.rowCount ?? 0) * Self.bytesPerRow
    let texts = fields.values.reduce(typed.byteCount) { $0 + $1.text.utf8.count }
    let unread = outbox.bytes + outbox.sentBytes
    return Self.bytesPerSession + elements + rows + texts + unread + files.offeredBytes
  }

  // Measured with mallinfo2 over 40 sessions each of the gallery's pages and the fixture's.
  private static let bytesPerSession = 15_000
  /// An element with its nodes, layers, attributes and state: from 1,100 to 3,500 bytes.
  private static let bytesPerElement = 3_400
  /// What a list knows of a row that has no element, and a small value of the program's: 54 bytes in a list of 100,000.
  private static let bytesPerRow = 54
}
