import Trifecta

/// Creates effects that save a shared value and subscribe to it. `$theme` is the handle of `@Shared(.theme) var theme`.
public struct SharedHandle<Value: Sendable & Equatable>: Sendable {
  let key: SharedKey<Value>
  let storage: SharedStorage

  /// The current value: the value that a feature saved last.
  @MainActor
  public var value: Value { storage.cell(for: key).value }

  /// Returns an effect that sets the shared value and delivers it to subscribers, before the store handles another
  /// action.
  ///
  /// The actions by which subscribers in the same store receive the value are handled in the same batch. The value is
  /// not delivered to the feature that saves it. It is saved even if a parent removes the feature in the same
  /// reduction. The medium is written later, off the main actor.
  ///
  /// - Parameters:
  ///   - value: the value to save.
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  /// - Returns: the effect to return from the reducer. It ends immediately.
  @MainActor
  public func save<Action>(
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .immediate("save \(key.id)", at: place) { writer in storage.cell(for: key).set(value, from: writer) }
  }

  /// Returns an effect that modifies the shared value in place, before the store handles another action.
  ///
  /// Use it if the new value depends on the old one, such as a counter that several features increment: if two features
  /// computed and saved it in one action, both would save the same number. The value is delivered to all subscribers,
  /// including this feature, because its reducer does not know the result. Otherwise the effect behaves like
  /// ``save(_:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// return $visits.modify { $0 += 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - change: modifies the value.
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  /// - Returns: the effect to return from the reducer. It ends immediately.
  @MainActor
  public func modify<Action>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: @escaping @MainActor (inout Value) -> Void
  ) -> Effect<Action> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let change = inCurrentDependencies(change)
    return .immediate("save \(key.id)", at: place) { _ in storage.cell(for: key).modify(change) }
  }

  /// Returns an effect that modifies the shared value in place, before the store handles another action, and sends an
  /// action when the medium has stored the change, or has failed to.
  ///
  /// Use it to show an error, or a value that others have changed in the meantime. The value is visible before it is stored.
  /// Values in memory are stored immediately. If a change of a value in the database fails, it has been undone when the
  /// action arrives. Cancelling the effect does not cancel the change. If a parent removes the feature in the same reduction, the
  /// change is made, but no action is sent.
  ///
  /// ```swift
  /// return $list.modify { $0.append(item) } completed: { Action.itemStored($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  ///   - change: modifies the value. For a value in the database it may be called several times, with different values,
  ///     so it must do nothing else.
  ///   - completed: converts the result to an action: the value that was stored, or the error.
  /// - Returns: the effect to return from the reducer.
  @MainActor
  public func modify<Action>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: @escaping @MainActor (inout Value) -> Void,
    completed: @escaping @MainActor (Result<Value, SharedSaveError>) -> Action
  ) -> Effect<Action> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let change = inCurrentDependencies(change)
    // A parent may remove the feature in the same reduction. Then the change is made, but no action is sent.
    let ifRemoved: @MainActor () -> Void = { storage.cell(for: key).modify(change) }
    return .prepared(name: "save \(key.id)", at: place, ifRemoved: ifRemoved) { send in
      let (results, continuation) = AsyncStream<Result<Value, SharedSaveError>>.makeStream()
      storage.cell(for: key).modify(change) { result in
        continuation.yield(result.mapError(SharedSaveError.init))
        continuation.finish()
      }
      return { for await result in results { send(completed(result)) } }
    }
  }

  /// Returns a closure that makes a change with the current dependency overrides.
  @MainActor
  private func inCurrentDependencies(
    _ change: @escaping @MainActor (inout Value) -> Void
  ) -> @MainActor (inout Value) -> Void {
    guard let overrides = DependencyValues.overridden else { return change }
    return { value in overrides.run { change(&value) } }
  }

  /// Returns the current value if `known` is an older value, and a subscriber may still hold it because a delivery is
  /// in flight.
  @MainActor
  func newer(than known: Value) -> Value? {
    storage.cell(for: key).newer(than: known)
  }

  /// Records that a subscriber has received a value.
  @MainActor
  func wasReceived(_ received: Value) {
    storage.cell(for: key).wasReceived(received)
  }

  /// Runs a reducer whose received values are confirmed by ``wasReceived(_:)``.
  @MainActor
  func whileSharing<Result>(actionsOf action: Any.Type, _ reduce: () -> Result) -> Result {
    storage.cell(for: key).whileSharing(actionsOf: action, reduce)
  }

  /// Returns an effect that delivers the value again, if the feature received an older value after its own last write.
  @MainActor
  func deliverAgain<Action>(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Effect<Action> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .immediate("catch up with \(key.id)", at: place) { writer in
      if let writer { storage.cell(for: key).deliverAgain(at: writer) }
    }
  }

  /// Returns an effect that sends an action for each later value, until it is cancelled.
  ///
  /// A value is not sent if it equals the last value that was sent to this feature or saved by it. A feature has one
  /// subscription per value: subscribing again, for example when the screen reappears, replaces the earlier effect.
  /// Make the effect `cancellable` if the feature unsubscribes before it is removed.
  ///
  /// - Parameters:
  ///   - action: converts a value to an action.
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  /// - Returns: the effect to return from the reducer.
  @MainActor
  public func subscribe<Action>(
    _ action: @escaping @MainActor (Value) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    // The value is read when the reducer creates the effect, because the effect may start later.
    let known = value
    let confirms = storage.cell(for: key).sharedAction == Action.self
    let overrides = DependencyValues.overridden
    // The code that saves the value also delivers it. Its dependency overrides must not apply to this closure.
    let makeAction: @MainActor (Value) -> Action = { value in
      guard let overrides else { return DependencyValues.withoutOverrides { action(value) } }
      return overrides.run { action(value) }
    }
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect<Action>.prepared(name: "subscribe \(key.id)", at: place) { send in
      // The subscription is created synchronously, so that no value is missed if the task begins later.
      let cell = storage.cell(for: key)
      let id = cell.subscribe(from: send.place, known: known, confirms: confirms) { send(makeAction($0)) }
      return {
        defer { cell.unsubscribe(id) }
        // This stream has no elements. The loop ends when the effect is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    .cancellable(id: SubscriptionID(key: key.id), cancelInFlight: true)
  }

  /// Returns whether the feature was subscribed to the value when the snapshot was made that it is restored from.
  @MainActor
  func wasSubscribed(_ interrupted: InterruptedEffects) -> Bool {
    interrupted.contains(id: SubscriptionID(key: key.id))
  }
}

/// The id of the effects that subscribe a feature to a value. At most one of them runs at a time.
private struct SubscriptionID: Hashable, Sendable, CustomStringConvertible {
  let key: String

  var description: String { "subscribe \(key)" }
}
