import Elements
import Tracking

/// A mounted view with a body, for tools.
@MainActor
package struct ViewTreeNode {
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
    var waiting: [(node: Node, depth: Int)] = rootNode.map { [($0, 0)] } ?? []
    while let (node, depth) = waiting.popLast() {
      var depth = depth
      if let name = node.pathName, node.hasBody {
        tree.append(node.treeNode(name, depth))
        depth += 1
      }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed().map { ($0, depth) }
    }
    return tree
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

extension Node {
  fileprivate func treeNode(_ name: String, _ depth: Int) -> ViewTreeNode {
    var state: [(name: String, value: Any)] = []
    forEachState { name, box in state.append((name.path, box.currentValue)) }
    #if DEBUG
      let evaluations = graph.evaluationLog?.record(of: self)
    #else
      let evaluations: EvaluationRecord? = nil
    #endif
    return ViewTreeNode(
      depth: depth, name: name, type: type(of: self).contentType, element: firstElement?.id, state: state,
      evaluations: evaluations)
  }
}
