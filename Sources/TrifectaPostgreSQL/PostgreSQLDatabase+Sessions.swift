#if PostgreSQL
  import Foundation
  import TrifectaWeb

  extension PostgreSQLDatabase {
    /// The time in which a live server must release a lease. Afterwards, the lease is taken from it.
    private static let patience = Duration.seconds(4)
    /// The time after which a request is sent again, because a lost connection also loses its notifications.
    private static let requestInterval = Duration.milliseconds(250)

    // MARK: Leases

    func start(releasing releaser: @escaping @Sendable (SessionKey, LeaseReason) async -> LeaseAnswer) {
      mailbox.setReleaser { [weak self] key, reason in
        let answer = await releaser(key, reason)
        if answer == .released { self?.setEpoch(nil, of: key) }
        return answer
      }
    }

    func lease(_ key: SessionKey, for reason: LeaseReason) async throws -> LeasedRecord {
      if reason == .newSession {
        let epoch = try await reader.run { [node] connection in
          try Self.discard(key, node, isForced: true, connection)
        }
        setEpoch(epoch, of: key)
        return LeasedRecord()
      }
      let clock = ContinuousClock()
      let deadline = clock.now + Self.patience
      while true {
        let request = mailbox.expectAnswer()
        do {
          if let leased = try await claim(
            key, isForced: clock.now >= deadline, mailbox.request(request, for: key, reason))
          {
            mailbox.forget(request)
            return leased
          }
        } catch {
          mailbox.forget(request)
          throw error
        }
        if await mailbox.answer(to: request, within: Self.requestInterval) == .copied { return try await copy(of: key) }
      }
    }

    /// Takes the lease of a key, or sends a request to its owner.
    ///
    /// - Returns: `nil` if another live server has the lease.
    private func claim(_ key: SessionKey, isForced: Bool, _ request: String) async throws -> LeasedRecord? {
      let (epoch, record) = try await reader.run { [node] connection in
        let rows = try connection.execute(
          "SELECT * FROM claim($1, $2, $3, $4)",
          [.text(key.name), .integer(node), .flag(isForced), .text(request)])
        guard rows.integer(0) == nil else { return (nil as Int64?, nil as Result<SnapshotRecord?, SnapshotFault>?) }
        return (rows.integer(1), Self.record(key, rows, column: 2))
      }
      guard let record else { return nil }
      setEpoch(epoch, of: key)
      do throws(SnapshotFault) {
        return LeasedRecord(record: try record.get())
      } catch {
        let epoch = try? await writer.run { [node] in try Self.discard(key, node, isForced: false, $0) }
        setEpoch(epoch ?? nil, of: key)
        throw error
      }
    }

    /// Returns the record of a key whose lease another server keeps.
    private func copy(of key: SessionKey) async throws -> LeasedRecord {
      let record = try await reader.run { connection in
        Self.record(
          key,
          try connection.execute(
            "SELECT address, date, attempts, checksum, data FROM session WHERE name = $1", [.text(key.name)]),
          column: 0)
      }
      return LeasedRecord(record: try record.get(), isCopy: true)
    }

    /// Decodes a row, whose columns are NULL if there is no record. `column` is the index of its first column.
    private static func record(
      _ key: SessionKey, _ rows: DatabaseRows, column: Int32
    ) -> Result<SnapshotRecord?, SnapshotFault> {
      guard let attempts = rows.integer(column + 2) else { return .success(nil) }
      guard let address = rows.text(column), let date = rows.double(column + 1), let data = rows.bytes(column + 4),
        date.isFinite, rows.text(column + 3) == Checksum(data).description
      else { return .failure(.damaged) }
      guard attempts < attemptLimit else { return .failure(.crashed) }
      return .success(
        SnapshotRecord(key: key, address: address, date: Date(timeIntervalSince1970: date), data: data))
    }

    private func setEpoch(_ epoch: Int64?, of key: SessionKey) {
      epochs.withLock { $0[key] = epoch }
    }

    /// Removes a record.
    ///
    /// - Returns: The epoch of the lease; `nil` if another live server has it.
    private static func discard(
      _ key: SessionKey, _ node: Int64, isForced: Bool, _ connection: DatabaseConnection
    ) throws -> Int64? {
      try connection.execute("SELECT discard($1, $2, $3)", [.text(key.name), .integer(node), .flag(isForced)]).integer(
        0)
    }

    // MARK: Records

    func load(_ key: SessionKey) async throws -> SnapshotRecord? { try await lease(key, for: .reload).record }

    @discardableResult
    func save(_ records: [SnapshotRecord], removing keys: [SessionKey]) async throws -> Set<SessionKey> {
      let known = epochs.withLock { epochs in
        Dictionary(records.map { ($0.key, epochs[$0.key]) }) { first, _ in first }
      }
      let saved = try await writer.run { [node, limits] connection in
        var saved: [SessionKey: Int64?] = [:]
        func saveAll() throws {
          for key in keys {
            // The page that starts a new session is here.
            saved.updateValue(try Self.discard(key, node, isForced: true, connection), forKey: key)
          }
          for start in stride(from: 0, to: records.count, by: Self.batchSize) {
            let batch = records[start..<min(start + Self.batchSize, records.count)]
            let epochs = batch.map { saved[$0.key] ?? known[$0.key] ?? nil }
            let results = try Self.save(batch, epochs, node, limits.sessions, connection)
            for (record, epoch) in zip(batch, results) { saved.updateValue(epoch, forKey: record.key) }
          }
        }
        // A single statement is a transaction by itself.
        if keys.isEmpty, records.count <= Self.batchSize { try saveAll() } else { try connection.transaction(saveAll) }
        return saved
      }
      let final = Set(records.filter(\.isFinal).map(\.key))
      epochs.withLock { epochs in
        for (key, epoch) in saved { epochs[key] = final.contains(key) ? nil : epoch }
      }
      return Set(saved.filter { $0.value == nil && !final.contains($0.key) }.keys)
    }

    /// The maximum number of records that one statement stores.
    private static let batchSize = 100

    /// Stores records in order.
    ///
    /// - Returns: The epoch of the lease of each record; `nil` if another server has it.
    private static func save(
      _ records: ArraySlice<SnapshotRecord>, _ epochs: [Int64?], _ node: Int64, _ limits: SnapshotQuota.Limits,
      _ connection: DatabaseConnection
    ) throws -> [Int64?] {
      let common: [DatabaseParameter] = [
        .integer(node), .integer(Int64(limits.share.count)), .integer(Int64(limits.share.bytes)),
        .integer(Int64(limits.count)), .integer(Int64(limits.bytes)),
      ]
      let types = ["text", "bigint", "boolean", "text", "double precision", "bigint", "text", "bytea"]
      var parameters = common
      var rows: [String] = []
      for (record, epoch) in zip(records, epochs) {
        let first = parameters.count + 1
        rows.append("(" + types.enumerated().map { "$\(first + $0)::\($1)" }.joined(separator: ", ") + ")")
        parameters += [
          .text(record.key.name), .integer(epoch), .flag(record.isFinal), .text(record.address),
          .double(record.date.timeIntervalSince1970), .integer(Int64(record.data.count + SnapshotQuota.overhead)),
          .text(Checksum(record.data).description), .bytes(record.data),
        ]
      }
      // The function is called for each row of the list in order.
      let saved = try connection.execute(
        """
        SELECT save(key, $1, epoch, is_final, address, date, size, sum, data, $2, $3, $4, $5)
          FROM (VALUES \(rows.joined(separator: ", "))) AS record(key, epoch, is_final, address, date, size, sum, data)
        """,
        parameters)
      return records.indices.map { saved.integer(0, row: $0 - records.startIndex) }
    }

    func cancelAttempt(_ key: SessionKey) async {
      // If it fails, the state is discarded one attempt earlier.
      try? await reader.run { [node] connection in
        _ = try connection.execute(
          "UPDATE session SET attempts = 0 WHERE name = $1 AND name IN (SELECT name FROM lease WHERE owner = $2)",
          [.text(key.name), .integer(node)])
      }
    }

    func removeExpired(before date: Date) async {
      try? await writer.run { connection in
        _ = try connection.execute("SELECT remove_expired($1)", [.double(date.timeIntervalSince1970)])
      }
    }
  }
#endif
