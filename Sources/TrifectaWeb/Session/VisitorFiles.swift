import Foundation
import PortableUI

/// The files of all sessions: uploads, and offered downloads.
///
/// The files are in a ``LockedFolder`` in the system's temporary folder. Each session has a subfolder with an
/// unguessable name.
@MainActor
final class VisitorFiles {
  /// A file that a page may download, and its session.
  struct Offer {
    let file: SavedFile
    let session: SessionFiles
    let completion: @MainActor (Result<URL, any Error>) -> Void
    let expiry: Task<Void, Never>
  }

  nonisolated let folder: LockedFolder
  /// The disk space for files, and its use by visitors.
  nonisolated let room: FileBudget
  /// The number of current uploads of each browser.
  private var receptions: [String: Int] = [:]
  private var offers: [String: Offer] = [:]

  nonisolated init(options: WebOptions) {
    LeftoverFiles.removeOnce()
    room = FileBudget(options: options)
    folder = LockedFolder()
  }

  /// The maximum number of concurrent uploads of a browser.
  private static let receptionLimit = 4

  /// Counts the start of an upload.
  ///
  /// - Returns: Whether the upload is allowed. If it is, balance the call with ``endReception(from:)``.
  func beginReception(from browser: String) -> Bool {
    guard receptions[browser, default: 0] < Self.receptionLimit else { return false }
    receptions[browser, default: 0] += 1
    return true
  }

  /// Counts the end of an upload.
  func endReception(from browser: String) {
    let rest = receptions[browser, default: 1] - 1
    receptions[browser] = rest == 0 ? nil : rest
  }

  /// Makes a file available for a single download.
  func offer(_ offer: Offer, at name: String) { offers[name] = offer }

  /// Returns the size of an offered file in bytes; 0 if there is none with this name.
  func offeredBytes(_ name: String) -> Int { offers[name]?.file.contents.count ?? 0 }

  /// Removes an offer and returns it; `nil` if there is none with this name.
  func withdraw(_ name: String) -> Offer? {
    let offer = offers.removeValue(forKey: name)
    offer?.expiry.cancel()
    return offer
  }

  /// Removes and returns an offer, if it belongs to the browser and the screen.
  func take(_ name: String, for browser: String, at path: String) -> Offer? {
    guard let session = offers[name]?.session, session.browser == browser, session.path == path else { return nil }
    let offer = withdraw(name)
    session.forgetOffer(name)
    return offer
  }

  /// Removes all files when the server shuts down.
  func removeAll() { folder.remove() }

  /// Removes files and folders in the background.
  nonisolated static func remove(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    Task.detached { for url in urls { try? FileManager.default.removeItem(at: url) } }
  }
}
