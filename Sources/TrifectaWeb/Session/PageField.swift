import HostKit

/// The text of a field that the user edits.
///
/// The app may change the text while the user continues typing, and neither change may be lost. Edits of the older text
/// that the user makes before the page receives the newer one are reapplied to the newer text, both on the page and
/// here. `merge` in `Resources/merging.js` must match
/// `TextChange` of HostKit.
struct PageField {
  /// A text that the app has set.
  private struct Change {
    /// The number of the patch that contains the text.
    let patch: Int
    /// The previous text of the field.
    let base: String
    let text: String
  }

  /// The text of the field once the page has applied all patches.
  private(set) var text: String
  private var changes: [Change] = []

  /// The maximum size of texts that are merged, in bytes. Both texts are sent and compared.
  private static let byteLimit = 4_096
  /// The maximum number of pending changes.
  private static let changeLimit = 16

  init(_ text: String) {
    self.text = text
  }

  /// Records an edit by the user.
  ///
  /// - Parameters:
  ///   - typed: The new text on the page.
  ///   - applied: The newest patch that the page had applied at the time of the edit.
  mutating func type(_ typed: String, applied: Int) {
    changes.removeAll { $0.patch <= applied }
    text = changes.reduce(typed) { typed, change in
      TextChange(from: change.base, to: change.text).merging(typed)
    }
  }

  /// Records a change by the app.
  ///
  /// - Parameters:
  ///   - newText: The new text.
  ///   - patch: The number of the patch with the change.
  /// - Returns: The previous text, which the page needs for merging; `nil` if the texts are too long to be merged.
  mutating func change(to newText: String, patch: Int) -> String? {
    let base = text
    text = newText
    guard base.utf8.count + newText.utf8.count <= Self.byteLimit else {
      changes = []
      return nil
    }
    if changes.count == Self.changeLimit { changes.removeFirst() }
    changes.append(Change(patch: patch, base: base, text: newText))
    return base
  }
}
