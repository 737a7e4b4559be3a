import Foundation
import Trifecta

/// Asynchronous work of a state. It starts on entry to the state, is cancelled on exit, and sends its result as an
/// event.
///
/// ```swift
/// Invoke("fetch", onDone: Event.loaded, onError: Event.failed) { try await $0.service.cars() }
/// ```
///
/// Transitions between descendants of the state do not restart the work. A result that arrives after the exit is
/// dropped.
public struct Invoke<M: Machine> {
  let part: StatechartPart<M>

  private init(
    _ name: String, onDone: CaseReference<M.Event>?, onError: CaseReference<M.Event>?,
    _ start: @escaping @MainActor (M, Configuration<M>, MachineActivation) -> Effect<M.Action>
  ) {
    part = .init(content: .work(.init(name: name, onDone: onDone, onError: onError, start: start)))
  }

  /// Declares work that sends its result, and optionally its error, as events.
  ///
  /// - Parameters:
  ///   - name: the name of the work in diagrams, messages and debuggers.
  ///   - onDone: the case of the event that carries the result.
  ///   - onError: returns the event for an error. If `nil`, an error is reported as an issue. It is also called with an
  ///     error of a private type when the chart is built, to find the case of the event.
  ///   - work: the work, called on the main actor with the machine and its dependencies. Its task is cancelled on exit
  ///     from the state; a `CancellationError` is ignored.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init<Value>(
    _ name: String, onDone: @escaping (Value) -> M.Event, onError: ((any Error) -> M.Event)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Value
  ) {
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(name, onDone: CaseReference(onDone), onError: onError.map { CaseReference($0(SampleError())) }) {
      machine, _, activation in
      Self.run(name, activation, failed.value, fileID, filePath, line, column) { send in
        let value = try await work(machine)
        send(.returned(done.value(value), activation))
      }
    }
  }

  /// Declares work that sends the description of its error.
  ///
  /// - Parameters:
  ///   - name: the name of the work in diagrams, messages and debuggers.
  ///   - onDone: the case of the event that carries the result.
  ///   - onError: the case of the event that carries the error's `localizedDescription`.
  ///   - work: the work, called on the main actor with the machine and its dependencies.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init<Value>(
    _ name: String, onDone: @escaping (Value) -> M.Event, onError: @escaping (String) -> M.Event,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Value
  ) {
    self.init(
      name, onDone: onDone, onError: { error in onError(error.localizedDescription) }, fileID: fileID,
      filePath: filePath, line: line, column: column, work)
  }

  /// Declares work without a result.
  ///
  /// - Parameters:
  ///   - name: the name of the work in diagrams, messages and debuggers.
  ///   - onDone: the event that is sent on completion, whose case has no associated value; none if `nil`.
  ///   - onError: returns the event for an error. If `nil`, an error is reported as an issue. It is also called with an
  ///     error of a private type when the chart is built, to find the case of the event.
  ///   - work: the work, called on the main actor with the machine and its dependencies.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init(
    _ name: String, onDone: M.Event? = nil, onError: ((any Error) -> M.Event)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Void
  ) {
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(
      name, onDone: onDone.map { CaseReference($0) }, onError: onError.map { CaseReference($0(SampleError())) }
    ) { machine, _, activation in
      Self.run(name, activation, failed.value, fileID, filePath, line, column) { send in
        try await work(machine)
        if let event = done.value { send(.returned(event, activation)) }
      }
    }
  }

  /// Declares work that needs the associated value of its state.
  ///
  /// - Parameters:
  ///   - name: the name of the work in diagrams, messages and debuggers.
  ///   - phase: the case of the state whose value is read: the state that owns the work, or one of its ancestors.
  ///   - onDone: the case of the event that carries the result.
  ///   - onError: returns the event for an error. If `nil`, an error is reported as an issue. It is also called with an
  ///     error of a private type when the chart is built, to find the case of the event.
  ///   - work: the work, called on the main actor with the machine and the value that the state had on entry.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init<Known, Value>(
    _ name: String, of phase: @escaping (Known) -> M.Phase, onDone: @escaping (Value) -> M.Event,
    onError: ((any Error) -> M.Event)? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ work: @escaping @MainActor (M, Known) async throws -> Value
  ) {
    let path = Confined(CasePath(phase))
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(name, onDone: CaseReference(onDone), onError: onError.map { CaseReference($0(SampleError())) }) {
      machine, configuration, activation in
      guard let known = configuration.find(path.value)?.value else { return .none }
      return Self.run(name, activation, failed.value, fileID, filePath, line, column) { send in
        let value = try await work(machine, known)
        send(.returned(done.value(value), activation))
      }
    }
  }

  /// Declares work that sends events while it runs, such as the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - name: the name of the work in diagrams, messages and debuggers.
  ///   - onError: returns the event for an error. If `nil`, an error is reported as an issue. It is also called with an
  ///     error of a private type when the chart is built, to find the case of the event.
  ///   - work: the work, called on the main actor with the machine and a closure that sends an event.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init(
    _ name: String, onError: ((any Error) -> M.Event)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    sending work: @escaping @MainActor (M, @escaping @MainActor (M.Event) -> Void) async throws -> Void
  ) {
    let failed = Confined(onError)
    self.init(name, onDone: nil, onError: onError.map { CaseReference($0(SampleError())) }) { machine, _, activation in
      Self.run(name, activation, failed.value, fileID, filePath, line, column) { send in
        try await work(machine) { send(.returned($0, activation)) }
      }
    }
  }

  @MainActor
  private static func run(
    _ name: String, _ activation: MachineActivation, _ onError: ((any Error) -> M.Event)?, _ fileID: StaticString,
    _ filePath: StaticString, _ line: UInt, _ column: UInt,
    _ work: @escaping @MainActor (Send<M.Action>) async throws -> Void
  ) -> Effect<M.Action> {
    var handler: (@MainActor (any Error, Send<M.Action>) async -> Void)?
    if let onError { handler = { error, send in send(.returned(onError(error), activation)) } }
    return .run(
      name: name, operation: work, catch: handler, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
