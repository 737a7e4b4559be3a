/// A medium that persists one shared value: a file, the user's defaults, a keychain.
///
/// Implement it for another medium and pass it to ``SharedKey/init(id:default:persistence:)``.
public protocol SharedPersistence<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable & Equatable

  /// Reads the value. Called on the main actor, once when the value is first needed, and again after external changes.
  ///
  /// - Returns: the value; `nil` if none was saved.
  /// - Throws: an error if the stored value cannot be read. The error is reported, the default is used, and the stored
  ///   value is not overwritten until it can be read or was removed.
  func load() throws -> Value?

  /// Writes the value. Called off the main actor, never concurrently for the same key.
  ///
  /// - Parameter value: the latest value. Earlier ones may have been skipped.
  /// - Throws: an error if the value cannot be written. The error is reported, and the write is retried with the next
  ///   value or the next ``SharedStorage/flush()``.
  func save(_ value: Value) throws

  /// Calls `onChange`, on any thread, whenever the stored value may have changed, including changes by ``save(_:)``.
  ///
  /// - Parameter onChange: notifies the storage, which loads the value again.
  /// - Returns: the observation, which ends when it is released; `nil`, the default, if the medium cannot be observed.
  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation?
}

extension SharedPersistence {
  /// Returns no observation.
  public func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
    nil
  }
}

/// An observation of a medium. It ends when it is released.
public final class SharedObservation: Sendable {
  private let onEnd: @Sendable () -> Void

  /// Creates an observation.
  ///
  /// - Parameter onEnd: stops observing. Called once, on any thread.
  public init(onEnd: @escaping @Sendable () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    onEnd()
  }
}
