// Taps, presses and hovering.

// Kinds of layers.
extension ElementKind {
  /// Handles `tap` events anywhere in the view.
  public static let tapGesture = ElementKind(rawValue: "tapGesture")
  /// Handles `press` events on the view, and `tap` events if it recognizes taps. Presses are reported when the pointer
  /// moves farther than `minimumDistance` from its start, and when it is held for `minimumDuration` within
  /// `maximumDistance`. A `disabled` layer receives no events.
  public static let gesture = ElementKind(rawValue: "gesture")
  /// Handles `hover` events.
  public static let hover = ElementKind(rawValue: "hover")
  /// Changes the appearance of the view while a pointer is over it, if the layer has a `hoverEffect`.
  public static let hoverEffect = ElementKind(rawValue: "hoverEffect")
}

extension AttributeKey {
  /// The number of taps that a gesture recognizes. Without the attribute, it is 1.
  ///
  /// - Value: A number of taps.
  /// - Kinds: `tapGesture`, `gesture`.
  public static let count = AttributeKey(rawValue: "count")

  /// The other numbers of taps that a gesture recognizes, in addition to ``count``. The value of a `tap` event is then
  /// the number of taps.
  ///
  /// - Value: Numbers of taps, separated by spaces, in ascending order. Each is greater than ``count``.
  /// - Kinds: `tapGesture`, `gesture`.
  public static let furtherCounts = AttributeKey(rawValue: "furtherCounts")

  /// The priority of a gesture.
  ///
  /// - Value: `high` if the gesture takes precedence over gestures inside the view, or `simultaneous`.
  /// - Kinds: `tapGesture`, `gesture`.
  public static let priority = AttributeKey(rawValue: "priority")

  /// The distance that the pointer moves before the gesture begins.
  ///
  /// - Value: A number of points.
  /// - Kinds: `gesture`.
  public static let minimumDistance = AttributeKey(rawValue: "minimumDistance")

  /// The duration for which the pointer is held before the gesture begins.
  ///
  /// - Value: A number of seconds.
  /// - Kinds: `gesture`.
  public static let minimumDuration = AttributeKey(rawValue: "minimumDuration")

  /// Further durations after which a held press is reported, in addition to ``minimumDuration``.
  ///
  /// - Value: Numbers of seconds, separated by spaces, in ascending order. Each is greater than ``minimumDuration``.
  /// - Kinds: `gesture`.
  public static let furtherDurations = AttributeKey(rawValue: "furtherDurations")

  /// The distance that the pointer may move while it is held.
  ///
  /// - Value: A number of points, or ``AttributeValue/unlimited``.
  /// - Kinds: `gesture`.
  public static let maximumDistance = AttributeKey(rawValue: "maximumDistance")

  /// Whether a tap is reported as a press that begins and ends at one point. The point is the center of the view if the
  /// tap has no location.
  ///
  /// - Value: A flag.
  /// - Kinds: `gesture`.
  public static let locatesTap = AttributeKey(rawValue: "locatesTap")

  /// The change of scale by two fingers before the gesture begins.
  ///
  /// - Value: A number.
  /// - Kinds: `gesture`.
  public static let minimumScaleDelta = AttributeKey(rawValue: "minimumScaleDelta")

  /// The rotation by two fingers before the gesture begins.
  ///
  /// - Value: A number of degrees.
  /// - Kinds: `gesture`.
  public static let minimumAngle = AttributeKey(rawValue: "minimumAngle")

  /// The effect while a pointer is over the view. Without this attribute, the appearance does not change.
  ///
  /// - Value: `highlight` or `lift`.
  /// - Kinds: `hoverEffect`.
  public static let hoverEffect = AttributeKey(rawValue: "hoverEffect")
}

extension EventKind {
  /// A pointer is pressed, moves, or is released.
  ///
  /// - Value: ``AttributeValue/press(_:)``.
  /// - Kinds: `gesture`.
  public static let press = EventKind(rawValue: "press")

  /// A pointer has entered or left the view.
  ///
  /// - Value: A flag that is `true` if the pointer has entered.
  /// - Kinds: `hover`.
  public static let hover = EventKind(rawValue: "hover")

  /// A pointer moves over the view. A `hover` event always precedes it.
  ///
  /// - Value: Four numbers, separated by spaces: the location in the view, and the origin of the view on the screen.
  /// - Kinds: `hover`.
  public static let hoverMove = EventKind(rawValue: "hoverMove")
}
