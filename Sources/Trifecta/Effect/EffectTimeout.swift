/// The error that a run is given when it takes longer than its ``Effect/timeout(after:clock:)`` allows.
///
/// ```swift
/// } catch: { error, send in
///   send(error is EffectTimeout ? .tookTooLong : .failed("\(error)"))
/// }
/// ```
public struct EffectTimeout: Error, Equatable, CustomStringConvertible {
  /// How long the run was allowed to take.
  public let duration: Duration

  /// Creates the error, for a test or a service with a limit of its own.
  ///
  /// - Parameter duration: how long the work was allowed to take.
  public init(after duration: Duration) {
    self.duration = duration
  }

  /// What happened, in words.
  public var description: String { "it took longer than \(duration)" }
}
