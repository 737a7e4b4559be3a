// The platform's styles of progress views.

/// As the platform shows progress where nothing is said of it:
/// a bar where it is known how much is done, and otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// The progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(
      configuration: configuration, style: configuration.fractionCompleted == nil ? "circular" : "linear")
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the platform shows progress where nothing is said of it:
  /// a bar where it is known how much is done, and otherwise a wheel.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// As a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  let hostName: String? = "linear"
  let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style.
  ///
  /// - Parameter tint: the color of what is done.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(configuration: configuration, style: "linear").transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// As a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a wheel, or a ring where it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle, PlatformStyle, Sendable {
  let hostName: String? = "circular"
  let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style.
  ///
  /// - Parameter tint: the color of what is done.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformProgressView(configuration: configuration, style: "circular").transformEnvironment(\.tint) {
      $0 = tint ?? $0
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// As a wheel, or a ring where it is known how much is done.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
