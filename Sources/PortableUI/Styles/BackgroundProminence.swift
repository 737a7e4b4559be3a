import ViewGraph

/// How much what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let level: Int

  /// As usual. So it is behind rows that are selected, too: their ground is a gray on which texts can be read.
  public static let standard = BackgroundProminence(level: 0)
  /// More: what is in front may need other colors.
  public static let increased = BackgroundProminence(level: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How much what is behind the view stands out: as usual, unless a view sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
