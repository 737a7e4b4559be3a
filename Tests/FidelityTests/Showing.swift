import ScreenTesting
import SwiftUI
import Testing

/// Shows a view on its own screen, then closes the screen.
///
/// Any issue that is reported before the screen is closed fails the test.
///
/// - Returns: The screen as text.
@MainActor
@discardableResult
func show(@ViewBuilder _ content: @escaping () -> some View) async -> String {
  let screen = await Screen { content() }
  return screen.tree
}
