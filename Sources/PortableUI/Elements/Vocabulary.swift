import Elements
import ViewGraph

// What views and hosts agree on. Values are strings unless said otherwise; lengths are numbers in points.

extension ElementKind {
  package static let text = ElementKind(rawValue: "text")
  package static let textField = ElementKind(rawValue: "textField")
  package static let button = ElementKind(rawValue: "button")
  package static let vStack = ElementKind(rawValue: "vStack")
  package static let hStack = ElementKind(rawValue: "hStack")
  package static let zStack = ElementKind(rawValue: "zStack")
  package static let spacer = ElementKind(rawValue: "spacer")
  package static let divider = ElementKind(rawValue: "divider")
  /// A rectangle filled with its `fill`, as large as there is space.
  package static let color = ElementKind(rawValue: "color")
  /// Shows that something goes on, and where it has a `value`, how much of it is done.
  package static let progress = ElementKind(rawValue: "progress")
  /// A small picture, its `symbol`. It has a meaning of its own only where it has a `label`.
  package static let image = ElementKind(rawValue: "image")
  /// A box around content that a person can ask for anew. How they do so is the host's choice.
  package static let refreshable = ElementKind(rawValue: "refreshable")
}

// The kinds of layers.
extension ElementKind {
  /// Space around the view.
  package static let padding = ElementKind(rawValue: "padding")
  /// A space of its own size, in which the view stands.
  package static let frame = ElementKind(rawValue: "frame")
  /// What is behind the view, as large as it is: its `fill`, or its content.
  package static let background = ElementKind(rawValue: "background")
  /// Content in front of the view, as large as it is.
  package static let overlay = ElementKind(rawValue: "overlay")
  /// A line of a `width` along the inside of the view's edges, in front of it, of color `fill`.
  package static let border = ElementKind(rawValue: "border")
  /// What is outside of a `shape` is cut off.
  package static let clip = ElementKind(rawValue: "clip")
  /// How much of what is behind can be seen through the view: an `opacity`.
  package static let opacity = ElementKind(rawValue: "opacity")
  /// The view is shown somewhere else, by `x` and `y`, and its space stays where it is.
  package static let offset = ElementKind(rawValue: "offset")
  /// Handles `tap`s anywhere within the view.
  package static let tapGesture = ElementKind(rawValue: "tapGesture")
  /// Says something of the view and changes nothing to be seen: a `label`, a `hint`, an `identifier`.
  package static let description = ElementKind(rawValue: "description")
}

extension AttributeKey {
  /// The text of a `text`, or the current value of a `textField`.
  package static let text = AttributeKey(rawValue: "text")
  /// Of a `text` whose parts are set differently: the whole text in runs, each with what differs from the element's own
  /// attributes.
  package static let runs = AttributeKey(rawValue: "runs")
  /// The prompt of an empty `textField`, which is also its label.
  package static let prompt = AttributeKey(rawValue: "prompt")
  /// Flag: does not react to a person.
  package static let disabled = AttributeKey(rawValue: "disabled")
  /// Of a `textField`: the name of a `UIKeyboardType` case, such as `phonePad`.
  package static let keyboard = AttributeKey(rawValue: "keyboard")
  /// Number: the distance between the children of a stack.
  package static let spacing = AttributeKey(rawValue: "spacing")
  /// Alignment: of a stack across its axis; of a `zStack`, a `frame`, a `background` or an `overlay` along both.
  package static let alignment = AttributeKey(rawValue: "alignment")
  /// Of a `padding`: numbers. A missing one is 0.
  package static let top = AttributeKey(rawValue: "top")
  package static let leading = AttributeKey(rawValue: "leading")
  package static let bottom = AttributeKey(rawValue: "bottom")
  package static let trailing = AttributeKey(rawValue: "trailing")
  /// Of a `frame`: numbers; a maximum may be unlimited.
  package static let width = AttributeKey(rawValue: "width")
  package static let height = AttributeKey(rawValue: "height")
  package static let minWidth = AttributeKey(rawValue: "minWidth")
  package static let idealWidth = AttributeKey(rawValue: "idealWidth")
  package static let maxWidth = AttributeKey(rawValue: "maxWidth")
  package static let minHeight = AttributeKey(rawValue: "minHeight")
  package static let idealHeight = AttributeKey(rawValue: "idealHeight")
  package static let maxHeight = AttributeKey(rawValue: "maxHeight")
  /// Of a `spacer`: number.
  package static let minLength = AttributeKey(rawValue: "minLength")
  /// Text style (`largeTitle` … `caption2`); of a `text`, `textField` or `button`.
  package static let fontStyle = AttributeKey(rawValue: "fontStyle")
  /// Number, in points.
  package static let fontSize = AttributeKey(rawValue: "fontSize")
  /// `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy`, `black`.
  package static let fontWeight = AttributeKey(rawValue: "fontWeight")
  /// `serif`, `rounded`, `monospaced`.
  package static let fontDesign = AttributeKey(rawValue: "fontDesign")
  /// Flag.
  package static let italic = AttributeKey(rawValue: "italic")
  /// Flag: every digit is as wide as any other.
  package static let monospacedDigits = AttributeKey(rawValue: "monospacedDigits")
  /// A line below a text: `solid`, `dot`, `dash`, `dashDot`, `dashDotDot`.
  package static let underline = AttributeKey(rawValue: "underline")
  /// A line through a text; as above.
  package static let strikethrough = AttributeKey(rawValue: "strikethrough")
  /// Colors of these lines, where they are not that of the text.
  package static let underlineColor = AttributeKey(rawValue: "underlineColor")
  package static let strikethroughColor = AttributeKey(rawValue: "strikethroughColor")
  /// Number, in points: the space between letters, beside what the font has.
  package static let letterSpacing = AttributeKey(rawValue: "letterSpacing")
  /// Number, in points: how far a text stands above the line.
  package static let baselineOffset = AttributeKey(rawValue: "baselineOffset")
  /// Color behind the letters of a text.
  package static let textBackground = AttributeKey(rawValue: "textBackground")
  /// Filter: the shadow that the letters of a text, or a symbol, throw.
  package static let textShadow = AttributeKey(rawValue: "textShadow")
  /// Color, of a text.
  package static let foreground = AttributeKey(rawValue: "foreground")
  /// Color, of a `background`, a `border` or a `color`.
  package static let fill = AttributeKey(rawValue: "fill")
  /// Number, of a `text`: how many lines are shown at the most.
  package static let lineLimit = AttributeKey(rawValue: "lineLimit")
  /// Of a `text`: where its lines end together, `center` or `trailing`. Without it they begin together.
  package static let textAlignment = AttributeKey(rawValue: "textAlignment")
  /// Of a run: the URL that it leads to. The `text` that it is part of handles `openLink`.
  package static let link = AttributeKey(rawValue: "link")
  /// What assistive technology calls the element, in place of its text.
  package static let label = AttributeKey(rawValue: "label")
  /// What assistive technology is told of the element beyond its name.
  package static let hint = AttributeKey(rawValue: "hint")
  /// The name by which tests find the element.
  package static let identifier = AttributeKey(rawValue: "identifier")
  /// Of a `button`: `destructive`, `cancel`.
  package static let role = AttributeKey(rawValue: "role")
  /// Number, of a `progress`: from 0 to 1.
  package static let value = AttributeKey(rawValue: "value")
  /// Of an `image`, or of a run that is one: the name of one of Apple's SF Symbols. A host shows those it knows.
  package static let symbol = AttributeKey(rawValue: "symbol")
  /// Flag, of a `refreshable`: a person has asked for the content and it has not come yet.
  package static let refreshing = AttributeKey(rawValue: "refreshing")
  /// Number, of an `opacity`: from 0 to 1.
  package static let opacity = AttributeKey(rawValue: "opacity")
  /// Numbers, of an `offset`: towards the trailing side and down.
  package static let x = AttributeKey(rawValue: "x")
  package static let y = AttributeKey(rawValue: "y")
  /// Of a `clip`: `rectangle`, `capsule`, `circle`, `ellipse`.
  package static let shape = AttributeKey(rawValue: "shape")
  /// Number, of a `clip` by a `rectangle`: the radius of its corners.
  package static let cornerRadius = AttributeKey(rawValue: "cornerRadius")
  /// Number, of a `tapGesture`: how many taps make one.
  package static let count = AttributeKey(rawValue: "count")
  /// Of a gesture: `high`, where it is recognized before those inside of it, or `simultaneous`.
  package static let priority = AttributeKey(rawValue: "priority")
}

extension EventKind {
  /// A button was pressed. Carries nothing.
  package static let tap = EventKind(rawValue: "tap")
  /// A field's text changed. Carries the whole text.
  package static let input = EventKind(rawValue: "input")
  /// The value of a control was changed. Carries the new one.
  package static let change = EventKind(rawValue: "change")
  /// Return was pressed in a field. Carries nothing.
  package static let submit = EventKind(rawValue: "submit")
  /// A link in a text was pressed. Carries its URL, as the run has it.
  package static let openLink = EventKind(rawValue: "openLink")
  /// A person wants something away that stands in front of the screen. Carries nothing.
  package static let dismiss = EventKind(rawValue: "dismiss")
  /// The content of a `refreshable` was asked for anew. Carries nothing.
  package static let refresh = EventKind(rawValue: "refresh")
}
