import IssueReporting
import Locking

/// A warning about observable objects that publish on a background thread, as in SwiftUI.
///
/// The change still reaches the screen. However, a view may read the object's property on the main actor while another
/// thread writes it, which is a data race in the program.
enum BackgroundPublishing {
  private static let reported = Locked<Set<ObjectIdentifier>>([])

  /// Reports an object's type, at most once per process.
  static func report(_ type: Any.Type) {
    guard reported.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
    reportIssue(
      """
      \(type) published a change on a background thread. Publish changes on the main thread: hop to the main actor before you \
      set the property, or use receive(on:) where a publisher sets it.
      """)
  }
}
