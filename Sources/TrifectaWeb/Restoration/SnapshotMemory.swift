import Foundation

/// Stores snapshots in memory, until the process ends.
actor SnapshotMemory: SnapshotRepository {
  private var records: [SessionKey: SnapshotRecord] = [:]
  private var quota: SnapshotQuota

  init(limits: SnapshotQuota.Limits) {
    quota = SnapshotQuota(limits: limits)
  }

  /// The number of records.
  var count: Int { records.count }

  func load(_ key: SessionKey) -> SnapshotRecord? { records[key] }

  @discardableResult
  func save(_ new: [SnapshotRecord], removing keys: [SessionKey]) -> Set<SessionKey> {
    remove(keys)
    for record in new {
      records[record.key] = record
      remove(quota.add(record.key, bytes: record.data.count, at: record.address, date: record.date))
    }
    return []
  }

  func cancelAttempt(_ key: SessionKey) {}

  func removeExpired(before date: Date) { remove(quota.removeExpired(before: date)) }

  private func remove(_ keys: [SessionKey]) {
    for key in keys {
      records[key] = nil
      quota.remove(key)
    }
  }
}
