/// An action that opens a URL through the host, or through a handler set by an ancestor.
///
/// Read it with `@Environment(\.openURL)` and call it like a function.
@MainActor
public struct OpenURLAction {
  /// The result of a handler.
  public struct Result: Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler did not open the URL, and the host must not open it either.
    public static let discarded = Result(kind: .discarded)
    /// The host opens the URL.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The host opens a different URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private var system: @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void

  /// Creates an action that handles URLs itself.
  ///
  /// - Parameter handler: A closure that receives the URL and returns how it was handled.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    system = { _, completion in completion(false) }
  }

  /// Creates an action that leaves every URL to the host.
  package init(system: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a URL and reports whether it was accepted.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A closure that runs once, with `false` if nothing opens the URL.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): system(other ?? url, completion)
    }
  }

  /// Returns a copy of this action that uses the host's implementation from another action.
  nonisolated fileprivate func inheritingSystem(of outer: OpenURLAction) -> OpenURLAction {
    var action = self
    action.system = outer.system
    return action
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// The action that opens a URL. Set it to handle the URLs of descendants.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in .discarded } }
    set { self[OpenURLKey.self] = self[OpenURLKey.self].map(newValue.inheritingSystem) ?? newValue }
  }
}
