/// A named value that views provide to their ancestors, with a default value and a function that combines several
/// values.
///
/// It corresponds to SwiftUI's protocol of the same name.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the value of the next view with the values of the views before it, in the order of the views. It is not
  /// called for a single value, nor for views without a value.
  ///
  /// - Parameters:
  ///   - value: the combined value so far.
  ///   - nextValue: returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default, `nil`.
  public static var defaultValue: Value { nil }
}
