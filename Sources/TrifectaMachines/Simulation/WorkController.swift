import Trifecta

/// Replaces the work of a machine under test. Work starts and is cancelled as usual, but ends only when the test ends
/// it.
@MainActor
package final class WorkController<M: Machine> {
  private struct WorkID: Hashable {
    var activation: MachineActivation
    var name: String
  }

  private struct Result {
    var event: M.Event
    var acknowledge: CheckedContinuation<Void, Never>
  }

  private var waiting: [WorkID: CheckedContinuation<Void, Never>] = [:]
  private var results: [WorkID: Result] = [:]

  package init() {}

  /// The running work, as pairs of state number and name.
  package var running: Set<[String]> {
    Set(waiting.keys.map { ["\($0.activation.state)", $0.name] })
  }

  /// The initial configuration of a machine whose work is controlled by this object.
  package func configuration(context: M.Context) throws(ChartError) -> Configuration<M> {
    Configuration(context: context, table: try ChartTable(M.chart.parts.map(controlled)))
  }

  /// Ends work with an event, and returns when the event has been handled.
  ///
  /// - Returns: whether this work was running.
  package func end(_ work: SimulatedWork, with event: M.Event) async -> Bool {
    let id = waiting.keys.first { $0.activation.state == work.state && $0.name == work.name }
    guard let id, let continuation = waiting.removeValue(forKey: id) else { return false }
    await withCheckedContinuation { acknowledge in
      results[id] = Result(event: event, acknowledge: acknowledge)
      continuation.resume()
    }
    return true
  }

  private func controlled(_ part: StatechartPart<M>) -> StatechartPart<M> {
    switch part.content {
    case .state(var node):
      node.parts = node.parts.map(controlled)
      return .init(content: .state(node))
    case .work(var node):
      let name = node.name
      node.start = { [self] _, _, activation in
        .run(name: name) { [self] send in
          let id = WorkID(activation: activation, name: name)
          await wait(for: id)
          guard let result = results.removeValue(forKey: id) else { return }
          send(.returned(result.event, activation))
          result.acknowledge.resume()
        }
      }
      return .init(content: .work(node))
    default: return part
    }
  }

  private func wait(for id: WorkID) async {
    await withTaskCancellationHandler {
      guard !Task.isCancelled else { return }
      await withCheckedContinuation { waiting[id] = $0 }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
    }
  }
}
