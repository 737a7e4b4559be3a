import IssueReporting
import Trifecta

/// Writes a cell's values to its medium, off the main actor and one at a time. Values that are replaced while a write
/// is in progress are skipped.
@MainActor
final class SharedWriter<Value: Sendable & Equatable>: SharedValueWriter {
  private let id: String
  private let persistence: any SharedPersistence<Value>
  private let delay: Duration
  private let clock: any Clock<Duration>
  /// The latest value, if it was not written yet.
  private var unsaved: Value?
  /// Called when the latest value has been written or has failed.
  private var completions: [SharedCompletion<Value>] = []
  private var work: Task<Void, Never>?
  private var wait: Task<Void, Never>?
  private var afterwards: (@MainActor () -> Void)?
  /// Whether the medium contains a value that could not be read. Such a value must not be overwritten.
  private var isUnreadable = false
  private(set) var error: (any Error)?

  init(id: String, persistence: any SharedPersistence<Value>, delay: Duration, clock: any Clock<Duration>) {
    self.id = id
    self.persistence = persistence
    self.delay = delay
    self.clock = clock
  }

  /// Whether the medium contains the latest value.
  private var isIdle: Bool { unsaved == nil && work == nil }

  /// Runs an action as soon as the medium contains the latest value. If another action is already waiting, this action
  /// replaces it.
  func whenIdle(_ action: @escaping @MainActor () -> Void) {
    if isIdle { action() } else { afterwards = action }
  }

  /// Returns the value in the medium; `nil` if there is none or if it cannot be read.
  func load() -> Value? {
    do {
      return try persistence.load()
    } catch {
      isUnreadable = true
      self.error = error
      reportIssue(
        """
        The shared value "\(id)" could not be read, so the default value is used: \(error)

        A stored value that cannot be read is never overwritten. Unless it was moved or renamed, repair or delete it.
        """
      )
      return nil
    }
  }

  /// Returns the value in the medium after an external change; `nil` if there is none or if it cannot be read.
  func reload() -> Value? {
    do {
      let value = try persistence.load()
      isUnreadable = false
      error = nil
      return value
    } catch {
      // A medium may announce the same change several times; the error is reported once.
      guard !isUnreadable else { return nil }
      isUnreadable = true
      self.error = error
      reportIssue(
        """
        The shared value "\(id)" was changed by other code and could not be read, so the previous value is kept: \(error)

        A stored value that cannot be read is never overwritten. Unless it was moved or renamed, repair or delete it.
        """
      )
      return nil
    }
  }

  func write(_ value: Value, by change: @escaping SharedChange<Value>, completion: SharedCompletion<Value>?) {
    unsaved = value
    if let completion { completions.append(completion) }
    start()
  }

  /// Writes the unsaved value immediately, and returns when it has been written or has failed.
  func flush() async {
    if work == nil, unsaved != nil { start() }
    wait?.cancel()
    await work?.value
  }

  private func start() {
    guard work == nil else { return }
    // The task inherits the dependency overrides. If this storage is one of them, the task would retain it.
    DependencyValues.withoutOverrides { work = writing() }
  }

  /// Returns a task that waits for the delay and then writes. The task retains the writer, so that an unsaved value is
  /// written even if the storage is released.
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
      let completions = completions
      self.completions = []
      let failure = await Self.save(value, to: persistence, afterLoading: isUnreadable)
      error = failure
      for completion in completions { completion(failure.map { .failure($0) } ?? .success(value)) }
      guard let failure else {
        isUnreadable = false
        continue
      }
      reportIssue(
        """
        The shared value "\(id)" could not be saved: \(failure)

        Saving is retried with the next value, or when the storage is flushed.
        """
      )
      if unsaved == nil {
        unsaved = value
        return
      }
    }
  }

  /// Saves a value off the main actor. Returns the error if it fails.
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
