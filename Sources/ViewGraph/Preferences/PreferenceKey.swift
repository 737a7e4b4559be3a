/// The name of a value that views give to the views around them, its default, and how several values become one.
///
/// After SwiftUI's protocol of the same name.
public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value

  /// The value where no view says one.
  static var defaultValue: Value { get }

  /// Adds what the next view says to what the views before it have said, in the order in which they are written. It is not asked
  /// about a value that stands alone, nor about views that say nothing.
  ///
  /// - Parameters:
  ///   - value: what was said so far, to be changed.
  ///   - nextValue: what the next view says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}
