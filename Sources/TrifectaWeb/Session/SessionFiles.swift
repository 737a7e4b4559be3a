import Foundation
import PortableUI

/// The files of a session.
@MainActor
final class SessionFiles {
  /// A file that the page has uploaded or is uploading.
  private struct Upload {
    /// The ID of the button with which the file was chosen; 0 for a copy of a downloaded file.
    let element: Int
    let file: URL
    let charge: FileCharge
    /// Whether the upload is complete.
    var isWhole = false
    /// Whether the screen has received the file.
    var isTaken = false
    var expiry: Task<Void, Never>?
  }

  /// The destination of a file.
  struct Destination: Sendable {
    let number: Int
    let file: URL
    let bytes: Int
    /// The charge, which grows with the written bytes; `nil` for a request that only checks whether the file would be
    /// accepted.
    let charge: FileCharge?
    /// The folder of the server, in which the file is.
    let root: LockedFolder

    /// Creates the folder of the file.
    func makeFolder() throws { try root.makeFolder(for: file) }

    /// Writes the file.
    @concurrent
    func write(_ contents: Data) async throws {
      try makeFolder()
      try contents.write(to: file)
    }
  }

  let browser: String
  let path: String
  let all: VisitorFiles
  private let options: WebOptions
  private let time: Timekeeper
  private let folder: URL
  private var uploads: [Int: Upload] = [:]
  private var newest = 0
  private var isReceiving = false
  private var isOver = false
  /// The names of all offers, and the names of the offers that were not sent yet.
  private var offers: [String] = []
  private var unsent: [String] = []

  /// The maximum number of pending downloads.
  private static let offerLimit = 16
  /// The time within which the page must request a download.
  private static let offerTime = Duration.seconds(60)
  /// The maximum number of files, including files that the screen has received.
  private var keepLimit: Int { options.fileCountLimit > Int.max / 4 ? Int.max : 4 * options.fileCountLimit }

  init(in all: VisitorFiles, browser: String, path: String, options: WebOptions, time: Timekeeper) {
    self.all = all
    self.browser = browser
    self.path = path
    self.options = options
    self.time = time
    folder = all.folder.url.appendingPathComponent(Secret.random(), isDirectory: true)
  }

  // MARK: Uploads

  /// Begins an upload. The disk space is charged for bytes that arrive, not for the announced size.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: The size of the file.
  ///   - element: The ID of the button with which the file was chosen.
  ///   - index: The index of the file in a multiple selection. The first file replaces all that the screen has not
  ///     received.
  ///   - isPreflight: Whether the request only checks whether the file would be accepted.
  ///   - address: The network address of the sender.
  func begin(
    _ name: FileName, bytes: Int, for element: Int, index: Int, isPreflight: Bool, from address: String
  ) -> Result<Destination, FileRefusal> {
    guard !isOver else { return .failure(.noSession) }
    guard !isReceiving else { return .failure(.busy) }
    guard bytes <= options.fileByteLimit else { return .failure(.tooLarge(name, limit: options.fileByteLimit)) }
    if index == 0 { remove(uploads.filter { !$0.value.isTaken }.map(\.key)) }
    guard uploads.values.count(where: { !$0.isTaken }) < options.fileCountLimit else {
      return .failure(.tooMany(limit: options.fileCountLimit))
    }
    let owner = owner(at: address)
    guard uploads.count < keepLimit, all.room.hasCapacity(for: max(bytes, FileCharge.minimum), of: owner) else {
      return .failure(.noRoom)
    }
    guard !isPreflight else {
      return .success(Destination(number: 0, file: folder, bytes: bytes, charge: nil, root: all.folder))
    }
    guard let charge = FileCharge(for: owner, in: all.room) else { return .failure(.noRoom) }
    guard all.beginReception(from: browser) else { return .failure(.busy) }
    isReceiving = true
    let destination = nextDestination(for: name.description, bytes: bytes, charge)
    uploads[destination.number] = Upload(element: element, file: destination.file, charge: charge)
    return .success(destination)
  }

  /// Ends an upload.
  ///
  /// - Returns: Whether the file is complete and the session still needs it.
  func end(_ destination: Destination, isWhole: Bool) -> Bool {
    isReceiving = false
    all.endReception(from: browser)
    guard uploads[destination.number] != nil, isWhole, !isOver else {
      remove([destination.number])
      // The session's folder may have been removed and created again by this upload.
      VisitorFiles.remove([isOver ? folder : destination.file.deletingLastPathComponent()])
      return false
    }
    uploads[destination.number]?.isWhole = true
    expire(destination.number)
    return true
  }

  /// Returns the uploaded files of a button by their numbers; `nil` if one does not exist.
  func files(_ numbers: [Int], for element: Int) -> [URL]? {
    let found = numbers.compactMap { uploads[$0] }.filter { $0.element == element && $0.isWhole && !$0.isTaken }
    return found.count == numbers.count && Set(numbers).count == numbers.count ? found.map(\.file) : nil
  }

  /// Marks files as received by the screen.
  func take(_ numbers: [Int]) {
    for number in numbers { uploads[number]?.isTaken = true }
  }

  // MARK: Downloads

  /// Offers a file to the page as a download.
  func offer(_ file: SavedFile, _ completion: @escaping @MainActor (Result<URL, any Error>) -> Void) {
    if offers.count == Self.offerLimit { withdraw(offers[0]) }
    let name = Secret.random()
    let expiry = Task { [weak self, time] in
      guard (try? await time.sleep(Self.offerTime)) != nil else { return }
      self?.withdraw(name)
    }
    offers.append(name)
    unsent.append(name)
    all.offer(.init(file: file, session: self, completion: completion, expiry: expiry), at: name)
  }

  /// Returns the names of offers that were not sent yet, and marks them as sent.
  func takeUnsentOffers() -> [String] {
    defer { unsent = [] }
    return unsent
  }

  /// The total size of the offered files, which are in memory.
  var offeredBytes: Int { offers.reduce(0) { $0 + all.offeredBytes($1) } }

  /// Removes an offer that was downloaded.
  func forgetOffer(_ name: String) {
    offers.removeAll { $0 == name }
    unsent.removeAll { $0 == name }
  }

  /// Withdraws all offers, because the page is disconnected.
  func withdrawOffers() { for name in offers { withdraw(name) } }

  /// Keeps a copy of a downloaded file, which the app can read. Older copies are removed if there is not enough space.
  /// If there is still not enough, the download succeeds without a copy.
  ///
  /// - Parameters:
  ///   - offer: The downloaded file.
  ///   - address: The network address of the downloader.
  func keep(_ offer: VisitorFiles.Offer, for address: String) async {
    let bytes = offer.file.contents.count
    let owner = owner(at: address)
    for (number, upload) in uploads.sorted(by: { $0.key < $1.key }) where upload.element == 0 {
      if uploads.count >= keepLimit || !all.room.hasCapacity(for: max(bytes, FileCharge.minimum), of: owner) {
        remove([number])
      }
    }
    guard !isOver, uploads.count < keepLimit, let charge = FileCharge(bytes, for: owner, in: all.room) else {
      return offer.completion(.success(nextDestination(for: offer.file.name, bytes: bytes, nil).file))
    }
    let destination = nextDestination(for: offer.file.name, bytes: bytes, charge)
    uploads[destination.number] = Upload(element: 0, file: destination.file, charge: charge, isTaken: true)
    do {
      try await destination.write(offer.file.contents)
      if isOver { VisitorFiles.remove([folder]) }
      expire(destination.number)
      offer.completion(.success(destination.file))
    } catch {
      remove([destination.number])
      offer.completion(.failure(error))
    }
  }

  // MARK: Removal

  /// Removes all files when the session ends.
  func removeAll() {
    isOver = true
    withdrawOffers()
    let wasUsed = newest > 0
    for (_, upload) in uploads {
      upload.expiry?.cancel()
      upload.charge.release()
    }
    uploads = [:]
    if wasUsed { VisitorFiles.remove([folder]) }
  }

  private func owner(at address: String) -> FileBudget.Owner {
    FileBudget.Owner(session: folder.lastPathComponent, browser: browser, address: address)
  }

  private func nextDestination(for name: String, bytes: Int, _ charge: FileCharge?) -> Destination {
    newest += 1
    let file = folder.appendingPathComponent("\(newest)", isDirectory: true).appendingPathComponent(name)
    return Destination(number: newest, file: file, bytes: bytes, charge: charge, root: all.folder)
  }

  private func expire(_ number: Int) {
    uploads[number]?.expiry = Task { [weak self, time, options] in
      guard (try? await time.sleep(options.fileKeepTime)) != nil else { return }
      self?.remove([number])
    }
  }

  private func remove(_ numbers: [Int]) {
    var folders: [URL] = []
    for number in numbers {
      guard let upload = uploads.removeValue(forKey: number) else { continue }
      upload.expiry?.cancel()
      upload.charge.release()
      folders.append(upload.file.deletingLastPathComponent())
    }
    VisitorFiles.remove(folders)
  }

  private func withdraw(_ name: String) {
    forgetOffer(name)
    all.withdraw(name)?.completion(.failure(CocoaError(.fileWriteUnknown)))
  }
}
