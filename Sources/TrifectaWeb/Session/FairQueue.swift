import DequeModule
import NIOConcurrencyHelpers

/// A fair scheduler for the main actor. The work of all pages, sessions and connections is scheduled by one queue.
///
/// The queue divides the time equally among the network addresses that have work, then among the browsers of an address
/// (``TimeShares``). It runs one piece of work at a time, and other tasks of the main actor run in between. So the click
/// of a visitor who is seldom busy waits for one piece of work at most, however many other visitors are always busy.
///
/// Work that anyone can request at no cost, such as pages and new sessions, is queued separately, and alternates with
/// other work. So live sessions respond while many pages restore their sessions after a restart of the server.
///
/// The queue is thread-safe. Adding and taking work are O(log n) for n visitors with work.
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
  private let time: Timekeeper

  init(limits: Limits = Limits(), time: Timekeeper = .live) {
    self.limits = limits
    self.time = time
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
    let start = time.now()
    work()
    let seconds = (time.now() - start) / .seconds(1)
    if state.withLockedValue({ $0.finish(after: seconds) }) { schedule() }
  }
}

extension FairQueue {
  /// Queued work, by address and browser.
  private struct Lane {
    /// The queued work of one address.
    struct Line {
      var works: [String: Deque<Work>] = [:]
      var shares = TimeShares<String>()
    }

    /// The lines of the addresses that have queued or running work.
    private var lines: [String: Line] = [:]
    private var shares = TimeShares<String>()
    /// The visitor whose work is running.
    private var current: Visitor?

    /// Whether work is queued.
    var hasWork: Bool { shares.hasTurns }

    mutating func append(_ work: @escaping Work, for visitor: Visitor) {
      let address = visitor.address
      var line = lines.removeValue(forKey: address) ?? Line()
      if line.works.isEmpty, address != current?.address { shares.add(address) }
      if line.works[visitor.browser] == nil, visitor != current { line.shares.add(visitor.browser) }
      line.works[visitor.browser, default: []].append(work)
      lines[address] = line
    }

    mutating func popFirst() -> Work? {
      guard let address = shares.next(), var line = lines.removeValue(forKey: address),
        let browser = line.shares.next(), let work = line.works[browser]?.popFirst()
      else { return nil }
      if line.works[browser]?.isEmpty == true { line.works[browser] = nil }
      lines[address] = line
      current = Visitor(address: address, browser: browser)
      return work
    }

    /// Charges the time of the work that was running to its visitor.
    mutating func finish(after seconds: Double) {
      guard let visitor = current, var line = lines.removeValue(forKey: visitor.address) else { return }
      current = nil
      line.shares.finish(after: seconds, hasWork: line.works[visitor.browser] != nil)
      shares.finish(after: seconds, hasWork: !line.works.isEmpty)
      if !line.works.isEmpty { lines[visitor.address] = line }
    }
  }

  private struct State {
    /// The work of sessions and of the server.
    private var sessions = Lane()
    /// The work that anyone can request at no cost.
    private var admissions = Lane()
    /// Whether an admission is next, if there is one.
    private var isAdmissionNext = false
    private var isRunning = false
    private var reserved: [String: Int] = [:]
    private var reservedInAll = 0

    mutating func append(_ work: @escaping Work, for visitor: Visitor, isAdmission: Bool) {
      if isAdmission { admissions.append(work, for: visitor) } else { sessions.append(work, for: visitor) }
    }

    mutating func popFirst() -> Work? {
      let isAdmission = isAdmissionNext ? admissions.hasWork : !sessions.hasWork
      isAdmissionNext = !isAdmission
      return isAdmission ? admissions.popFirst() : sessions.popFirst()
    }

    /// Marks the queue as running. Returns `true` if the queue was idle, which means that the caller must schedule
    /// work.
    mutating func start() -> Bool {
      defer { isRunning = true }
      return !isRunning
    }

    /// Marks a piece of work as finished, and charges its time to its visitor. Returns whether more work is queued.
    mutating func finish(after seconds: Double) -> Bool {
      sessions.finish(after: seconds)
      admissions.finish(after: seconds)
      isRunning = sessions.hasWork || admissions.hasWork
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
