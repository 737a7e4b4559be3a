/// Opens a URL: in what the host offers, or as a view further up has decided.
///
/// Read it with `@Environment(\.openURL)` and call it like a function.
@MainActor
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler did not open the URL, and nobody is to.
    public static let discarded = Result(kind: .discarded)
    /// The host is to open the URL.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The host is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private var system: @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void

  /// Creates an action that handles URLs itself.
  ///
  /// - Parameter handler: is given the URL and says what became of it.
  public init(handler: @escaping @MainActor (URL) -> Result) {
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
  /// - Parameter url: the URL.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a URL and tells whether that worked.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - completion: called once, with `false` where nothing opens such a URL.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): system(other ?? url, completion)
    }
  }

  /// This action with the host's way of opening that another one has.
  fileprivate func inheritingSystem(of outer: OpenURLAction) -> OpenURLAction {
    var action = self
    action.system = outer.system
    return action
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// Opens a URL. Setting it lets a view decide about the URLs of those below.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in .discarded } }
    set { self[OpenURLKey.self] = self[OpenURLKey.self].map(newValue.inheritingSystem) ?? newValue }
  }
}
