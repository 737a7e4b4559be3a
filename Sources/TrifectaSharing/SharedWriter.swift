import IssueReporting
import Trifecta

/// Writes a cell's values to its medium, off the main actor, one at a time, the latest of those that came meanwhile.
@MainActor
final class SharedWriter<Value: Sendable & Equatable>: AnySharedWriter {
  private let id: String
  private let persistence: any SharedPersistence<Value>
  private let delay: Duration
  private let clock: any Clock<Duration>
  /// What is newer than the medium.
  private var unsaved: Value?
  private var work: Task<Void, Never>?
  private var wait: Task<Void, Never>?
  private var afterwards: (@MainActor () -> Void)?
  /// Whether the medium holds something that could not be read, and that must not be overwritten.
  private var isUnreadable = false
  private(set) var error: (any Error)?

  init(id: String, persistence: any SharedPersistence<Value>, delay: Duration, clock: any Clock<Duration>) {
    self.id = id
    self.persistence = persistence
    self.delay = delay
    self.clock = clock
  }

  /// Whether the medium holds the latest value.
  private var isIdle: Bool { unsaved == nil && work == nil }

  /// Does something as soon as the medium holds the latest value. Of several things that wait for it, the last.
  func whenIdle(_ action: @escaping @MainActor () -> Void) {
    if isIdle { action() } else { afterwards = action }
  }

  /// The value in the medium, `nil` if there is none or none that can be read.
  func load() -> Value? {
    do {
      return try persistence.load()
    } catch {
      isUnreadable = true
      self.error = error
      reportIssue(
        """
        The shared value "\(id)" could not be read, and its default is used: \(error)

        Nothing is written over what cannot be read. Unless it was put aside, remove it or make it readable.
        """
      )
      return nil
    }
  }

  /// The value in the medium after a change from outside, `nil` if there is none or none that can be read.
  func reload() -> Value? {
    do {
      let value = try persistence.load()
      isUnreadable = false
      error = nil
      return value
    } catch {
      // Who announces a change may do so many times.
      guard !isUnreadable else { return nil }
      isUnreadable = true
      self.error = error
      reportIssue(
        """
        The shared value "\(id)" was changed and could not be read, and stays as it was: \(error)

        Nothing is written over what cannot be read. Unless it was put aside, remove it or make it readable.
        """
      )
      return nil
    }
  }

  func write(_ value: Value) {
    unsaved = value
    start()
  }

  /// Writes at once what waits, and returns when it is written or has failed.
  func flush() async {
    if work == nil, unsaved != nil { start() }
    wait?.cancel()
    await work?.value
  }

  private func start() {
    guard work == nil else { return }
    // Tasks keep what is overridden where they are made, and this storage may be among it.
    DependencyValues.withoutOverrides { work = writing() }
  }

  /// A task that waits and writes. It holds the writer: a storage that goes away does not take a value with it that
  /// waits.
  private func writing() -> Task<Void, Never> {
    let wait = Task { [delay, clock] in _ = try? await clock.sleep(for: delay) }
    self.wait = wait
    return Task {
      await wait.value
      self.wait = nil
      await self.writeUnsaved()
      self.work = nil
      if self.isIdle, let action = self.afterwards {
        self.afterwards = nil
        action()
      }
    }
  }

  private func writeUnsaved() async {
    while let value = unsaved {
      unsaved = nil
      let failure = await Self.save(value, to: persistence, afterLoading: isUnreadable)
      error = failure
      guard let failure else {
        isUnreadable = false
        continue
      }
      reportIssue(
        """
        The shared value "\(id)" could not be saved: \(failure)

        It is tried again with the next value, or when the storage is flushed.
        """
      )
      if unsaved == nil {
        unsaved = value
        return
      }
    }
  }

  /// Saves a value off the main actor.
  @concurrent
  private static func save(
    _ value: Value,
    to persistence: any SharedPersistence<Value>,
    afterLoading: Bool
  ) async -> (any Error)? {
    do {
      if afterLoading { _ = try persistence.load() }
      try persistence.save(value)
      return nil
    } catch {
      return error
    }
  }
}

/// A writer, whatever its value's type.
@MainActor
protocol AnySharedWriter: AnyObject {
  var error: (any Error)? { get }
  func flush() async
}
