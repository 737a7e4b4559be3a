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
  /// How much of the disk is used, and by whom.
  nonisolated let room: FileRoom
  /// How many files each browser is sending.
  private var receptions: [String: Int] = [:]
  private var offers: [String: Offer] = [:]

  nonisolated init(options: WebOptions) {
    LeftoverFiles.removeOnce()
    room = FileRoom(options: options)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      LeftoverFiles.name(process: ProcessInfo.processInfo.processIdentifier), isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The most files that one browser may be sending.
  private static let receptionLimit = 4

  /// Counts a file that a browser begins to send.
  ///
  /// - Returns: whether it may; balance it with ``endReception(from:)``.
  func beginReception(from browser: String) -> Bool {
    guard receptions[browser, default: 0] < Self.receptionLimit else { return false }
    receptions[browser, default: 0] += 1
    return true
  }

  /// A browser sends a file no longer.
  func endReception(from browser: String) {
    let rest = receptions[browser, default: 1] - 1
    receptions[browser] = rest == 0 ? nil : rest
  }

  /// Puts a file where its page downloads it, once.
  func offer(_ offer: Offer, at name: String) { offers[name] = offer }

  /// How many bytes the file has that was put under a name; 0 where there is none.
  func offeredBytes(_ name: String) -> Int { offers[name]?.file.contents.count ?? 0 }

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
