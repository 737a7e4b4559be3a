#if DEBUG
  import Snapshots
  import Tracking

  /// Records how often the bodies of views are evaluated, and why, for tools. It exists only in debug builds.
  @MainActor
  package final class EvaluationLog {
    private var records: [ObjectIdentifier: EvaluationRecord] = [:]
    /// Return the names of the changed properties of nodes that are about to be evaluated.
    private var changes: [ObjectIdentifier: Properties] = [:]
    /// The last evaluations whose reasons were not determined yet.
    private var unexplained: [ObjectIdentifier: Evaluation] = [:]

    /// Returns the names of the properties of a view that have changed.
    typealias Properties = @MainActor () -> [String]

    private struct Evaluation {
      let properties: Properties?
      let causes: [String]
      let isFirst: Bool
    }

    package init() {}

    /// Records that a node's content has changed.
    ///
    /// - Parameter properties: returns the names of the properties that differ, or that cannot be compared. It is called
    ///   by ``explain()``.
    func note(_ properties: @escaping Properties, of node: Node) {
      changes[ObjectIdentifier(node)] = properties
    }

    /// Records that the body of a node is evaluated.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - observer: the observer of the node; `nil` if it has none.
    ///   - isFirst: whether the node is being created.
    func noteEvaluation(of node: Node, by observer: Observer?, isFirst: Bool) {
      let id = ObjectIdentifier(node)
      records[id, default: EvaluationRecord()].count += 1
      unexplained[id] = Evaluation(
        properties: changes.removeValue(forKey: id), causes: observer?.takeCauses() ?? [], isFirst: isFirst)
    }

    /// Determines the reasons for the evaluations since the last call. It compares the properties of views, which takes
    /// longer than to record the evaluations.
    package func explain() {
      for (id, evaluation) in unexplained { records[id]?.reasons = Self.reasons(for: evaluation) }
      unexplained = [:]
      // The values of nodes that are evaluated later are not retained until then.
      changes = changes.mapValues { properties in
        let names = properties()
        return { names }
      }
    }

    private static func reasons(for evaluation: Evaluation) -> [String] {
      var reasons = evaluation.properties.map { properties in
        let names = properties()
        return ["its parent passed \(names.isEmpty ? "a new value" : "other values: \(names.joined(separator: ", "))")"]
      }
      if !evaluation.causes.isEmpty {
        reasons = (reasons ?? []) + ["changed: \(evaluation.causes.joined(separator: ", "))"]
      }
      return reasons
        ?? [evaluation.isFirst ? "it was created" : "an observed object, or a value of the library, changed"]
    }

    /// Removes the record of a node that was unmounted.
    func forget(_ node: Node) {
      records[ObjectIdentifier(node)] = nil
      changes[ObjectIdentifier(node)] = nil
      unexplained[ObjectIdentifier(node)] = nil
    }

    /// Returns the record of a node; `nil` if its body was not evaluated since the log was created.
    func record(of node: Node) -> EvaluationRecord? {
      if !unexplained.isEmpty { explain() }
      return records[ObjectIdentifier(node)]
    }
  }

  extension TypeLayout {
    /// Returns the names of the stored properties that differ, or that are not known to be equal. Properties such as
    /// `@State` are omitted, because their values do not come from the parent.
    static func changedProperties<Content>(_ first: Content, _ second: Content) -> [String] {
      var names: [String] = []
      withUnsafeBytes(of: first) { first in
        withUnsafeBytes(of: second) { second in
          guard let first = first.baseAddress, let second = second.baseAddress else { return }
          for field in storedFields(of: Content.self) ?? [] where !(field.type is any NodeProperty.Type) {
            let comparison = FieldComparison.of(field.type, isInstalled: true)
            guard !comparison.areEqual(first + field.offset, second + field.offset) else { continue }
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            names.append(field.kind == .function ? "\(name) (a closure)" : name)
          }
        }
      }
      return names
    }
  }
#endif
