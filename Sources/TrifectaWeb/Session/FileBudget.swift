import NIOConcurrencyHelpers

/// The disk space for files, and its use by sessions, browsers and network addresses.
///
/// A browser may use twice as much as a page, and an address a quarter of the total. Cookies can be created at no cost,
/// so limits per browser alone would not prevent one visitor from using all space.
final class FileBudget: Sendable {
  /// The visitor that uses the space.
  struct Owner: Sendable {
    var session: String
    var browser: String
    /// The network address, see ``NetworkAddress/key``.
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

  /// Whether no space is used.
  var isEmpty: Bool { used.withLockedValue(\.isEmpty) }

  /// Returns whether an owner may use this many more bytes.
  func hasCapacity(for bytes: Int, of owner: Owner) -> Bool {
    used.withLockedValue { used in hasCapacity(for: bytes, of: owner, used) }
  }

  /// Reserves space.
  ///
  /// - Returns: Whether the space was available.
  func take(_ bytes: Int, for owner: Owner) -> Bool {
    used.withLockedValue { used in
      guard hasCapacity(for: bytes, of: owner, used) else { return false }
      for account in Self.accounts(of: owner) { used[account, default: 0] += bytes }
      return true
    }
  }

  /// Frees space.
  func release(_ bytes: Int, of owner: Owner) {
    used.withLockedValue { used in
      for account in Self.accounts(of: owner) {
        let rest = used[account, default: bytes] - bytes
        used[account] = rest == 0 ? nil : rest
      }
    }
  }

  private func hasCapacity(for bytes: Int, of owner: Owner, _ used: [Account: Int]) -> Bool {
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

/// The space of one file. It grows as bytes arrive, and is freed when the file is removed.
final class FileCharge: Sendable {
  /// The minimum charge of a file: a disk block, and the server's bookkeeping.
  static let minimum = 4_096

  private struct State {
    var bytes = 0
    var isReleased = false
  }

  private let room: FileBudget
  private let owner: FileBudget.Owner
  private let state = NIOLockedValueBox(State())

  /// Creates the charge for a file; `nil` if there is no space for its initial bytes.
  init?(_ bytes: Int = 0, for owner: FileBudget.Owner, in room: FileBudget) {
    self.room = room
    self.owner = owner
    guard grow(to: bytes) else { return nil }
  }

  deinit { release() }

  /// Increases the charge to cover this many bytes.
  ///
  /// - Returns: `false` if there is not enough space, or the file was removed.
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

  /// Frees the space permanently.
  func release() {
    state.withLockedValue { state in
      if state.bytes > 0 { room.release(state.bytes, of: owner) }
      state = State(isReleased: true)
    }
  }
}
