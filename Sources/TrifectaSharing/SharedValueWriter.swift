/// Stores the changes of a cell in its medium.
@MainActor
protocol SharedValueWriter<Value>: AnySharedWriter {
  associatedtype Value: Sendable & Equatable

  /// Stores a change.
  ///
  /// - Parameters:
  ///   - value: the value after the change.
  ///   - change: makes the change. It is called again if the medium has another value than the cell.
  ///   - completion: called once, when the change has been stored or has failed.
  func write(_ value: Value, by change: @escaping SharedChange<Value>, completion: SharedCompletion<Value>?)
}

/// A writer with its value type erased.
@MainActor
protocol AnySharedWriter: AnyObject {
  var error: (any Error)? { get }
  func flush() async
}

/// Changes a shared value.
typealias SharedChange<Value> = @MainActor (inout Value) -> Void

/// Receives the value that was stored, or the error.
typealias SharedCompletion<Value> = @MainActor (Result<Value, any Error>) -> Void
