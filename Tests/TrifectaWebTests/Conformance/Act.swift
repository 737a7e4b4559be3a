import PortableUI

/// A user action that every host can perform. It identifies elements by their accessible name.
enum Act: Sendable {
  case tap(String)
  /// Replaces the text of a field.
  case type(String, into: String)
  /// Presses Return in a field.
  case submit(String)
  case turn(String, on: Bool)
  case slide(String, to: Double)
  case step(String, up: Bool)
  case choose(String, in: String)
  /// Enters a value into a control other than a text field.
  case enter(String, into: String)
  /// Follows a link in a text.
  case follow(String, in: String, address: String)
  /// Performs a long press.
  case hold(String)
  /// Drags an element by an offset.
  case drag(String, by: CGSize)
  /// Performs a two-finger gesture with a magnification factor and a rotation in radians.
  case pinch(String, to: Double, turned: Double)
  /// Presses a key while an element has the focus.
  case press(KeyEquivalent, at: String)
  /// Selects an item of an element's menu.
  case pick(String, from: String)
  /// Moves the pointer onto an element or away from it.
  case point(String, isOver: Bool)
  case delete(String)
  case move(String, by: Int)
  case refresh
  case back
  case dismiss
}
