import Foundation
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
///
/// A service may be its own key, which saves the property: `@Dependency(Profile.self) var profile`.
///
/// ```swift
/// extension Profile: DependencyKey {
///   static let liveValue = Profile.network
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
  /// What messages call the dependency; the name of the key's type unless given.
  static var dependencyName: String { get }
}

extension DependencyKey {
  /// The live value, after an issue was reported: a test must not reach the outside world by accident.
  public static var testValue: Value {
    reportUnset(Self.self, "was given the live one")
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The name of the key's type.
  public static var dependencyName: String { "\(Self.self)" }
}

/// Which of a dependency's values are used where none was set.
public enum DependencyContext: Sendable {
  /// A running app: ``DependencyKey/liveValue``.
  case live
  /// A test: ``DependencyKey/testValue``.
  case test
  /// Xcode's previews: ``DependencyKey/previewValue``.
  case preview

  /// The context of this process, found out once.
  static let current: DependencyContext =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
}
