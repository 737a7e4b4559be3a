import ViewGraph

extension Session {
  /// The estimated memory of the session, in bytes. Objects of the app are not included.
  ///
  /// The estimate includes elements with their nodes and state, the rows of lists, unacknowledged patches (twice if
  /// they were sent, because the connection has a copy), the texts of fields on the screen and as typed, incomplete
  /// texts, and files that the page may download.
  var estimatedSize: Int {
    let elements = (view?.graph.elementCount ?? 0) * Self.bytesPerElement
    let rows = (view?.graph.rowCount ?? 0) * Self.bytesPerRow
    let texts = fields.values.reduce(typed.byteCount) { $0 + $1.text.utf8.count }
    let unread = outbox.bytes + outbox.sentBytes
    return Self.bytesPerSession + elements + rows + texts + unread + files.offeredBytes
  }

  /// Reports the size of the session if it has changed by more than an eighth and 16 KiB.
  func reportSize() {
    let size = estimatedSize
    guard abs(size - reportedSize) > max(16_384, reportedSize / 8) else { return }
    reportedSize = size
    host.didChangeSize(size)
  }

  // Measured with mallinfo2 over 40 sessions of each page of the gallery and the test fixture.
  private static let bytesPerSession = 15_000
  /// The estimate for an element with its nodes, layers, attributes and state. Measured: 1,100 to 3,500 bytes.
  private static let bytesPerElement = 3_400
  /// The estimate for a row without an element, including a small value of the app. Measured: 54 bytes in a list of
  /// 100,000.
  private static let bytesPerRow = 54
}
