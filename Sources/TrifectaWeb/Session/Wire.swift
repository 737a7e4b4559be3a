/// What a session sends through: one live connection to a page.
///
/// Sessions know no other transport, so tests join two ends without a socket.
protocol Wire: AnyObject, Sendable {
  /// Whether the line takes more now. When it becomes writable again, ``Session/wireIsWritable(_:)`` is called.
  var isWritable: Bool { get }

  /// Sends a text frame.
  func send(_ frame: [UInt8])

  /// Closes the line.
  ///
  /// - Parameter code: the WebSocket status that says why.
  func close(_ code: UInt16)
}
