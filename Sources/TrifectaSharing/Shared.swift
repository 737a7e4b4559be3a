import Trifecta

/// A value that a feature shares with other features of the process.
///
/// The feature's state has a copy of its own, which only actions change, so that it stays a plain value. The property
/// reads the shared value; `$theme` makes effects that save it and that follow it.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State: Equatable { var theme = Theme.light }
///   enum Action { case appeared, themeChanged(Theme), themePicked(Theme) }
///   @Shared(.theme) var theme
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .appeared:
///       state.theme = theme
///       return $theme.subscribe(Action.themeChanged)
///     case .themeChanged(let theme):
///       state.theme = theme
///       return .none
///     case .themePicked(let theme):
///       state.theme = theme
///       return $theme.save(theme)
///     }
///   }
/// }
/// ```
///
/// The storage is the `DependencyValues.sharedStorage` in force where the feature was made.
@propertyWrapper
public struct Shared<Value: Sendable & Equatable>: Sendable {
  /// Makes effects that save and follow the value.
  public let projectedValue: SharedHandle<Value>

  /// Declares a shared value.
  ///
  /// - Parameter key: names the value.
  public init(_ key: SharedKey<Value>) {
    projectedValue = SharedHandle(key: key, storage: DependencyValues.current.sharedStorage)
  }

  /// The value now: what was saved last, by any feature.
  @MainActor
  public var wrappedValue: Value { projectedValue.value }
}
