/// What a session sends through: one live connection to a page.
///
/// Sessions know no other transport, so tests join two ends without a socket.
protocol Wire: AnyObject, Sendable {
  /// Whether the line takes more now. When it becomes writable again, ``Session/wireIsWritable(_:)`` is called.
  var isWritable: Bool { get }

  /// Sends a text frame.
  ///
  /// - Parameter isCompressible: whether the frame may be compressed. Its length on the line then tells something of what is
  ///   in it, see Docs/Decisions/0021.
  func send(_ frame: [UInt8], isCompressible: Bool)

  /// Closes the line.
  ///
  /// - Parameter code: the WebSocket status that says why.
  func close(_ code: UInt16)
}
