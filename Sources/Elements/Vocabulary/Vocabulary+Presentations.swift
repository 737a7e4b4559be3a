// Sheets, popovers and dialogs, which are the last children of the `root`.

// Kinds of elements.
extension ElementKind {
  /// A sheet in front of the screen. The host sends `dismiss` when the user dismisses the sheet.
  public static let sheet = ElementKind(rawValue: "sheet")
  /// A sheet that covers the entire screen. It rejects the event `dismiss`.
  public static let fullScreenCover = ElementKind(rawValue: "fullScreenCover")
  /// A popover next to the view that it is attached to. On a narrow window, it is shown as a sheet.
  public static let popover = ElementKind(rawValue: "popover")
  /// An alert in front of the screen. Its `label` is the title. Its children are the title as a text, the message, and
  /// `alertActions` with the buttons. When the user dismisses the alert, for example with the Escape key, the host
  /// presses the button with the role `cancel`, or the only button. If there is no such button, the host sends
  /// `dismiss`.
  public static let alert = ElementKind(rawValue: "alert")
  /// A dialog with the structure of an `alert` whose buttons are choices. One of the buttons has the role `cancel`.
  public static let confirmationDialog = ElementKind(rawValue: "confirmationDialog")
  /// The buttons of an `alert` or a `confirmationDialog`.
  public static let alertActions = ElementKind(rawValue: "alertActions")
}

// Kinds of layers.
extension ElementKind {
  /// Names the view that a popover is attached to.
  public static let popoverAnchor = ElementKind(rawValue: "popoverAnchor")
}

extension AttributeKey {
  /// The height of a sheet.
  ///
  /// - Value: A number of points.
  /// - Kinds: `sheet`.
  public static let sheetHeight = AttributeKey(rawValue: "sheetHeight")

  /// The height of a sheet as a fraction of the window's height.
  ///
  /// - Value: A number from 0 to 1.
  /// - Kinds: `sheet`.
  public static let sheetFraction = AttributeKey(rawValue: "sheetFraction")

  /// The radius of a sheet's corners.
  ///
  /// - Value: A number of points.
  /// - Kinds: `sheet`.
  public static let sheetRadius = AttributeKey(rawValue: "sheetRadius")

  /// The width of an inspector on a wide window. An inspector is a `sheet` with this attribute. On a wide window, hosts
  /// show it next to the screen, and the user can interact with the screen.
  ///
  /// - Value: A number of points.
  /// - Kinds: `sheet`.
  public static let asideWidth = AttributeKey(rawValue: "asideWidth")

  /// Whether the user can interact with the view behind the sheet.
  ///
  /// - Value: A flag.
  /// - Kinds: `sheet`.
  public static let sharesScreen = AttributeKey(rawValue: "sharesScreen")

  /// The form of a popover on a narrow window. Without this attribute, it is a sheet.
  ///
  /// - Value: The name of a presentation adaptation, such as `popover`.
  /// - Kinds: `popover`.
  public static let adaptation = AttributeKey(rawValue: "adaptation")

  /// The position of a popover.
  ///
  /// - Value: The `popoverAnchor` name of the view that the popover is attached to, and the side of that view: `top`,
  ///   `leading`, `bottom` or `trailing`. If the popover is attached to a part of the view, six numbers follow. Two are
  ///   the horizontal position of the part, as a fraction of the view's width and an offset in points. Two are the
  ///   vertical position in the same form. The last two are the width and the height of the part.
  /// - Kinds: `popover`.
  public static let popoverPlace = AttributeKey(rawValue: "popoverPlace")

  /// The name by which a popover refers to the view that it is attached to.
  ///
  /// - Value: A string.
  /// - Kinds: `popoverAnchor`.
  public static let popoverAnchor = AttributeKey(rawValue: "popoverAnchor")
}

extension EventKind {
  /// The user dismisses the topmost presentation.
  ///
  /// - Value: None.
  /// - Kinds: `sheet`, `fullScreenCover`, `popover`, `alert`, `confirmationDialog`.
  public static let dismiss = EventKind(rawValue: "dismiss")

  /// The user pulls a sheet to its next detent. Pulling the sheet down from the lowest detent dismisses it.
  ///
  /// - Value: 1 for the next higher detent, and -1 for the next lower one.
  /// - Kinds: `sheet`.
  public static let pull = EventKind(rawValue: "pull")
}

extension Role {
  /// A sheet or a cover in front of the screen.
  public static let sheet = Role(rawValue: "sheet")
  /// A popover in front of the screen, next to the view that it is attached to.
  public static let popover = Role(rawValue: "popover")
  /// An alert in front of the screen.
  public static let alert = Role(rawValue: "alert")
  /// A dialog with choices in front of the screen.
  public static let confirmationDialog = Role(rawValue: "confirmationDialog")
}
