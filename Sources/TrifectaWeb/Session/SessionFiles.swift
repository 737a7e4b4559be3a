import Foundation
import PortableUI

/// The files of one session.
@MainActor
final class SessionFiles {
  /// A file that the page has sent, or sends.
  private struct Upload {
    /// The button by which it was chosen; 0 for a copy of what the page has downloaded.
    let element: Int
    let file: URL
    let charge: FileCharge
    /// Whether all of it is there.
    var isWhole = false
    /// Whether the screen has been given it.
    var isTaken = false
    var expiry: Task<Void, Never>?
  }

  /// Where a file is to be written.
  struct Place: Sendable {
    let number: Int
    let file: URL
    let bytes: Int
    /// Grows with what is written; `nil` where the page only asked.
    let charge: FileCharge?
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
  /// The names of offers, and of those that no patch holds yet.
  private var offers: [String] = []
  private var unsent: [String] = []

  /// The most files that a page may be about to download.
  private static let offerLimit = 16
  /// How long it may take the page to ask for one.
  private static let offerTime = Duration.seconds(60)
  /// The most files that are kept, those that the screen has been given among them.
  private var keepLimit: Int { options.fileCountLimit > Int.max / 4 ? Int.max : 4 * options.fileCountLimit }

  init(in all: VisitorFiles, browser: String, path: String, options: WebOptions, time: Timekeeper) {
    self.all = all
    self.browser = browser
    self.path = path
    self.options = options
    self.time = time
    folder = all.folder.appendingPathComponent(Secret.random(), isDirectory: true)
  }

  // MARK: From the page

  /// Begins to receive a file that the page announces. The announcement takes no room, only what arrives does.
  ///
  /// - Parameters:
  ///   - element: the button by which it was chosen.
  ///   - index: how many were chosen before it in one go. With the first those go that the screen has not been given.
  ///   - isAsking: whether the page only asks if it may.
  ///   - address: the network address that sends it.
  func begin(
    _ name: FileName, bytes: Int, for element: Int, index: Int, isAsking: Bool, from address: String
  ) -> Result<Place, FileRefusal> {
    guard !isOver else { return .failure(.noSession) }
    guard !isReceiving else { return .failure(.busy) }
    guard bytes <= options.fileByteLimit else { return .failure(.tooLarge(name, limit: options.fileByteLimit)) }
    if index == 0 { remove(uploads.filter { !$0.value.isTaken }.map(\.key)) }
    guard uploads.values.count(where: { !$0.isTaken }) < options.fileCountLimit else {
      return .failure(.tooMany(limit: options.fileCountLimit))
    }
    let owner = owner(at: address)
    guard uploads.count < keepLimit, all.room.hasRoom(for: max(bytes, FileCharge.minimum), of: owner) else {
      return .failure(.noRoom)
    }
    guard !isAsking else { return .success(Place(number: 0, file: folder, bytes: bytes, charge: nil)) }
    guard let charge = FileCharge(for: owner, in: all.room) else { return .failure(.noRoom) }
    guard all.beginReception(from: browser) else { return .failure(.busy) }
    isReceiving = true
    let place = nextPlace(for: name.description, bytes: bytes, charge)
    uploads[place.number] = Upload(element: element, file: place.file, charge: charge)
    return .success(place)
  }

  /// A file is there, or will not be.
  ///
  /// - Returns: whether the session still wants it.
  func end(_ place: Place, isWhole: Bool) -> Bool {
    isReceiving = false
    all.endReception(from: browser)
    guard uploads[place.number] != nil, isWhole, !isOver else {
      remove([place.number])
      // The session's folder may be gone, and was made anew for it.
      VisitorFiles.remove([isOver ? folder : place.file.deletingLastPathComponent()])
      return false
    }
    uploads[place.number]?.isWhole = true
    expire(place.number)
    return true
  }

  /// The files that the page has sent for an element, by number; `nil` where one is not there.
  func files(_ numbers: [Int], for element: Int) -> [URL]? {
    let found = numbers.compactMap { uploads[$0] }.filter { $0.element == element && $0.isWhole && !$0.isTaken }
    return found.count == numbers.count && Set(numbers).count == numbers.count ? found.map(\.file) : nil
  }

  /// The screen has been given the files.
  func take(_ numbers: [Int]) {
    for number in numbers { uploads[number]?.isTaken = true }
  }

  // MARK: To the page

  /// Lets the page download a file.
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

  /// The names of offers that the page has to be told.
  func takeUnsentOffers() -> [String] {
    defer { unsent = [] }
    return unsent
  }

  /// How many bytes the files have that the page may download. They are in memory.
  var offeredBytes: Int { offers.reduce(0) { $0 + all.offeredBytes($1) } }

  /// An offer has been taken.
  func forgetOffer(_ name: String) {
    offers.removeAll { $0 == name }
    unsent.removeAll { $0 == name }
  }

  /// Nobody is there any more who could download what is offered.
  func withdrawOffers() { for name in offers { withdraw(name) } }

  /// Keeps a copy of what has been downloaded where the program can read it. Older copies make room; where there is none the download
  /// still succeeds, and there is nothing to read.
  ///
  /// - Parameter address: the network address that has downloaded it.
  func keep(_ offer: VisitorFiles.Offer, for address: String) async {
    let bytes = offer.file.contents.count
    let owner = owner(at: address)
    for (number, upload) in uploads.sorted(by: { $0.key < $1.key }) where upload.element == 0 {
      if uploads.count >= keepLimit || !all.room.hasRoom(for: max(bytes, FileCharge.minimum), of: owner) {
        remove([number])
      }
    }
    guard !isOver, uploads.count < keepLimit, let charge = FileCharge(bytes, for: owner, in: all.room) else {
      return offer.completion(.success(nextPlace(for: offer.file.name, bytes: bytes, nil).file))
    }
    let place = nextPlace(for: offer.file.name, bytes: bytes, charge)
    uploads[place.number] = Upload(element: 0, file: place.file, charge: charge, isTaken: true)
    do {
      try await VisitorFiles.write(offer.file.contents, to: place.file)
      if isOver { VisitorFiles.remove([folder]) }
      expire(place.number)
      offer.completion(.success(place.file))
    } catch {
      remove([place.number])
      offer.completion(.failure(error))
    }
  }

  // MARK: The end

  /// Removes all, because the session ends.
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

  private func owner(at address: String) -> FileRoom.Owner {
    FileRoom.Owner(session: folder.lastPathComponent, browser: browser, address: address)
  }

  private func nextPlace(for name: String, bytes: Int, _ charge: FileCharge?) -> Place {
    newest += 1
    let file = folder.appendingPathComponent("\(newest)", isDirectory: true).appendingPathComponent(name)
    return Place(number: newest, file: file, bytes: bytes, charge: charge)
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
