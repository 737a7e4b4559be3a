import Logging

extension SessionStore {
  /// Makes room for a new session, if necessary by ending another session.
  ///
  /// - Returns: Whether there is room.
  func makeRoom(for visitor: Visitor) -> Bool {
    guard freeMemory(for: visitor.address) else {
      logRefusal("the sessions use more than \(options.memoryLimit) bytes in total (WebOptions.memoryLimit)")
      return false
    }
    if memory.isExceeded(by: visitor.address) {
      logRefusal(
        "the sessions of one address use more than \(options.memoryLimit / 2) bytes, half of WebOptions.memoryLimit")
      return false
    }
    let own = ofBrowser[visitor.browser] ?? []
    if own.count >= options.sessionLimitPerBrowser {
      return endOne(of: own.filter(detached.contains), "one browser has \(own.count)")
    }
    let neighbours = ofAddress[visitor.address, default: 0]
    if neighbours >= options.sessionLimitPerAddress {
      return endOne(of: detached.longest(at: visitor.address), "one address has \(neighbours)")
    }
    guard sessions.count >= options.sessionLimit else { return true }
    // End a session of the address with the most sessions, so that visitors with few sessions keep theirs.
    let busiest = detached.addresses.max { ofAddress[$0, default: 0] < ofAddress[$1, default: 0] }
    return endOne(of: busiest.map { detached.longest(at: $0) } ?? [], "there are \(sessions.count)")
  }

  /// Ends one of several detached sessions: a session of the browser with the most sessions. If several belong to such
  /// a browser, the longest detached session is ended.
  private func endOne(of candidates: [String], _ reason: String) -> Bool {
    func number(_ id: String) -> Int { sessions[id].flatMap { ofBrowser[$0.visitor.browser]?.count } ?? 0 }
    let evicted = candidates.max { one, other in
      number(one) == number(other) ? detached.isLonger(other, than: one) : number(one) < number(other)
    }
    if let evicted, let session = sessions[evicted]?.session {
      end(session, closing: nil)
      return true
    }
    logRefusal("\(reason) sessions, and all are connected")
    return false
  }

  /// Logs that a page is refused, at most once a minute.
  private func logRefusal(_ reason: String) {
    guard time.now() >= nextNotice else { return }
    nextNotice = time.now() + .seconds(60)
    options.logger.warning("refused a page: \(reason)")
  }

  // MARK: Memory

  /// Records the size of a session. Sessions that must end are ended later, because the caller is in the middle of a
  /// turn.
  func session(_ id: String, at address: String, hasSize size: Int) {
    guard sessions[id] != nil else { return }
    memory.set(size, for: id, at: address)
    guard memory.addressOverBudget != nil, !isFreeingMemory else { return }
    isFreeingMemory = true
    queue.add(for: .init(address: "", browser: "")) { [weak self] in
      self?.isFreeingMemory = false
      _ = self?.freeMemory()
    }
  }

  /// Ends sessions until the limits for all sessions and for each address are met.
  ///
  /// Active sessions are ended only for an address that exceeds its share, or that has at least four sessions and more
  /// than four times the memory of the new session's address. So a few addresses cannot exclude all others.
  ///
  /// - Parameter newcomer: The address of a new session; `nil` if there is none.
  /// - Returns: `false` if the total limit is exceeded and no further session can be ended.
  private func freeMemory(for newcomer: String? = nil) -> Bool {
    while let address = memory.addressOverBudget {
      let isUnfair = newcomer.map { has(address, muchMoreThan: $0) } ?? false
      let idleTime = memory.isExceeded(by: address) || isUnfair ? .zero : Self.idleTime
      let evicted = detached.longest(at: address).first ?? longestIdle(at: address, atLeast: idleTime)
      guard let evicted, let session = sessions[evicted]?.session else { return !memory.isExceeded }
      end(session, closing: CloseCode.tryAgainLater)
    }
    return true
  }

  /// Returns whether an address has at least four sessions, and more than four times the memory of another address.
  private func has(_ address: String, muchMoreThan other: String) -> Bool {
    ofAddress[address, default: 0] >= 4 && memory.size(of: address) / 4 > memory.size(of: other)
  }

  /// Returns the longest idle session of an address, if it has been idle for at least `idleTime`. O(sessions).
  private func longestIdle(at address: String, atLeast idleTime: Duration) -> String? {
    let idle = sessions.filter { $0.value.visitor.address == address }
      .min { $0.value.session.lastUse < $1.value.session.lastUse }
    guard let idle, time.now() - idle.value.session.lastUse >= idleTime else { return nil }
    return idle.key
  }

  private static let idleTime = Duration.seconds(60)
}
