import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// Receives one file from a page and writes it to disk.
struct FileReception: Sendable {
  let session: Session
  let options: WebOptions
  /// The visitor that sends the file.
  let sender: FairQueue.Visitor
  let queue: FairQueue

  /// Receives a file from the body of a request.
  ///
  /// - Returns: The number of the file.
  func receive<Body: AsyncSequence & Sendable>(
    _ announcement: FileAnnouncement, _ body: Body
  ) async throws(FileRefusal) -> Int where Body.Element == ByteBuffer {
    let destination = try await queue.run(for: sender) { [session, sender] in
      session.beginFile(announcement, from: sender.address)
    }.get()
    guard let charge = destination.charge else { return destination.number }
    let refusal = await write(body, to: destination, charge)
    guard await session.files.end(destination, isWhole: refusal == nil), refusal == nil else {
      throw refusal ?? .incomplete
    }
    return destination.number
  }

  /// Writes a body to disk until it ends, stalls, or exceeds the time limit.
  ///
  /// - Returns: The reason why the file is incomplete; `nil` if it is complete.
  private func write<Body: AsyncSequence & Sendable>(
    _ body: Body, to destination: SessionFiles.Destination, _ charge: FileCharge
  ) async -> FileRefusal? where Body.Element == ByteBuffer {
    let time = session.time
    let newest = NIOLockedValueBox(time.now())
    return await withTaskGroup(of: FileRefusal?.self) { group in
      group.addTask {
        do {
          try await Self.copy(body, to: destination, charge) { newest.withLockedValue { $0 = time.now() } }
          return nil
        } catch {
          return error as? FileRefusal ?? .incomplete
        }
      }
      group.addTask { [options] in
        let end = time.now() + options.fileReceptionTimeout
        while true {
          let rest = min(end, newest.withLockedValue { $0 } + options.fileIdleTimeout) - time.now()
          guard rest > .zero, (try? await time.sleep(rest)) != nil else { return .incomplete }
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .incomplete
    }
  }

  /// Writes each part of a body as it arrives. Only the part that was read last is in memory.
  private static func copy<Body: AsyncSequence & Sendable>(
    _ body: Body, to destination: SessionFiles.Destination, _ charge: FileCharge, didArrive: () -> Void
  ) async throws where Body.Element == ByteBuffer {
    try destination.makeFolder()
    guard
      FileManager.default.createFile(
        atPath: destination.file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    var count = 0
    for try await part in body where part.readableBytes > 0 {
      didArrive()
      count += part.readableBytes
      guard count <= destination.bytes else { throw FileRefusal.incomplete }
      guard charge.grow(to: count) else { throw FileRefusal.noRoom }
      try append(part, to: destination.file)
    }
    guard count == destination.bytes else { throw FileRefusal.incomplete }
  }

  /// Appends bytes to a file. The file is open only during this call, so that stalled uploads use no file descriptors.
  private static func append(_ bytes: ByteBuffer, to file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(bytes.readableBytesView))
  }
}
