import Elements
import PortableUI

/// The DOM representation of a kind of layer: everything that the host knows about a modifier.
///
/// A new modifier needs only a row in the table (``known``), and optionally rules in a style sheet. The properties with
/// default values describe a layer in a separate box that changes nothing.
@MainActor
struct PageLayer {
  /// How a layer shares a box with the layers inside it.
  enum Joining: Equatable {
    /// The layer begins a box, unless it is the first layer of one.
    case first
    /// The layer begins a box. Only layers with ``PageLayer/joinsClosedBoxes`` can join it.
    case alone
    /// The layer joins any box.
    case always
    /// The layer joins any box of a section's edge; otherwise it begins a box.
    case row
    /// The layer adds space inside or outside the edges of the box.
    case padding
    /// The layer sets the lengths of the box.
    case frame
    /// The layer gives the box its ideal size.
    case fixedSize
    /// The layer begins a box whose size depends on a container.
    case relativeFrame
    /// The layer begins a box with an aspect ratio. Padding and frames around it belong to another box.
    case aspectRatio
    /// CSS paints the layer at a fixed stage of the box. Layers of earlier stages cannot follow in the same box.
    case paint(PageBox.Stage)
    /// The layer changes the pixels of everything before it.
    case filter
    /// The layer composites everything before it, in any order among other effects.
    case effect
    /// The layer moves the box after its transforms.
    case offset
    /// The layer transforms the box.
    case transform
    /// The layer refers to the area of the box, so padding and frames around it belong to another box.
    case area
    /// The layer makes the box an anchor, of which a box can have one.
    case anchor
    /// The layer has content behind the view.
    case contentBehind
    /// The layer has content in front of the view.
    case contentInFront
    /// The layer handles events of the box.
    case handlers
    /// The layer handles events of the box, and has content behind the view.
    case handlersAndContent
    /// The layer handles scrolling, which is independent of the area of the box.
    case scrollHandlers
  }

  /// The box that has the attributes of a layer.
  enum Target {
    /// The box of the layer.
    case box
    /// The outermost box of the element.
    case outermost
    /// The element itself if it has an accessibility role, otherwise the box of the layer.
    case described
    /// The outermost box for traits, and the box of the layer for traits of a scroll view's content.
    case container
  }

  /// How the layer shares a box with others.
  var joining = Joining.first
  /// How a layer with content shares a box, if that differs.
  var joiningWithContent: Joining?
  /// Whether the layer can join a box that is otherwise complete. Such a layer has no effect on the box.
  var joinsClosedBoxes = false
  /// Whether padding around the layer is a margin of the box.
  var isPainted = true
  /// The box that has the attributes of the layer.
  var target = Target.box
  /// The page parts that the layer needs.
  var parts: [PagePart] = []

  /// The HTML attributes that depend on a property of the layer, if they are not those of ``PageAttribute/known``.
  var attributes: [AttributeKey: [PageAttribute]] = [:]
  /// The HTML attributes that depend on the presence of the layer or on its handlers.
  var ownAttributes: [PageAttribute] = []
  /// The classes of the box, by the index of the layer.
  var classes: (@MainActor (PageElement, Int) -> [StyleClass])?
  /// The class of a box that has the content of the layer.
  var contentClass: @MainActor (Layer) -> StyleClass = { _ in .hasContent }
  /// Adds the CSS declarations of the layer to those of its box.
  var style: (@MainActor (inout BoxStyle, Layer) -> Void)?
  /// The declarations that place the element among its siblings.
  var siblingDeclarations: (@MainActor (Layer, Element) -> [String])?

  /// Whether the content of the layer follows the element in the markup, although the vocabulary lists it before the
  /// element.
  var isContentInFront = false
  /// Whether the layer makes backgrounds inside it smaller, or moves them.
  var reshapesBackground = false
  /// Whether the user can press the layer, apart from its handlers.
  var isPressable = false
  /// Returns whether pointers hit the whole area of the box, and not only the drawn parts. Hovering concerns the whole
  /// area too, but a press of a gap goes to the view behind it (`Resources/client.css`).
  var isHitInAllOfItsSpace: @MainActor (Layer) -> Bool = { $0.handles(.dragged) || $0.handles(.dropOver) }
  /// Returns whether the layer sets a fixed size.
  var isOfOwnSize: @MainActor (Layer) -> Bool = { _ in false }
  /// Returns whether the layer limits the width of a view that fills the offered width.
  var isNarrowed: @MainActor (Layer) -> Bool = { _ in false }

  /// Returns the bits of the box's ``PageNote``.
  ///
  /// The parameters are the bits of the content, the index of the layer, and its element.
  var note: (@MainActor (UInt32, Int, Element) -> UInt32)?
  /// Whether CSS determines the size or position of the box, so that its content is a separate region of the layout
  /// pass (``LayoutPassTrigger``).
  var endsRegion = false
  /// Whether scrollable views extend behind the content of the layer. CSS lays them out, so they end the region.
  var isScrolledBehind = false
  /// Whether the layout pass lays out the content of the layer together with the element.
  var laysOutContent = false
  /// Returns whether the box needs the layout pass. The parameters are those of ``note``.
  var needsLayoutPass: (@MainActor (UInt32, Int, Element) -> Bool)?
  /// Adds the layout operations of the layer with an index. The flag states whether the layer is a margin.
  var operations: (@MainActor (inout LayoutOperations, Int, Element, Bool) -> Void)?

  /// The rows of all kinds of layers.
  static let known = InternedTable<ElementKind, PageLayer>(
    spaceRows.merging(paintRows) { $1 }.merging(inputRows) { $1 }.merging(containerRows) { $1 }, other: PageLayer())
}

extension Layer {
  /// The DOM representation of the layer's kind.
  var page: PageLayer { _read { yield PageLayer.known[kind] } }

  /// How the layer shares a box with the layers inside it.
  var joining: PageLayer.Joining {
    content == nil ? page.joining : page.joiningWithContent ?? page.joining
  }

  /// Whether the content of the layer follows the element in the markup.
  var isInFront: Bool { followsContent || page.isContentInFront }

  /// Whether the layer is a row of a list.
  var isRow: Bool { joining == .row }

  /// Whether the layer paints a background that may extend behind a bar.
  var paintsBehindBar: Bool { joining == .paint(.background) && self[.endsAtBar] == nil }
}
