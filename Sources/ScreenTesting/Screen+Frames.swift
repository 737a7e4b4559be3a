import Elements
import LayoutEngine
import PortableUI
import ViewGraph

extension Screen {
  /// Where a view is on the screen, by the rules by which SwiftUI lays views out.
  ///
  /// Parents propose sizes, children answer, and parents place them: stacks by priority and flexibility, frames, padding, fixed sizes, aspect
  /// ratios, alignments and their guides, overlays and backgrounds, `ViewThatFits`, `GeometryReader` and scroll views. Distances that
  /// are not said are 8 points. The screen is laid out anew for each call.
  ///
  /// A text has an estimated size, which is the same on every machine: a letter is half as wide as the font is large, a line as high as
  /// in Apple's text styles. Compare places, and sizes of views that have some, rather than widths of texts.
  ///
  /// - Parameter query: the view. Its modifiers count up to the one that gives it the name or the identifier that is asked for: the frame
  ///   of `Text("A").padding()` found by its text is that of the text, the frame of
  ///   `Text("A").padding().accessibilityIdentifier("a")` found by the identifier is that with the padding.
  /// - Returns: the frame, in points from the leading top corner of the screen.
  /// - Throws: ``LookupError`` when it is not there once; ``LayoutError`` when another view of a `ViewThatFits` is shown, when the view is in a
  ///   list, a table or a bar, or when the screen has something whose size is not known without a browser, such as a menu or a grid.
  /// - Complexity: O(views on the screen).
  public func frame(of query: Query) throws -> CGRect {
    let element = try find(query).element
    let viewport = hosted?.viewport ?? .zero
    let size = LayoutSize(width: Double(viewport.width), height: Double(viewport.height))
    let layers = element.layers.lastIndex { query.isNamed(by: $0) }.map { $0 + 1 } ?? 0
    let layout: ElementLayout
    do throws(ElementLayout.Unknown) {
      layout = try ElementLayout(of: graph.root, in: size, finding: element, layers: layers)
    } catch {
      throw LayoutError(
        query: query, reason: "The size of \(error.what) is not known without a browser.", root: graph.root)
    }
    guard let frame = layout.frame else {
      let reason =
        layout.isPart
        ? "It is a part of something that is laid out as a whole, such as a list or a bar."
        : "It is not shown: another view of its ViewThatFits fits."
      throw LayoutError(query: query, reason: reason, root: graph.root)
    }
    return CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
  }
}
