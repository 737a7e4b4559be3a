import ScreenTesting
import SwiftUI
import Testing

/// Shows a view on a screen of its own, once, and takes it away again.
///
/// Whatever is reported meanwhile fails the test.
///
/// - Returns: the screen as text.
@MainActor
@discardableResult
func show(@ViewBuilder _ content: @escaping () -> some View) async -> String {
  let screen = await Screen { content() }
  return screen.tree
}
