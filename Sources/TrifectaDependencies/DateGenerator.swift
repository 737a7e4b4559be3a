import Foundation

/// A source of the current date that a test can control.
///
/// ```swift
/// @Dependency(\.date) var date
/// state.openedAt = date()
/// ```
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Creates a generator.
  ///
  /// - Parameter generate: returns the current date. It is called on any thread.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same date.
  ///
  /// - Parameter date: the date.
  /// - Returns: the generator.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// Returns the current date.
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
  /// The current date: the system's date in an app and in previews.
  ///
  /// There is no default in tests. A test that depends on the date sets it, as in `$0.date = .constant(day)`.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
