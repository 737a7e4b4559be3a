import Foundation

/// Stores snapshots in files, one for each session. The name of a file is the key's.
actor SnapshotFolder: SnapshotRepository {
  /// The name of the folder in `WebOptions.storageFolder`.
  static let name = "sessions"

  private let folder: URL
  private var quota: SnapshotQuota
  /// Whether the files of earlier processes are counted.
  private var isCounted = false

  /// The failed attempts after which a snapshot is discarded.
  private static let attemptLimit = 2

  /// - Parameter folder: The folder. It is created when it is needed.
  init(_ folder: URL, limits: SnapshotQuota.Limits) {
    self.folder = folder
    quota = SnapshotQuota(limits: limits)
  }

  func load(_ key: SessionKey) throws -> SnapshotRecord? {
    let file = url(of: key)
    guard let content = try PrivateFile.read(file) else { return nil }
    do {
      let stored = try SnapshotFile(content)
      guard stored.attempts < Self.attemptLimit else { throw SnapshotFault.crashed }
      try setAttempts(of: file, to: stored.attempts + 1)
      return SnapshotRecord(key: key, date: stored.date, data: stored.data)
    } catch let fault as SnapshotFault {
      remove([key])
      throw fault
    }
  }

  func save(_ records: [SnapshotRecord]) throws {
    try PrivateFile.createFolder(folder)
    countFiles()
    var failure: (any Error)?
    for record in records {
      do {
        try PrivateFile.write(SnapshotFile(date: record.date, data: record.data).bytes, to: url(of: record.key))
        remove(quota.add(record.key, bytes: record.data.count, at: record.address, date: record.date))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  func cancelAttempt(_ key: SessionKey) { try? setAttempts(of: url(of: key), to: 0) }

  func remove(_ keys: [SessionKey]) {
    for key in keys {
      unlink(url(of: key).path)
      quota.remove(key)
    }
  }

  func removeExpired(before date: Date) {
    countFiles()
    remove(quota.removeExpired(before: date))
  }

  private func url(of key: SessionKey) -> URL { folder.appendingPathComponent(key.name) }

  private func setAttempts(of file: URL, to attempts: UInt8) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seek(toOffset: SnapshotFile.attemptsOffset)
    try handle.write(contentsOf: Data([attempts]))
  }

  /// Counts the files of earlier processes, and removes unfinished ones.
  private func countFiles() {
    guard !isCounted else { return }
    isCounted = true
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
    let dated = files.compactMap { file -> (key: SessionKey, size: Int, date: Date)? in
      if file.path.hasSuffix(PrivateFile.unfinished) { unlink(file.path) }
      guard let key = SessionKey(name: file.lastPathComponent),
        let values = try? file.resourceValues(forKeys: Set(keys))
      else { return nil }
      return (key, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
    }
    for (key, size, date) in dated.sorted(by: { $0.date < $1.date }) {
      remove(quota.add(key, bytes: size, at: nil, date: date))
    }
  }
}
