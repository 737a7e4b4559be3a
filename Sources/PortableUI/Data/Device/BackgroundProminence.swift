import ViewGraph

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let level: Int

  /// The standard prominence. It also applies to selected rows, whose gray background keeps texts legible.
  public static let standard = BackgroundProminence(level: 0)
  /// A prominent background, on which content may need other colors.
  public static let increased = BackgroundProminence(level: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the background behind the view: standard unless a view sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
