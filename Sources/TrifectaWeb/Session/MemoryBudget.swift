/// The estimated memory of all sessions, by session and by network address.
struct MemoryBudget {
  private var sizes: [String: Int] = [:]
  private var ofAddress: [String: Int] = [:]
  /// The addresses whose sessions have more than their share.
  private var exceeding: Set<String> = []
  private let limit: Int
  private let limitPerAddress: Int
  private var total = 0

  /// - Parameter limit: the most bytes that all sessions may have together. An address may have half of it.
  init(limit: Int) {
    self.limit = limit
    limitPerAddress = limit / 2
  }

  /// Whether the sessions have more than the limit.
  var isExceeded: Bool { total > limit }

  /// Whether the sessions of an address have more than its share.
  func isExceeded(by address: String) -> Bool { exceeding.contains(address) }

  /// The address that has to release memory: one that has more than its share, or the one that has most where all together have too
  /// much; `nil` where none has to. O(1), or O(addresses) where all together have too much.
  var debtor: String? {
    exceeding.first ?? (isExceeded ? ofAddress.max { $0.value < $1.value }?.key : nil)
  }

  /// How many bytes the sessions of an address have.
  func size(of address: String) -> Int { ofAddress[address, default: 0] }

  /// Sets the size of a session in bytes; 0 for one that has ended.
  mutating func set(_ bytes: Int, for session: String, at address: String) {
    let change = bytes - (sizes[session] ?? 0)
    sizes[session] = bytes == 0 ? nil : bytes
    total += change
    let rest = ofAddress[address, default: 0] + change
    ofAddress[address] = rest == 0 ? nil : rest
    if rest > limitPerAddress { exceeding.insert(address) } else { exceeding.remove(address) }
  }
}
