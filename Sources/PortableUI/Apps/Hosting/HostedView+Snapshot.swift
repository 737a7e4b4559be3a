import Elements
import Snapshots
import ViewGraph

extension HostedView {
  /// Returns a snapshot of the screen. The screen does not change.
  ///
  /// - Parameter focusedElement: The element that has the focus, if there is one.
  /// - Complexity: O(n) in the number of views.
  public func snapshot(focusedElement: Element? = nil) -> ScreenSnapshot {
    let secrets = graph.root.secrets
    let saver = ValueSaver(secrets: secrets)
    let tree = graph.running { graph.saveState(by: saver) }
    let scene = storage.scene.values.mapValues { value in
      if case .string(let text) = value, secrets.contains(text) { StoredValue.string("") } else { value }
    }
    return ScreenSnapshot(
      tree: tree, scene: scene, focus: focusedElement.flatMap(\.path), date: clock.now, omissions: saver.omissions,
      secrets: secrets)
  }

  /// Returns the element that had the focus when the snapshot was made; `nil` if there is none.
  public func focusedElement(in snapshot: ScreenSnapshot) -> Element? {
    var element = graph.root
    for index in snapshot.focus ?? [] {
      let children = element.children
      guard children.indices.contains(index) else { return nil }
      element = children[index]
    }
    return element === graph.root ? nil : element
  }
}

extension Element {
  /// The indices of the element and its ancestors among their siblings, from the root; `nil` if the element is part of
  /// a layer.
  fileprivate var path: [Int]? {
    var path: [Int] = []
    var element = self
    while let parent = element.parent {
      guard let index = parent.children.firstIndex(where: { $0 === element }) else { return nil }
      path.insert(index, at: 0)
      element = parent
    }
    return path
  }

  /// The texts of the secure fields in the element.
  @MainActor fileprivate var secrets: Set<String> {
    var secrets: Set<String> = []
    forEachInSubtree { element in
      if element.kind == .secureField, let text = element[.text]?.description, !text.isEmpty { secrets.insert(text) }
    }
    return secrets
  }
}
