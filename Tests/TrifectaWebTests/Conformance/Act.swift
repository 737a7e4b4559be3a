import PortableUI

/// What a person does, on whatever host: each names things as that person calls them.
enum Act: Sendable {
  case tap(String)
  /// Puts a text into a field, in place of what is there.
  case type(String, into: String)
  /// Presses Return in a field.
  case submit(String)
  case turn(String, on: Bool)
  case slide(String, to: Double)
  case step(String, up: Bool)
  case choose(String, in: String)
  /// Enters a value into a control that is no field for text.
  case enter(String, into: String)
  /// Follows a link in a text.
  case follow(String, in: String, address: String)
  /// Presses for long.
  case hold(String)
  /// Drags something so far.
  case drag(String, by: CGSize)
  /// Moves two fingers on something apart, or together, until it is so many times as large, and turns it by so many radians.
  case pinch(String, to: Double, turned: Double)
  /// Presses a key, while something has the focus.
  case press(KeyEquivalent, at: String)
  /// Chooses what the menu of something offers.
  case pick(String, from: String)
  /// Brings a pointer over something, or away from it.
  case point(String, isOver: Bool)
  case delete(String)
  case move(String, by: Int)
  case refresh
  case back
  case dismiss
}
