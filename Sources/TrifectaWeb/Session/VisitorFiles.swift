import Foundation
import PortableUI

/// The files of all sessions: those that visitors have given, and those that they are about to be given.
///
/// They are in a folder of the server's own among the system's temporary files, which nobody else on the machine reads, and each session's in
/// one of its own, whose name nobody can guess.
@MainActor
final class VisitorFiles {
  /// A file that a page has been told to download, and its session.
  struct Offer {
    let file: SavedFile
    let session: SessionFiles
    let completion: @MainActor (Result<URL, any Error>) -> Void
    let expiry: Task<Void, Never>
  }

  nonisolated let folder: URL
  private let limit: Int
  private var bytes = 0
  private var offers: [String: Offer] = [:]

  nonisolated init(options: WebOptions) {
    limit = options.fileByteLimitInAll
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trifecta-\(ProcessInfo.processInfo.processIdentifier)-\(Secret.random())", isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Makes room for so many bytes.
  ///
  /// - Returns: whether there is room.
  func reserve(_ count: Int) -> Bool {
    guard bytes + count <= limit else { return false }
    bytes += count
    return true
  }

  /// So many bytes are gone.
  func release(_ count: Int) { bytes -= count }

  /// Puts a file where its page downloads it, once.
  func offer(_ offer: Offer, at name: String) { offers[name] = offer }

  /// Takes a file away; `nil` where there is none of that name.
  func withdraw(_ name: String) -> Offer? {
    let offer = offers.removeValue(forKey: name)
    offer?.expiry.cancel()
    return offer
  }

  /// Gives a file to the browser that it is for, and to nobody afterwards.
  func take(_ name: String, for browser: String, at path: String) -> Offer? {
    guard let session = offers[name]?.session, session.browser == browser, session.path == path else { return nil }
    let offer = withdraw(name)
    session.forgetOffer(name)
    return offer
  }

  /// Removes all files, because the server ends.
  func removeAll() { try? FileManager.default.removeItem(at: folder) }

  /// Makes a place for a file that nobody else on the machine can look into.
  nonisolated static func makePlace(for file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Writes a file.
  @concurrent
  nonisolated static func write(_ contents: Data, to file: URL) async throws {
    try makePlace(for: file)
    try contents.write(to: file)
  }

  /// Removes files, with all that is in them where they are folders.
  nonisolated static func remove(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    Task.detached { for url in urls { try? FileManager.default.removeItem(at: url) } }
  }
}
