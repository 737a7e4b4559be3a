import Foundation
import IssueReporting

/// The key of a dependency, with the default values for apps, tests and previews.
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
/// A service can be its own key, which makes the property unnecessary: `@Dependency(Profile.self) var profile`.
///
/// ```swift
/// extension Profile: DependencyKey {
///   static let liveValue = Profile.network
/// }
/// ```
public protocol DependencyKey: SendableMetatype {
  /// The type of the dependency.
  associatedtype Value: Sendable
  /// The value in a running app. It is read whenever it is needed, so declare it as a constant, not as a computed
  /// property.
  static var liveValue: Value { get }
  /// The value in tests. By default, a test that uses the dependency fails and continues with the live value.
  static var testValue: Value { get }
  /// The value in previews; the live value by default.
  static var previewValue: Value { get }
  /// The name of the dependency in messages; the name of the key's type by default.
  static var dependencyName: String { get }
  /// The values that a person can choose instead of the current one while the app runs; none by default.
  ///
  /// ```swift
  /// enum TranslatorKey: DependencyKey {
  ///   static let liveValue = Translator.builtIn
  ///   static let alternatives = [
  ///     DependencyAlternative("Slow") { (translator: Translator) in
  ///       Translator { word in
  ///         try await Task.sleep(for: .seconds(5))
  ///         return try await translator.translate(word)
  ///       }
  ///     }
  ///   ]
  /// }
  /// ```
  static var alternatives: [DependencyAlternative<Value>] { get }
}

extension DependencyKey {
  /// Reports an issue and returns the live value, so that a test cannot use an external service unnoticed.
  public static var testValue: Value {
    reportUnset(Self.self, "The live value was used.")
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The name of the key's type.
  public static var dependencyName: String { "\(Self.self)" }

  /// No values.
  public static var alternatives: [DependencyAlternative<Value>] { [] }
}

/// The context that determines which default value of a dependency is used.
public enum DependencyContext: Sendable {
  /// A running app, which uses ``DependencyKey/liveValue``.
  case live
  /// A test, which uses ``DependencyKey/testValue``.
  case test
  /// An Xcode preview, which uses ``DependencyKey/previewValue``.
  case preview

  /// The context of this process, determined once.
  static let current: DependencyContext =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
}
