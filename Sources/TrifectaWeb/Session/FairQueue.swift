import DequeModule
import NIOConcurrencyHelpers

/// A fair scheduler for the main actor. The work of all pages, sessions and connections is scheduled by one queue.
///
/// The queue alternates between network addresses, then between the browsers of an address. It runs one piece of work
/// at a time, and other tasks of the main actor run in between. So a visitor with many busy sessions delays others by
/// only one piece of work.
///
/// Work that anyone can request at no cost, such as pages and new sessions, has its own turn order, and alternates with
/// other work. So live sessions respond while many pages restore their sessions after a restart of the server.
///
/// The queue is thread-safe. Adding and taking work are O(1).
final class FairQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  /// The visitor on whose behalf work is done.
  struct Visitor: Hashable, Sendable {
    /// The network address, see ``NetworkAddress/key``.
    var address: String
    /// The browser's cookie; empty if it has none yet.
    var browser: String
  }

  /// The limits of queued work that anyone can request at no cost, such as pages.
  struct Limits: Sendable {
    var perAddress = 256
    var inAll = 4_096
  }

  private let state = NIOLockedValueBox(State())
  private let limits: Limits

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Adds work. It never runs before this method returns.
  func add(for visitor: Visitor, _ work: @escaping Work) { add(for: visitor, isAdmission: false, work) }

  private func add(for visitor: Visitor, isAdmission: Bool, _ work: @escaping Work) {
    let wasIdle = state.withLockedValue { state in
      state.append(work, for: visitor, isAdmission: isAdmission)
      return state.start()
    }
    if wasIdle { schedule() }
  }

  /// Adds work that anyone can request at no cost.
  ///
  /// - Returns: `false` if too much such work is queued for the address or in total. The work is then discarded.
  func addIfCapacity(for visitor: Visitor, _ work: @escaping Work) -> Bool {
    let address = visitor.address
    guard state.withLockedValue({ $0.reserve(for: address, limits) }) else { return false }
    add(for: visitor, isAdmission: true) {
      self.state.withLockedValue { $0.release(for: address) }
      work()
    }
    return true
  }

  /// Runs work when it is scheduled, and waits for its result.
  ///
  /// - Parameters:
  ///   - visitor: The visitor on whose behalf the work is done.
  ///   - work: The work.
  /// - Returns: The result of `work`.
  func run<Result: Sendable>(
    for visitor: Visitor, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result {
    await run(for: visitor, isAdmission: false, work)
  }

  private func run<Result: Sendable>(
    for visitor: Visitor, isAdmission: Bool, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      add(for: visitor, isAdmission: isAdmission) { continuation.resume(returning: work()) }
    }
  }

  /// Runs work that anyone can request at no cost, and waits for its result.
  ///
  /// - Parameters:
  ///   - visitor: The visitor on whose behalf the work is done.
  ///   - work: The work.
  /// - Returns: The result of `work`; `nil` if too much such work is queued for the address or in total.
  func runIfCapacity<Result: Sendable>(
    for visitor: Visitor, _ work: @escaping @MainActor @Sendable () -> Result
  ) async -> Result? {
    let address = visitor.address
    guard state.withLockedValue({ $0.reserve(for: address, limits) }) else { return nil }
    defer { state.withLockedValue { $0.release(for: address) } }
    return await run(for: visitor, isAdmission: true, work)
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
  /// Queued work, by address and browser.
  private struct Lane {
    /// The queued work of one address.
    struct Line {
      var works: [String: Deque<Work>] = [:]
      /// The browsers with queued work, in scheduling order.
      var order: Deque<String> = []
    }

    var lines: [String: Line] = [:]
    /// The addresses with queued work, in scheduling order, without the one whose work is running.
    var order: Deque<String> = []
    /// The visitor whose work is running. Its next turn comes after the work of all others that was added meanwhile, so
    /// that a click waits for the rest of one long piece of work, and not for the rest and another piece.
    var current: Visitor?

    mutating func append(_ work: @escaping Work, for visitor: Visitor) {
      if lines[visitor.address] == nil, visitor.address != current?.address { order.append(visitor.address) }
      var line = lines.removeValue(forKey: visitor.address) ?? Line()
      if line.works[visitor.browser] == nil, visitor != current { line.order.append(visitor.browser) }
      line.works[visitor.browser, default: []].append(work)
      lines[visitor.address] = line
    }

    mutating func popFirst() -> Work? {
      guard let address = order.popFirst(), var line = lines.removeValue(forKey: address),
        let browser = line.order.popFirst(), let work = line.works[browser]?.popFirst()
      else { return nil }
      if line.works[browser]?.isEmpty == true { line.works[browser] = nil }
      if !line.works.isEmpty { lines[address] = line }
      current = Visitor(address: address, browser: browser)
      return work
    }

    /// Queues the rest of the work of the visitor whose work was running.
    mutating func finish() {
      guard let visitor = current else { return }
      current = nil
      guard lines[visitor.address] != nil else { return }
      if lines[visitor.address]?.works[visitor.browser] != nil { lines[visitor.address]?.order.append(visitor.browser) }
      order.append(visitor.address)
    }
  }

  private struct State {
    /// The work of sessions and of the server.
    var sessions = Lane()
    /// The work that anyone can request at no cost.
    var admissions = Lane()
    /// Whether an admission is next, if there is one.
    var isAdmissionNext = false
    var isRunning = false
    var reserved: [String: Int] = [:]
    var reservedInAll = 0

    mutating func append(_ work: @escaping Work, for visitor: Visitor, isAdmission: Bool) {
      if isAdmission { admissions.append(work, for: visitor) } else { sessions.append(work, for: visitor) }
    }

    mutating func popFirst() -> Work? {
      let isAdmission = isAdmissionNext ? !admissions.order.isEmpty : sessions.order.isEmpty
      isAdmissionNext = !isAdmission
      return isAdmission ? admissions.popFirst() : sessions.popFirst()
    }

    /// Marks the queue as running. Returns `true` if the queue was idle, which means that the caller must schedule
    /// work.
    mutating func start() -> Bool {
      defer { isRunning = true }
      return !isRunning
    }

    /// Marks a piece of work as finished. Returns whether more work is queued.
    mutating func finish() -> Bool {
      sessions.finish()
      admissions.finish()
      isRunning = !(sessions.order.isEmpty && admissions.order.isEmpty)
      return isRunning
    }

    mutating func reserve(for address: String, _ limits: Limits) -> Bool {
      let count = reserved[address, default: 0]
      // An address without queued work is always admitted. The number of connections is limited separately.
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
