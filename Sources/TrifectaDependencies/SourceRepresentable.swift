/// A value that generated tests create with an initializer other than the memberwise one.
///
/// ```swift
/// extension PhoneNumber: SourceRepresentable {
///   var initializerCall: InitializerCall { InitializerCall(throwing: true, (nil, dialled)) }
/// }
/// ```
///
/// A generated test contains `try PhoneNumber("5550123")`.
public protocol SourceRepresentable {
  /// The call that creates an equal value.
  var initializerCall: InitializerCall { get }
}

/// A call of an initializer, for the source of generated tests.
public struct InitializerCall {
  /// Whether the initializer throws.
  public let isThrowing: Bool
  /// The arguments in order, with `nil` as the label of those without one.
  public let arguments: [(label: String?, value: Any)]

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - isThrowing: whether the initializer throws.
  ///   - arguments: the arguments in order, with `nil` as the label of those without one.
  public init(throwing isThrowing: Bool = false, _ arguments: (label: String?, value: Any)...) {
    self.init(throwing: isThrowing, arguments: arguments)
  }

  /// Creates a call with a list of arguments.
  ///
  /// - Parameters:
  ///   - isThrowing: whether the initializer throws.
  ///   - arguments: the arguments in order, with `nil` as the label of those without one.
  public init(throwing isThrowing: Bool = false, arguments: [(label: String?, value: Any)]) {
    self.isThrowing = isThrowing
    self.arguments = arguments
  }
}
