import IssueReporting

/// A service that features use, with the value it has in an app, in tests and in previews.
///
/// ```swift
/// enum ProfileKey: DependencyKey {
///   static let liveValue = Profile.network
///   static let testValue = Profile.fixed
/// }
/// extension DependencyValues {
///   var profile: Profile {
///     get { self[ProfileKey.self] }
///     set { self[ProfileKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey {
  /// The type of the service.
  associatedtype Value: Sendable
  /// The value in a running app. Asked for whenever it is needed: give it as a constant, not as a computed property.
  static var liveValue: Value { get }
  /// The value in tests. Without one, a test that uses the dependency fails and goes on with the live value.
  static var testValue: Value { get }
  /// The value in previews; the live value unless given.
  static var previewValue: Value { get }
}

extension DependencyKey {
  /// The live value, after an issue was reported: a test must not reach the outside world by accident.
  public static var testValue: Value {
    reportIssue(
      """
      A test used the dependency \(Self.self), which has no test value, and was given the live one.

      Give \(Self.self) a "testValue", or override it where the store is made with "withDependencies".
      """
    )
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }
}
