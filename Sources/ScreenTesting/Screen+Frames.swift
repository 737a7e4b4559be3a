import Elements
import LayoutEngine
import PortableUI
import ViewGraph

extension Screen {
  /// The frame of a view on the screen, computed by SwiftUI's layout rules.
  ///
  /// The layout supports stacks with spacing, alignment and layout priority, frames, padding, `fixedSize`, aspect
  /// ratios, alignment guides, overlays and backgrounds, `ViewThatFits`, `GeometryReader`, `Grid`, scroll views, and safe
  /// area insets. Default spacing is 8 points. Each call lays out the whole screen.
  ///
  /// Sizes of texts are estimates that are the same on every machine: a letter is half as wide as the font's size, and
  /// lines have the heights of Apple's text styles. Prefer assertions about positions and about views with a fixed size
  /// to assertions about the widths of texts.
  ///
  /// - Parameters:
  ///   - query: The view to find. Its frame includes the modifiers up to the modifier that `query` matches. With
  ///     `Text("A").padding().accessibilityIdentifier("a")`, the frame for `"A"` is the frame of the text alone, and
  ///     the frame for `.identifier("a")` includes the padding.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Returns: The frame, in points from the top leading corner of the screen.
  /// - Throws: ``LookupError`` if not exactly one view matches. ``LayoutError`` if `ViewThatFits` shows another view,
  ///   if the view is in a list, a table, a bar, a sheet or an alert, or if the screen contains a view whose size is
  ///   not known without a browser, such as a menu or a lazy grid.
  /// - Complexity: O(n), where n is the number of views on the screen.
  public func frame(of query: Query, fileID: StaticString = #fileID, line: UInt = #line) throws -> CGRect {
    try located(fileID, line) {
      let element = try find(query).element
      let viewport = hosted?.viewport ?? .zero
      let size = LayoutSize(width: Double(viewport.width), height: Double(viewport.height))
      let layers = element.layers.lastIndex { query.isNamed(by: $0) }.map { $0 + 1 } ?? 0
      let layout: ElementLayout
      do throws(ElementLayout.Unknown) {
        layout = try ElementLayout(of: graph.root, in: size, finding: element, layers: layers)
      } catch {
        throw LayoutError(
          query: query, reason: "The screen contains \(error.what), whose size is not known without a browser.",
          root: graph.root)
      }
      guard let frame = layout.frame else {
        let reason =
          layout.isPart
          ? "It is in an element whose content is not laid out here, such as a list, a bar or a sheet."
          : "It is not shown: ViewThatFits shows another view."
        throw LayoutError(query: query, reason: reason, root: graph.root)
      }
      return CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
    }
  }
}
