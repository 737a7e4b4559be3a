import Foundation

/// Tells the date, so that a test can decide what it is.
///
/// ```swift
/// @Dependency(\.date) var date
/// state.openedAt = date()
/// ```
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Creates a generator.
  ///
  /// - Parameter generate: returns the date whenever it is asked for, on any thread.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always returns the same date.
  ///
  /// - Parameter date: the date.
  /// - Returns: the generator.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The date now.
  public func callAsFunction() -> Date {
    generate()
  }
}

private enum DateKey: BuiltInDependencyKey {
  static let liveValue = DateGenerator { Date() }
  static let property = "date"
  static let valueToSet = ".constant(day)"
}

extension DependencyValues {
  /// The date now: the system's in an app and in previews.
  ///
  /// There is no value for tests: one that depends on the date sets it, as in `$0.date = .constant(day)`.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
