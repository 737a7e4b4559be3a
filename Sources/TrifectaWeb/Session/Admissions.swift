import DequeModule

/// The line in which pages and new sessions wait to be made, the most that a stranger can have done for one message.
///
/// One is made at a time, and whatever else the main actor has to do comes between two of them, so that clicks do not wait
/// for a crowd at the door. Addresses take turns: a newcomer waits for one page of each, not for all of a flood's.
@MainActor
final class Admissions {
  typealias Work = @MainActor () -> Void

  private var waiting: [String: Deque<Work>] = [:]
  private var order: Deque<String> = []
  private var isRunning = false

  nonisolated init() {}

  /// Does the work when it is the address's turn, never before this returns.
  func add(for address: String, _ work: @escaping Work) {
    if waiting[address] == nil { order.append(address) }
    waiting[address, default: []].append(work)
    if !isRunning { schedule() }
  }

  /// Does the work when it is the address's turn, and waits for it.
  func turn<Result: Sendable>(of address: String, _ work: @escaping @MainActor () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      add(for: address) { continuation.resume(returning: work()) }
    }
  }

  private func schedule() {
    isRunning = true
    Task { runOne() }
  }

  private func runOne() {
    guard let address = order.popFirst(), let work = waiting[address]?.popFirst() else {
      isRunning = false
      return
    }
    if waiting[address]?.isEmpty == true { waiting[address] = nil } else { order.append(address) }
    work()
    if order.isEmpty { isRunning = false } else { schedule() }
  }
}
