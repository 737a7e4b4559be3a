import Elements
import Tracking

/// A mounted view with a body, for tools.
@MainActor
package struct ViewTreeNode {
  /// A number that identifies the view as long as it is mounted.
  package let id: Int
  /// The number of views that contain it.
  package let depth: Int
  /// The name of its type, without module and generic arguments.
  package let name: String
  /// The type.
  package let type: Any.Type
  /// The id of the first element that it shows; `nil` if it shows none.
  package let element: Int?
  /// The names and the values of its state.
  package let state: [(name: String, value: Any)]
  /// The evaluations of its body; `nil` if they are not recorded, as in release builds.
  package let evaluations: EvaluationRecord?
}

/// The evaluations of a view's body since a tool began to record them.
package struct EvaluationRecord: Hashable, Sendable {
  /// The number of evaluations.
  package internal(set) var count = 0
  /// The reasons for the last evaluation.
  package internal(set) var reasons: [String] = []
}

extension Graph {
  /// The mounted views with a body, in the order of the hierarchy. Reading it has no effects.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package var viewTree: [ViewTreeNode] {
    var tree: [ViewTreeNode] = []
    _ = firstNode { node, depth, _ in
      if let name = node.nameOfBody { tree.append(node.treeNode(name, depth)) }
      return false
    }
    return tree
  }

  /// Returns the index in ``viewTree`` of the innermost view that shows an element.
  ///
  /// - Parameter element: The id of the element.
  /// - Returns: The index; `nil` if no view with a body shows the element.
  /// - Complexity: O(n) in the number of nodes.
  package func viewTreeIndex(showing element: Int) -> Int? {
    firstNode { node, _, _ in node.isContainer && node.firstElement?.contains(part: element) == true }
  }

  /// Searches the nodes in the order of the hierarchy.
  ///
  /// - Parameter isWanted: Receives a node, the number of views with a body that contain it, and the index of the
  ///   innermost one in ``viewTree``.
  /// - Returns: The index of the innermost view around the first node that is wanted; `nil` if there is none.
  private func firstNode(where isWanted: (_ node: Node, _ depth: Int, _ view: Int?) -> Bool) -> Int? {
    var count = 0
    var waiting: [(node: Node, depth: Int, view: Int?)] = rootNode.map { [($0, 0, nil)] } ?? []
    while let (node, depth, view) = waiting.popLast() {
      if isWanted(node, depth, view) { return view }
      let place = node.nameOfBody == nil ? (depth, view) : (depth + 1, count)
      if node.nameOfBody != nil { count += 1 }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed().map { ($0, place.0, place.1) }
    }
    return nil
  }

  /// Determines the reasons for the recorded evaluations since the last call. Until then, the views' previous values are
  /// retained. In release builds it has no effect.
  package func explainEvaluations() {
    #if DEBUG
      evaluationLog?.explain()
    #endif
  }

  /// Begins or ends the recording of evaluations. In release builds it has no effect.
  package func recordEvaluations(_ isRecording: Bool) {
    #if DEBUG
      evaluationLog = isRecording ? EvaluationLog() : nil
      // Other screens may be recorded too, so it is not switched off.
      if isRecording { Observer.recordsCauses = true }
    #endif
  }
}

extension Element {
  /// Returns whether an id belongs to the element, or to the content of one of its layers.
  fileprivate func contains(part id: Int) -> Bool { self.id == id || layers.contains { $0.content?.id == id } }
}

extension Node {
  /// The name of the node's view; `nil` if it has no body.
  fileprivate var nameOfBody: String? { hasBody ? pathName : nil }

  fileprivate func treeNode(_ name: String, _ depth: Int) -> ViewTreeNode {
    var state: [(name: String, value: Any)] = []
    forEachState { name, box in state.append((name.path, box.currentValue)) }
    #if DEBUG
      let evaluations = graph.evaluationLog?.record(of: self)
    #else
      let evaluations: EvaluationRecord? = nil
    #endif
    return ViewTreeNode(
      id: Int(bitPattern: UInt(bitPattern: ObjectIdentifier(self))), depth: depth, name: name,
      type: type(of: self).contentType, element: firstElement?.id, state: state, evaluations: evaluations)
  }
}
