/// The estimated memory of all sessions, by session and by network address.
struct MemoryBudget {
  private var sizes: [String: Int] = [:]
  private var ofAddress: [String: Int] = [:]
  /// The addresses whose sessions exceed their share.
  private var exceeding: Set<String> = []
  private let limit: Int
  private let limitPerAddress: Int
  private var total = 0

  /// - Parameter limit: The maximum total size of all sessions, in bytes. An address may use half of it.
  init(limit: Int) {
    self.limit = limit
    limitPerAddress = limit / 2
  }

  /// Whether the sessions exceed the total limit.
  var isExceeded: Bool { total > limit }

  /// Returns whether the sessions of an address exceed its share.
  func isExceeded(by address: String) -> Bool { exceeding.contains(address) }

  /// The address that must release memory; `nil` if no limit is exceeded. It is an address that exceeds its share or,
  /// if only the total limit is exceeded, the address with the most memory. O(1), or O(addresses) if the total limit is
  /// exceeded.
  var addressOverBudget: String? {
    exceeding.first ?? (isExceeded ? ofAddress.max { $0.value < $1.value }?.key : nil)
  }

  /// Returns the total size of the sessions of an address, in bytes.
  func size(of address: String) -> Int { ofAddress[address, default: 0] }

  /// Sets the size of a session in bytes; 0 for a session that has ended.
  mutating func set(_ bytes: Int, for session: String, at address: String) {
    let change = bytes - (sizes[session] ?? 0)
    sizes[session] = bytes == 0 ? nil : bytes
    total += change
    let rest = ofAddress[address, default: 0] + change
    ofAddress[address] = rest == 0 ? nil : rest
    if rest > limitPerAddress { exceeding.insert(address) } else { exceeding.remove(address) }
  }
}
