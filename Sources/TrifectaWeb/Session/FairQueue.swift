import DequeModule
import NIOConcurrencyHelpers

/// Shares the main actor among visitors: the work of all pages, sessions and connections goes through one queue.
///
/// Network addresses take turns, then the browsers of an address, then the sessions of a browser. One piece of work runs at a time, and
/// whatever else the main actor has to do runs between two of them. So a visitor with many busy sessions delays another one by a
/// single piece of work, however many sessions they have.
///
/// Any thread may add work. Adding and taking are O(1).
final class FairQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  /// The visitor that work is done for.
  struct Visitor: Hashable, Sendable {
    /// See ``NetworkAddress/key``.
    var address: String
    /// The browser's cookie; empty for a browser that has none yet.
    var browser: String
  }

  /// The limits of work that costs a stranger nothing to ask for, such as pages.
  struct Limits: Sendable {
    var perAddress = 256
    var inAll = 4_096
  }

  private let state = NIOLockedValueBox(State())
  private let limits: Limits

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Adds work, which never runs before this returns.
  func add(for visitor: Visitor, _ work: @escaping Work) {
    let wasIdle = state.withLockedValue { state in
      state.append(work, for: visitor)
      return state.start()
    }
    if wasIdle { schedule() }
  }

  /// Adds work that costs a stranger nothing to ask for.
  ///
  /// - Returns: whether it will run: not where too much work of this kind waits already, for the address or in all.
  func addIfRoom(for visitor: Visitor, _ work: @escaping Work) -> Bool {
    let address = visitor.address
    guard state.withLockedValue({ $0.reserve(for: address, limits) }) else { return false }
    add(for: visitor) {
      self.state.withLockedValue { $0.release(for: address) }
      work()
    }
    return true
  }

  /// Runs work when it is the visitor's turn, and waits for it.
  ///
  /// - Parameters:
  ///   - visitor: the visitor that asks for it.
  ///   - work: what to do.
  /// - Returns: what `work` returns.
  func run<Result: Sendable>(
    for visitor: Visitor, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      add(for: visitor) { continuation.resume(returning: work()) }
    }
  }

  /// Runs work that costs a stranger nothing to ask for, when it is the visitor's turn, and waits for it.
  ///
  /// - Parameters:
  ///   - visitor: the visitor that asks for it.
  ///   - work: what to do.
  /// - Returns: what `work` returns; `nil` where too much work of this kind waits already, for the address or in all.
  func runIfRoom<Result: Sendable>(
    for visitor: Visitor, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result? {
    let address = visitor.address
    guard state.withLockedValue({ $0.reserve(for: address, limits) }) else { return nil }
    defer { state.withLockedValue { $0.release(for: address) } }
    return await run(for: visitor, work)
  }

  private func schedule() {
    Task { @MainActor in runOne() }
  }

  @MainActor
  private func runOne() {
    guard let work = state.withLockedValue({ $0.popFirst() }) else { return }
    work()
    if state.withLockedValue({ $0.finish() }) { schedule() }
  }
}

extension FairQueue {
  /// The work that waits, by address and browser.
  private struct State {
    /// The work of one address.
    struct Line {
      var works: [String: Deque<Work>] = [:]
      /// The browsers that have work, in the order of their turns.
      var order: Deque<String> = []
    }

    var lines: [String: Line] = [:]
    /// The addresses that have work, in the order of their turns.
    var order: Deque<String> = []
    var isRunning = false
    var reserved: [String: Int] = [:]
    var reservedInAll = 0

    mutating func append(_ work: @escaping Work, for visitor: Visitor) {
      if lines[visitor.address] == nil { order.append(visitor.address) }
      var line = lines.removeValue(forKey: visitor.address) ?? Line()
      if line.works[visitor.browser] == nil { line.order.append(visitor.browser) }
      line.works[visitor.browser, default: []].append(work)
      lines[visitor.address] = line
    }

    mutating func popFirst() -> Work? {
      guard let address = order.popFirst(), var line = lines.removeValue(forKey: address),
        let browser = line.order.popFirst(), let work = line.works[browser]?.popFirst()
      else { return nil }
      if line.works[browser]?.isEmpty == true { line.works[browser] = nil } else { line.order.append(browser) }
      if !line.order.isEmpty {
        lines[address] = line
        order.append(address)
      }
      return work
    }

    /// Returns whether work has to be scheduled because none was.
    mutating func start() -> Bool {
      defer { isRunning = true }
      return !isRunning
    }

    /// Notes that a piece of work is done, and returns whether more waits.
    mutating func finish() -> Bool {
      isRunning = !order.isEmpty
      return isRunning
    }

    mutating func reserve(for address: String, _ limits: Limits) -> Bool {
      let count = reserved[address, default: 0]
      // An address that has nothing waiting gets in, however many others there are: connections are limited as well.
      guard count == 0 || count < limits.perAddress && reservedInAll < limits.inAll else { return false }
      reserved[address] = count + 1
      reservedInAll += 1
      return true
    }

    mutating func release(for address: String) {
      let rest = reserved[address, default: 1] - 1
      reserved[address] = rest == 0 ? nil : rest
      reservedInAll -= 1
    }
  }
}
