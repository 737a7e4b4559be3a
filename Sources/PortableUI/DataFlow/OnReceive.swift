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

/// Listens to a publisher as long as a view is on screen.
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
    // One that is made anew at each evaluation is another only where that can be told.
    guard cancellable != nil, !isKnownSame(old, modifier.publisher) else { return }
    node.afterUpdate { [weak self] in
      if self?.cancellable != nil { self?.listen() }
    }
  }

  func didAppear(on node: Node) { listen() }

  func didDisappear(from node: Node) { cancellable = nil }

  private func listen() {
    // Whoever sends may be another screen, or nobody's.
    let reference = GraphReference.current
    cancellable = modifier.publisher.sink { @Sendable [weak self] output in
      // The publisher hands it over and keeps no hold of it that this could race with: as in Combine, a value that is published
      // elsewhere is the receiver's.
      nonisolated(unsafe) let output = output
      MainThread.perform {
        GraphReference.$current.withValue(reference) { self?.modifier.action(output) }
      }
    }
  }

  /// Whether two publishers are the same, as far as can be told: the same object, or equal values.
  private func isKnownSame(_ first: P, _ second: P) -> Bool { areKnownEqual(first, second) }
}

extension View {
  /// Runs an action for each value that a publisher sends while the view is on screen.
  ///
  /// - Parameters:
  ///   - publisher: sends values, from any thread.
  ///   - action: is given each on the main actor.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
