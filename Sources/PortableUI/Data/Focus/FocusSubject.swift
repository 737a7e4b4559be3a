import Elements
import Snapshots
import Tracking
import ViewGraph

/// A focusable view whose descendants can read whether it has the focus. Hosts report changes of the focus only after a
/// descendant has read `isFocused`.
@MainActor
package final class FocusSubject: DerivedObject {
  private let source = Source()
  private let demandSource = Source()
  private var hasFocus = false
  private var isRead = false

  package init() {}

  /// Whether the view, or a view in it, has the focus. Reading this property records a dependency.
  var isFocused: Bool {
    if !isRead {
      isRead = true
      demandSource.notify()
    }
    source.access()
    return hasFocus
  }

  /// Whether a view has read the focus, so hosts must report it. Reading this property records a dependency.
  package var isWanted: Bool {
    demandSource.access()
    return isRead
  }

  /// Stores a report of the host.
  package func report(_ hasFocus: Bool) {
    guard hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    source.notify()
  }
}

private struct FocusSubjectKey: EnvironmentKey {
  static var defaultValue: FocusSubject? { nil }
}

extension EnvironmentValues {
  /// The nearest focusable view around this one.
  package var focusSubject: FocusSubject? {
    get { self[FocusSubjectKey.self] }
    set { self[FocusSubjectKey.self] = newValue }
  }

  /// Whether the nearest focusable ancestor has the keyboard focus. It is `false` if there is none.
  ///
  /// Focusable ancestors are views with ``View/focusable(_:)`` and buttons. In the label of a button, and in the body of
  /// its ``ButtonStyle``, the button is the nearest one:
  ///
  /// ```swift
  /// struct CardStyle: ButtonStyle {
  ///   @Environment(\.isFocused) private var isFocused
  ///
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     configuration.label.scaleEffect(isFocused ? 1.1 : 1)
  ///   }
  /// }
  /// ```
  ///
  /// For text fields and other controls, use ``FocusState``.
  public var isFocused: Bool {
    guard let focusSubject, MainThread.isCurrent else { return false }
    return MainThread.unchecked { focusSubject.isFocused }
  }
}
