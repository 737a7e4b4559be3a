import Elements
import ViewGraph

// The element kinds, attributes and events that views and hosts share. Attribute values are strings unless noted
// otherwise. Lengths are numbers in points.

extension ElementKind {
  package static let text = ElementKind(rawValue: "text")
  package static let textField = ElementKind(rawValue: "textField")
  package static let button = ElementKind(rawValue: "button")
  package static let vStack = ElementKind(rawValue: "vStack")
  package static let hStack = ElementKind(rawValue: "hStack")
  package static let zStack = ElementKind(rawValue: "zStack")
  package static let spacer = ElementKind(rawValue: "spacer")
  package static let divider = ElementKind(rawValue: "divider")
  /// A rectangle that takes all available space and is filled with its `fill`.
  package static let color = ElementKind(rawValue: "color")
  /// An indicator of progress. Without a `value`, the progress is indeterminate.
  package static let progress = ElementKind(rawValue: "progress")
  /// An image of its `symbol`. It is decorative unless it has a `label`.
  package static let image = ElementKind(rawValue: "image")
  /// A container whose content the user can refresh. The host chooses the gesture for refreshing.
  package static let refreshable = ElementKind(rawValue: "refreshable")
}

// Kinds of layers.
extension ElementKind {
  /// Padding around the view.
  package static let padding = ElementKind(rawValue: "padding")
  /// A frame with its own size. The view is aligned in it.
  package static let frame = ElementKind(rawValue: "frame")
  /// A background of the same size as the view. It shows its `fill`, or its content.
  package static let background = ElementKind(rawValue: "background")
  /// Content in front of the view. It is laid out in a frame of the view's size.
  package static let overlay = ElementKind(rawValue: "overlay")
  /// A line along the inner edges of the view, in front of the view, with a `width` and the color `fill`.
  package static let border = ElementKind(rawValue: "border")
  /// Clips the view to a `shape`.
  package static let clip = ElementKind(rawValue: "clip")
  /// Sets the `opacity` of the view.
  package static let opacity = ElementKind(rawValue: "opacity")
  /// Displays the view at an offset of `x` and `y` without a change of layout.
  package static let offset = ElementKind(rawValue: "offset")
  /// Handles `tap` events anywhere in the view.
  package static let tapGesture = ElementKind(rawValue: "tapGesture")
  /// Sets accessibility attributes without a visible effect: a `label`, a `hint`, an `identifier`.
  package static let description = ElementKind(rawValue: "description")
}

extension AttributeKey {
  /// The text of a `text`, or the current value of a `textField`.
  package static let text = AttributeKey(rawValue: "text")
  /// The runs of a `text` with varying attributes. A run holds only the attributes that differ from the attributes of
  /// the element.
  package static let runs = AttributeKey(rawValue: "runs")
  /// The prompt of an empty `textField`, which is also its label.
  package static let prompt = AttributeKey(rawValue: "prompt")
  /// A flag of an element that does not accept user interaction.
  package static let disabled = AttributeKey(rawValue: "disabled")
  /// The keyboard of a `textField`: the name of a `UIKeyboardType` case, such as `phonePad`.
  package static let keyboard = AttributeKey(rawValue: "keyboard")
  /// The distance between the children of a stack.
  package static let spacing = AttributeKey(rawValue: "spacing")
  /// The alignment of a stack across its axis, or of a `zStack`, `frame`, `background` or `overlay` along both axes.
  package static let alignment = AttributeKey(rawValue: "alignment")
  /// The insets of a `padding`. An inset that is missing is 0.
  package static let top = AttributeKey(rawValue: "top")
  package static let leading = AttributeKey(rawValue: "leading")
  package static let bottom = AttributeKey(rawValue: "bottom")
  package static let trailing = AttributeKey(rawValue: "trailing")
  /// The lengths of a `frame`. A maximum may be unlimited.
  package static let width = AttributeKey(rawValue: "width")
  package static let height = AttributeKey(rawValue: "height")
  package static let minWidth = AttributeKey(rawValue: "minWidth")
  package static let idealWidth = AttributeKey(rawValue: "idealWidth")
  package static let maxWidth = AttributeKey(rawValue: "maxWidth")
  package static let minHeight = AttributeKey(rawValue: "minHeight")
  package static let idealHeight = AttributeKey(rawValue: "idealHeight")
  package static let maxHeight = AttributeKey(rawValue: "maxHeight")
  /// The minimum length of a `spacer`.
  package static let minLength = AttributeKey(rawValue: "minLength")
  /// The text style of a `text`, `textField` or `button`: one of `largeTitle` to `caption2`.
  package static let fontStyle = AttributeKey(rawValue: "fontStyle")
  /// The font size in points.
  package static let fontSize = AttributeKey(rawValue: "fontSize")
  /// The font weight: `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy`, `black`.
  package static let fontWeight = AttributeKey(rawValue: "fontWeight")
  /// The font design: `serif`, `rounded`, `monospaced`.
  package static let fontDesign = AttributeKey(rawValue: "fontDesign")
  /// A flag for italic text.
  package static let italic = AttributeKey(rawValue: "italic")
  /// A flag for digits of equal width.
  package static let monospacedDigits = AttributeKey(rawValue: "monospacedDigits")
  /// The pattern of a line below a text: `solid`, `dot`, `dash`, `dashDot`, `dashDotDot`.
  package static let underline = AttributeKey(rawValue: "underline")
  /// The pattern of a line through a text. It has the same values as `underline`.
  package static let strikethrough = AttributeKey(rawValue: "strikethrough")
  /// The colors of the `underline` and the `strikethrough`, if they differ from the text's color.
  package static let underlineColor = AttributeKey(rawValue: "underlineColor")
  package static let strikethroughColor = AttributeKey(rawValue: "strikethroughColor")
  /// The additional space between letters, in points.
  package static let letterSpacing = AttributeKey(rawValue: "letterSpacing")
  /// The offset of a text above the baseline, in points.
  package static let baselineOffset = AttributeKey(rawValue: "baselineOffset")
  /// The background color of a text.
  package static let textBackground = AttributeKey(rawValue: "textBackground")
  /// The shadow of a text or a symbol, as a filter.
  package static let textShadow = AttributeKey(rawValue: "textShadow")
  /// The color of a text.
  package static let foreground = AttributeKey(rawValue: "foreground")
  /// The color of a `background`, a `border` or a `color`.
  package static let fill = AttributeKey(rawValue: "fill")
  /// The maximum number of lines of a `text`.
  package static let lineLimit = AttributeKey(rawValue: "lineLimit")
  /// The alignment of the lines of a `text`: `center` or `trailing`. Without this attribute, lines have the leading
  /// alignment.
  package static let textAlignment = AttributeKey(rawValue: "textAlignment")
  /// The destination URL of a run. The `text` with the run handles `openLink` events.
  package static let link = AttributeKey(rawValue: "link")
  /// The accessibility label of the element, which replaces its text.
  package static let label = AttributeKey(rawValue: "label")
  /// The accessibility hint of the element.
  package static let hint = AttributeKey(rawValue: "hint")
  /// The identifier by which tests find the element.
  package static let identifier = AttributeKey(rawValue: "identifier")
  /// The role of a `button`: `destructive`, `cancel`.
  package static let role = AttributeKey(rawValue: "role")
  /// The value of a `progress`, from 0 to 1.
  package static let value = AttributeKey(rawValue: "value")
  /// The name of the SF Symbol that an `image`, or a run that is an image, shows. A host shows the symbols that it
  /// supports.
  package static let symbol = AttributeKey(rawValue: "symbol")
  /// A flag of a `refreshable` whose refresh is in progress.
  package static let refreshing = AttributeKey(rawValue: "refreshing")
  /// The opacity of an `opacity`, from 0 to 1.
  package static let opacity = AttributeKey(rawValue: "opacity")
  /// The horizontal and vertical distances of an `offset`. Positive values move the view towards the trailing edge and
  /// down.
  package static let x = AttributeKey(rawValue: "x")
  package static let y = AttributeKey(rawValue: "y")
  /// The shape of a `clip`: `rectangle`, `capsule`, `circle`, `ellipse`.
  package static let shape = AttributeKey(rawValue: "shape")
  /// The corner radius of a `clip` whose `shape` is `rectangle`.
  package static let cornerRadius = AttributeKey(rawValue: "cornerRadius")
  /// The number of taps of a `tapGesture`.
  package static let count = AttributeKey(rawValue: "count")
  /// The priority of a gesture: `high` if the gesture takes precedence over gestures inside the view, or
  /// `simultaneous`.
  package static let priority = AttributeKey(rawValue: "priority")
}

extension EventKind {
  /// Reports that a button was pressed. It has no value.
  package static let tap = EventKind(rawValue: "tap")
  /// Reports a change of a field's text. The value is the whole text.
  package static let input = EventKind(rawValue: "input")
  /// Reports a change of a control's value. The value is the new one.
  package static let change = EventKind(rawValue: "change")
  /// Reports that the Return key was pressed in a field. It has no value.
  package static let submit = EventKind(rawValue: "submit")
  /// Reports that a link in a text was pressed. The value is the URL in the run's `link`.
  package static let openLink = EventKind(rawValue: "openLink")
  /// Requests the dismissal of the topmost presentation. It has no value.
  package static let dismiss = EventKind(rawValue: "dismiss")
  /// Requests a refresh of a `refreshable`. It has no value.
  package static let refresh = EventKind(rawValue: "refresh")
}
