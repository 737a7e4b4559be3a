import Trifecta

/// A value that a feature shares with other features of the process.
///
/// The feature's state has a separate copy of the value, which only actions change, so the state stays a plain value.
/// The property reads the shared value; `$theme` creates effects that save it and subscribe to it.
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
/// The value is stored in the `DependencyValues.sharedStorage` that was current when the feature was created.
@propertyWrapper
public struct Shared<Value: Sendable & Equatable>: Sendable {
  /// Creates effects that save the value and subscribe to it.
  public let projectedValue: SharedHandle<Value>

  /// Declares a shared value.
  ///
  /// - Parameter key: the key of the value.
  public init(_ key: SharedKey<Value>) {
    projectedValue = SharedHandle(key: key, storage: DependencyValues.current.sharedStorage)
  }

  /// The current value: the value that a feature saved last.
  @MainActor
  public var wrappedValue: Value { projectedValue.value }
}
