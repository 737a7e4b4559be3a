import Foundation
import Trifecta

/// Work that a state owns: it starts when the state is entered, is cancelled when the state is left, and brings its result as
/// an event.
///
/// ```swift
/// Invoke("fetch", onDone: Event.loaded, onError: Event.failed) { try await $0.service.cars() }
/// ```
///
/// What happens inside of the state does not start it anew. A result that comes when the state was left is dropped.
public struct Invoke<M: Machine> {
  let part: StatechartPart<M>

  private init(
    _ name: String, onDone: CaseReference<M.Event>?, onError: CaseReference<M.Event>?,
    _ start: @escaping @MainActor (M, Configuration<M>, MachineTicket) -> Effect<M.Action>
  ) {
    part = .init(content: .work(.init(name: name, onDone: onDone, onError: onError, start: start)))
  }

  /// Declares work whose result and error are what events bring.
  ///
  /// - Parameters:
  ///   - name: what diagrams, messages and debuggers call it.
  ///   - onDone: the name of the case of the event that brings the result.
  ///   - onError: makes the event that brings the error. What the work throws is reported if `nil`.
  ///   - work: the work, given the machine with its dependencies, on the main actor. Its task is cancelled when the state
  ///     is left; a `CancellationError` is ignored.
  ///   - fileID: the file that messages name as the place of the work.
  ///   - filePath: the path of the file that messages name as the place of the work.
  ///   - line: the line that messages name as the place of the work.
  ///   - column: the column that messages name as the place of the work.
  public init<Value>(
    _ name: String, onDone: @escaping (Value) -> M.Event, onError: ((any Error) -> M.Event)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Value
  ) {
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(name, onDone: CaseReference(onDone), onError: onError.map { CaseReference($0(SampleError())) }) {
      machine, _, ticket in
      Self.run(name, ticket, failed.value, fileID, filePath, line, column) { send in
        let value = try await work(machine)
        send(.returned(done.value(value), ticket))
      }
    }
  }

  /// Declares work whose error is told in words.
  ///
  /// - Parameters:
  ///   - name: what diagrams, messages and debuggers call it.
  ///   - onDone: the name of the case of the event that brings the result.
  ///   - onError: the name of the case of the event that brings the error's `localizedDescription`.
  ///   - work: the work, given the machine with its dependencies, on the main actor.
  ///   - fileID: the file that messages name as the place of the work.
  ///   - filePath: the path of the file that messages name as the place of the work.
  ///   - line: the line that messages name as the place of the work.
  ///   - column: the column that messages name as the place of the work.
  public init<Value>(
    _ name: String, onDone: @escaping (Value) -> M.Event, onError: @escaping (String) -> M.Event,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Value
  ) {
    self.init(
      name, onDone: onDone, onError: { error in onError(error.localizedDescription) }, fileID: fileID,
      filePath: filePath, line: line, column: column, work)
  }

  /// Declares work that brings nothing but its end.
  ///
  /// - Parameters:
  ///   - name: what diagrams, messages and debuggers call it.
  ///   - onDone: the event that brings its end, whose case has no value; none if `nil`.
  ///   - onError: makes the event that brings the error. What the work throws is reported if `nil`.
  ///   - work: the work, given the machine with its dependencies, on the main actor.
  ///   - fileID: the file that messages name as the place of the work.
  ///   - filePath: the path of the file that messages name as the place of the work.
  ///   - line: the line that messages name as the place of the work.
  ///   - column: the column that messages name as the place of the work.
  public init(
    _ name: String, onDone: M.Event? = nil, onError: ((any Error) -> M.Event)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: @escaping @MainActor (M) async throws -> Void
  ) {
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(
      name, onDone: onDone.map { CaseReference($0) }, onError: onError.map { CaseReference($0(SampleError())) }
    ) { machine, _, ticket in
      Self.run(name, ticket, failed.value, fileID, filePath, line, column) { send in
        try await work(machine)
        if let event = done.value { send(.returned(event, ticket)) }
      }
    }
  }

  /// Declares work that needs what its state knows.
  ///
  /// - Parameters:
  ///   - name: what diagrams, messages and debuggers call it.
  ///   - phase: the name of the case of the state: the one that owns the work, or one around it.
  ///   - onDone: the name of the case of the event that brings the result.
  ///   - onError: makes the event that brings the error. What the work throws is reported if `nil`.
  ///   - work: the work, given the machine and what the state knew when it was entered, on the main actor.
  ///   - fileID: the file that messages name as the place of the work.
  ///   - filePath: the path of the file that messages name as the place of the work.
  ///   - line: the line that messages name as the place of the work.
  ///   - column: the column that messages name as the place of the work.
  public init<Known, Value>(
    _ name: String, of phase: @escaping (Known) -> M.Phase, onDone: @escaping (Value) -> M.Event,
    onError: ((any Error) -> M.Event)? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ work: @escaping @MainActor (M, Known) async throws -> Value
  ) {
    let path = Confined(CasePath(phase))
    let done = Confined(onDone)
    let failed = Confined(onError)
    self.init(name, onDone: CaseReference(onDone), onError: onError.map { CaseReference($0(SampleError())) }) {
      machine, configuration, ticket in
      guard let known = configuration.find(path.value)?.value else { return .none }
      return Self.run(name, ticket, failed.value, fileID, filePath, line, column) { send in
        let value = try await work(machine, known)
        send(.returned(done.value(value), ticket))
      }
    }
  }

  /// Declares work that sends events as long as it runs, such as the elements of a sequence.
  ///
  /// - Parameters:
  ///   - name: what diagrams, messages and debuggers call it.
  ///   - onError: makes the event that brings the error. What the work throws is reported if `nil`.
  ///   - work: the work, given the machine and what sends events, on the main actor.
  ///   - fileID: the file that messages name as the place of the work.
  ///   - filePath: the path of the file that messages name as the place of the work.
  ///   - line: the line that messages name as the place of the work.
  ///   - column: the column that messages name as the place of the work.
  public init(
    _ name: String, onError: ((any Error) -> M.Event)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    sending work: @escaping @MainActor (M, @escaping @MainActor (M.Event) -> Void) async throws -> Void
  ) {
    let failed = Confined(onError)
    self.init(name, onDone: nil, onError: onError.map { CaseReference($0(SampleError())) }) { machine, _, ticket in
      Self.run(name, ticket, failed.value, fileID, filePath, line, column) { send in
        try await work(machine) { send(.returned($0, ticket)) }
      }
    }
  }

  @MainActor
  private static func run(
    _ name: String, _ ticket: MachineTicket, _ onError: ((any Error) -> M.Event)?, _ fileID: StaticString,
    _ filePath: StaticString, _ line: UInt, _ column: UInt,
    _ work: @escaping @MainActor (Send<M.Action>) async throws -> Void
  ) -> Effect<M.Action> {
    var handler: (@MainActor (any Error, Send<M.Action>) async -> Void)?
    if let onError { handler = { error, send in send(.returned(onError(error), ticket)) } }
    return .run(
      name: name, operation: work, catch: handler, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
