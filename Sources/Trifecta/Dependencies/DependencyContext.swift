import Foundation
import IssueReporting

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
