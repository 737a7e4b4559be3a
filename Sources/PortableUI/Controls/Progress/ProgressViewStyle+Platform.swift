// The built-in progress view styles.

/// The default progress view style: a bar if the completed fraction is known, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(
      configuration: configuration, style: configuration.fractionCompleted == nil ? "circular" : "linear")
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar if the completed fraction is known, otherwise a spinner.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A progress view style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  package let hostName: String? = "linear"
  package let tint: Color?

  /// Creates the style with the inherited tint.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint.
  ///
  /// - Parameter tint: the color of the completed part.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Creates the body of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(configuration: configuration, style: "linear").transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style that shows a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A progress view style that shows a ring if the completed fraction is known, otherwise a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  package let hostName: String? = "circular"
  package let tint: Color?

  /// Creates the style with the inherited tint.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint.
  ///
  /// - Parameter tint: the color of the completed part.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Creates the body of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(configuration: configuration, style: "circular").transformEnvironment(\.tint) {
      $0 = tint ?? $0
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style that shows a ring if the completed fraction is known, otherwise a spinner.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
