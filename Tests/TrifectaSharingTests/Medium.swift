import Foundation
import Trifecta
import TrifectaSharing

/// A medium in memory that a test can inspect, make fail, and change.
///
/// `@unchecked Sendable` because every access to its fields holds the lock.
final class Medium: SharedPersistence, @unchecked Sendable {
  struct Broken: Error, CustomStringConvertible {
    let description = "The medium is broken."
  }

  private let lock = NSLock()
  private var content: Int?
  private var writes: [Int] = []
  private var readings = 0
  private var isBroken = false
  private var isUnreadable = false
  private var onChange: (@Sendable () -> Void)?
  private var intruder: Int?

  init(_ content: Int? = nil) {
    self.content = content
  }

  var value: Int? { lock.withLock { content } }
  /// All written values, in order.
  var written: [Int] { lock.withLock { writes } }
  /// The number of calls of `load()`.
  var loads: Int { lock.withLock { readings } }
  var isObserved: Bool { lock.withLock { onChange != nil } }
  var breaksReading: Bool {
    get { lock.withLock { isUnreadable } }
    set { lock.withLock { isUnreadable = newValue } }
  }
  var breaks: Bool {
    get { lock.withLock { isBroken } }
    set { lock.withLock { isBroken = newValue } }
  }

  /// Changes the content externally.
  func change(to value: Int) {
    let onChange = lock.withLock {
      content = value
      return self.onChange
    }
    onChange?()
  }

  /// Changes the content externally right after the next save, before that save has returned.
  func changeAfterNextSave(to value: Int) {
    lock.withLock { intruder = value }
  }

  func load() throws -> Int? {
    try lock.withLock {
      readings += 1
      if isBroken || isUnreadable { throw Broken() }
      return content
    }
  }

  func save(_ value: Int) throws {
    let intruder = try lock.withLock {
      if isBroken { throw Broken() }
      content = value
      writes.append(value)
      defer { self.intruder = nil }
      return self.intruder
    }
    if let intruder { change(to: intruder) }
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
    lock.withLock { self.onChange = onChange }
    return SharedObservation { [weak self] in self?.lock.withLock { self?.onChange = nil } }
  }
}

/// A feature that saves a shared number and subscribes to it.
struct Number: Reducer {
  struct State: Equatable {
    var number = 0
  }
  enum Action: Equatable {
    case appeared
    case saved(Int)
    case changed(Int)
  }

  let number: Shared<Int>

  init(_ medium: any SharedPersistence<Int>) {
    number = Shared(SharedKey(id: "number", default: 0, persistence: medium))
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.number = number.wrappedValue
      return number.projectedValue.subscribe(Action.changed)
    case .saved(let number):
      return self.number.projectedValue.save(number)
    case .changed(let number):
      state.number = number
      return .none
    }
  }
}
