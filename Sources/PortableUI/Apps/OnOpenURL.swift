import ViewGraph

/// Who is told of addresses that the screen is opened with.
@MainActor
final class URLReceivers {
  private var receivers: [(owner: ObjectIdentifier, action: @MainActor (URL) -> Void)] = []

  func set(_ action: (@MainActor (URL) -> Void)?, for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    receivers.removeAll { $0.owner == id }
    if let action { receivers.append((id, action)) }
  }

  /// Tells all. Returns whether there was one.
  func receive(_ url: URL) -> Bool {
    for receiver in receivers { receiver.action(url) }
    return !receivers.isEmpty
  }
}

private struct URLReceiversKey: EnvironmentKey {
  static var defaultValue: URLReceivers? { nil }
}

extension EnvironmentValues {
  /// Who is told of addresses that the screen is opened with.
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
  /// Runs an action when the screen is opened with an address: a browser's page at one that has a query or a fragment.
  ///
  /// - Parameter action: is given the address.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
