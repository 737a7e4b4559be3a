import NIOConcurrencyHelpers

/// The room for files on the server, and how much of it sessions, browsers, and network addresses use.
///
/// A browser may use twice what one page may, and an address a quarter of all: cookies cost nothing, so that browsers alone would not
/// divide the room among visitors.
final class FileRoom: Sendable {
  /// The visitor that uses room.
  struct Owner: Sendable {
    var session: String
    var browser: String
    /// See ``NetworkAddress/key``.
    var address: String
  }

  private enum Account: Hashable, Sendable {
    case all
    case address(String)
    case browser(String)
    case session(String)
  }

  private let used = NIOLockedValueBox<[Account: Int]>([:])
  private let limitInAll: Int
  private let limitPerSession: Int

  init(options: WebOptions) {
    limitInAll = options.fileByteLimitInAll
    limitPerSession = options.fileByteLimitPerSession
  }

  /// Whether nobody uses room.
  var isEmpty: Bool { used.withLockedValue(\.isEmpty) }

  /// Returns whether an owner may use so many bytes more.
  func hasRoom(for bytes: Int, of owner: Owner) -> Bool {
    used.withLockedValue { used in hasRoom(for: bytes, of: owner, used) }
  }

  /// Counts bytes as used.
  ///
  /// - Returns: whether there was room for them.
  func take(_ bytes: Int, for owner: Owner) -> Bool {
    used.withLockedValue { used in
      guard hasRoom(for: bytes, of: owner, used) else { return false }
      for account in Self.accounts(of: owner) { used[account, default: 0] += bytes }
      return true
    }
  }

  /// Counts bytes as free again.
  func giveBack(_ bytes: Int, of owner: Owner) {
    used.withLockedValue { used in
      for account in Self.accounts(of: owner) {
        let rest = used[account, default: bytes] - bytes
        used[account] = rest == 0 ? nil : rest
      }
    }
  }

  private func hasRoom(for bytes: Int, of owner: Owner, _ used: [Account: Int]) -> Bool {
    Self.accounts(of: owner).allSatisfy { bytes <= limit(of: $0) - used[$0, default: 0] }
  }

  private func limit(of account: Account) -> Int {
    switch account {
    case .all: limitInAll
    case .address: max(limitInAll / 4, limitPerSession)
    case .browser: limitPerSession > Int.max / 2 ? Int.max : 2 * limitPerSession
    case .session: limitPerSession
    }
  }

  private static func accounts(of owner: Owner) -> [Account] {
    [.session(owner.session), .browser(owner.browser), .address(owner.address), .all]
  }
}

/// The room that one file uses. It grows as bytes arrive, and is given back when the file is removed.
final class FileCharge: Sendable {
  /// What the smallest file uses: a block of a disk, and what the server notes of it.
  static let minimum = 4_096

  private struct State {
    var bytes = 0
    var isReleased = false
  }

  private let room: FileRoom
  private let owner: FileRoom.Owner
  private let state = NIOLockedValueBox(State())

  /// Creates the charge for a file; `nil` where there is no room for the bytes that are there already.
  init?(_ bytes: Int = 0, for owner: FileRoom.Owner, in room: FileRoom) {
    self.room = room
    self.owner = owner
    guard grow(to: bytes) else { return nil }
  }

  deinit { release() }

  /// Makes the charge cover so many bytes.
  ///
  /// - Returns: whether there is room for them, and the file has not been removed.
  func grow(to bytes: Int) -> Bool {
    state.withLockedValue { state in
      let more = max(bytes, Self.minimum) - state.bytes
      guard !state.isReleased else { return false }
      guard more > 0 else { return true }
      guard room.take(more, for: owner) else { return false }
      state.bytes += more
      return true
    }
  }

  /// Gives the room back, for good.
  func release() {
    state.withLockedValue { state in
      if state.bytes > 0 { room.giveBack(state.bytes, of: owner) }
      state = State(isReleased: true)
    }
  }
}
