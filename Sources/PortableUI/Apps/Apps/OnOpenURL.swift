import ViewGraph

/// The `onOpenURL` handlers of a screen.
@MainActor
final class URLReceivers {
  private var receivers: [(owner: ObjectIdentifier, action: @MainActor (URL) -> Void)] = []

  func set(_ action: (@MainActor (URL) -> Void)?, for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    receivers.removeAll { $0.owner == id }
    if let action { receivers.append((id, action)) }
  }

  /// Calls all handlers. Returns whether there is at least one handler.
  func receive(_ url: URL) -> Bool {
    for receiver in receivers { receiver.action(url) }
    return !receivers.isEmpty
  }
}

private struct URLReceiversKey: EnvironmentKey {
  static var defaultValue: URLReceivers? { nil }
}

extension EnvironmentValues {
  /// The `onOpenURL` handlers of the screen.
  var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}

private struct OpenURLModifier: ViewModifier {
  let action: @MainActor (URL) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: URLReception()) { $0.content }
  }
}

private final class URLReception<Modified: View>: NodeBehavior {
  static var name: String { "onOpenURL" }
  var followsAppearance: Bool { false }
  private var receivers: URLReceivers?

  func didMount(_ content: ModifiedContent<Modified, OpenURLModifier>, on node: Node) {
    receivers = EnvironmentValues(scope: node.environment).urlReceivers
    receivers?.set(content.modifier.action, for: self)
  }

  func didUpdate(to content: ModifiedContent<Modified, OpenURLModifier>, on node: Node) {
    receivers?.set(content.modifier.action, for: self)
  }

  func didUnmount(from node: Node) {
    receivers?.set(nil, for: self)
  }
}

extension View {
  /// Runs an action when the screen is opened with a URL. In a browser, this is the case if the URL of the page has a
  /// query or a fragment.
  ///
  /// - Parameter action: receives the URL.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
