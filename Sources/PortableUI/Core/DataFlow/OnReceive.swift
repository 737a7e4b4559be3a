import PortableCombine
import ViewGraph

private struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: Reception(content.modifier)) { $0.content }
  }
}

/// A node behavior that subscribes to a publisher while a view is on screen.
private final class Reception<Modified: View, P: Publisher>: NodeBehavior where P.Failure == Never {
  static var name: String { "onReceive" }

  private var modifier: ReceiveModifier<P>
  private var cancellable: AnyCancellable?

  init(_ modifier: ReceiveModifier<P>) {
    self.modifier = modifier
  }

  func didUpdate(to content: ModifiedContent<Modified, ReceiveModifier<P>>, on node: Node) {
    let old = modifier.publisher
    modifier = content.modifier
    // Subscribe again unless the new publisher is known to be the same as the old one. A body may create a new
    // publisher at each evaluation.
    guard cancellable != nil, !isKnownSame(old, modifier.publisher) else { return }
    node.afterUpdate { [weak self] in
      if self?.cancellable != nil { self?.listen() }
    }
  }

  func didAppear(on node: Node) { listen() }

  func didDisappear(from node: Node) { cancellable = nil }

  private func listen() {
    // Keep this screen's graph: code that sends a value may run on behalf of another screen, or of none.
    let reference = GraphReference.current
    cancellable = modifier.publisher.sink { @Sendable [weak self] output in
      // Safe because a publisher does not use a value after it has passed the value to the subscriber, as in Combine.
      nonisolated(unsafe) let output = output
      MainThread.perform {
        GraphReference.$current.withValue(reference) { self?.modifier.action(output) }
      }
    }
  }

  /// Returns whether two publishers are known to be the same: the same object, or equal values.
  private func isKnownSame(_ first: P, _ second: P) -> Bool { areKnownEqual(first, second) }
}

extension View {
  /// Runs an action for each value that a publisher sends while the view is on screen.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. It may send values on any thread.
  ///   - action: A closure that receives each value on the main actor.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
