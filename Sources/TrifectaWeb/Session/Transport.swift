/// The transport of a session: a live connection to a page.
///
/// Sessions depend only on this protocol, so that tests can use an in-memory transport.
protocol Transport: AnyObject, Sendable {
  /// Whether the connection accepts more data now. When it becomes writable again,
  /// ``Session/transportIsWritable(_:)`` is called.
  var isWritable: Bool { get }

  /// Sends a text frame.
  ///
  /// - Parameter isCompressible: Whether the frame may be compressed. The length of a compressed frame reveals
  ///   something about its content, see Docs/Decisions/0021.
  func send(_ frame: [UInt8], isCompressible: Bool)

  /// Closes the connection.
  ///
  /// - Parameter code: The WebSocket status.
  func close(_ code: UInt16)
}
