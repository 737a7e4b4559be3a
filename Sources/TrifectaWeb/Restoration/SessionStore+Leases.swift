import PortableUI

extension SessionStore {
  /// Starts to handle requests of other servers and lost leases, if the database is shared.
  func watchLeases() {
    guard !isWatchingLeases, let shared = keeper?.sharedDatabase else { return }
    isWatchingLeases = true
    keeper?.didLoseLease = { [weak self] in self?.endSession(withLostLease: $0) }
    keeper?.willReleaseLeases = { [storage] in await storage.keeper?.writeNow() }
    shared.start { [weak self] key, reason in await self?.release(key, for: reason) ?? .released }
  }

  /// Returns the name of a session for other servers. It does not reveal the ID.
  static func publicName(of session: String) -> String { SHA256.hash(Array(session.utf8)).hexadecimal }

  /// Ends the session of a key for another server, to which its page has connected, and stores its state. If another
  /// page is connected, the session continues.
  private func release(_ key: SessionKey, for reason: LeaseReason) async -> LeaseAnswer {
    var answer = LeaseAnswer.released
    if let id = owners[key], let session = sessions[id]?.session {
      let isSamePage = reason == .reconnection(session: Self.publicName(of: id))
      if session.transport == nil || isSamePage {
        metrics.movedSessions.increment()
        end(session, closing: CloseCode.replaced)
      } else {
        answer = .copied
        _ = save(session)
      }
    }
    await storage.keeper?.writeNow()
    await keeper?.waitUntilStored(key)
    return answer
  }

  /// Ends a session whose state another server has taken over. Its page reconnects, and gets that state.
  private func endSession(withLostLease key: SessionKey) {
    guard let session = owners.removeValue(forKey: key).flatMap({ sessions[$0]?.session }) else { return }
    metrics.movedSessions.increment()
    keeper?.reports.addLostLease(of: session.screen.path)
    end(session, closing: CloseCode.goingAway)
  }
}
