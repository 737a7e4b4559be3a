/// A class of the style sheets. Its name is lowercase, unlike the names that ``StyleNames`` generates.
struct StyleClass {
  let name: String
  /// The page parts whose style sheets have rules for the class.
  let parts: [PagePart]

  init(_ name: String, parts: [PagePart] = []) {
    self.name = name
    self.parts = parts
  }

  /// Fills the offered width.
  static let fillsWidth = StyleClass("w")
  /// Fills the offered height.
  static let fillsHeight = StyleClass("h")
  /// Contains a scrollable region.
  static let scrolls = StyleClass("s")
  /// The layout pass of the page lays out the box.
  static let inLayoutPass = StyleClass("y", parts: [.layoutPass])
  /// Has a size that does not depend on the content.
  static let ownSize = StyleClass("x")
  /// Fills the offered width up to a maximum.
  static let narrowed = StyleClass("m")
  /// The background extends behind the bar above the view.
  static let behindBar = StyleClass("e", parts: [.bases])
  /// Aligns its children by their baselines.
  static let baselines = StyleClass("b", parts: [.bases])
  /// Later children overlap earlier ones.
  static let overlaps = StyleClass("o", parts: [.layout])
  /// A row with swipe actions.
  static let swiped = StyleClass("sr")
  /// Has the content of a layer.
  static let hasContent = StyleClass("l")
  /// Pointers pass through.
  static let untouchable = StyleClass("t", parts: [.layout])
}
