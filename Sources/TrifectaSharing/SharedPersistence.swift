/// A medium that keeps one shared value: a file, the user's defaults, a keychain.
///
/// Implement it to keep a value elsewhere, and hand it to ``SharedKey/init(id:default:persistence:)``.
public protocol SharedPersistence<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable & Equatable

  /// Reads the value. Called on the main actor, once when the value is first needed, and after changes from outside.
  ///
  /// - Returns: the value, `nil` if none was saved.
  /// - Throws: when there is something that cannot be read. It is reported, the default is used, and nothing is written
  ///   over what is there until it can be read or is gone.
  func load() throws -> Value?

  /// Writes the value. Called off the main actor, for one value of a key at a time.
  ///
  /// - Parameter value: the latest value; earlier ones may have been skipped.
  /// - Throws: when it cannot be written. It is reported, and the value is tried again with the next one or the next
  ///   ``SharedStorage/flush()``.
  func save(_ value: Value) throws

  /// Calls `onChange`, on any thread, whenever the medium may have changed, also by ``save(_:)``.
  ///
  /// - Parameter onChange: makes the storage load the value again.
  /// - Returns: keeps the observation going; `nil`, which is the default, if the medium cannot tell.
  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation?
}

extension SharedPersistence {
  /// No observation: the medium does not tell when it changes.
  public func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
    nil
  }
}

/// Keeps the observation of a medium going until it is dropped.
public final class SharedObservation: Sendable {
  private let onEnd: @Sendable () -> Void

  /// Creates an observation.
  ///
  /// - Parameter onEnd: stops observing, once, on any thread.
  public init(onEnd: @escaping @Sendable () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    onEnd()
  }
}
