import Trifecta

/// Makes effects that save and follow a shared value: what `$theme` is for `@Shared(.theme) var theme`.
public struct SharedHandle<Value: Sendable & Equatable>: Sendable {
  let key: SharedKey<Value>
  let storage: SharedStorage

  /// The value now: what was saved last, by any feature.
  @MainActor
  public var value: Value { storage.cell(for: key).value }

  /// An effect that makes `value` the shared one and tells those who follow it, before anything else happens.
  ///
  /// Actions that it causes in the same store are handled in the same batch. The feature that saves is not told of its
  /// own value. The value is saved also if a parent puts the feature away in the same reduction. The medium is written
  /// later, off the main actor.
  ///
  /// - Parameters:
  ///   - value: the value to save.
  ///   - fileID: the file reported as the effect's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the effect's place.
  ///   - column: the column reported as the effect's place.
  /// - Returns: the effect to return from the reducer. It ends at once.
  @MainActor
  public func save<Action>(
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return .immediate("save \(key.id)", at: place) { writer in storage.cell(for: key).set(value, from: writer) }
  }

  /// An effect that changes the shared value as it is when the effect starts, before anything else happens.
  ///
  /// Use it where the new value depends on the old one, like a count that several features add to: what two of them save
  /// in one action would be the same number. Those who follow the value are told, this feature too, which does not know
  /// what became of it. Otherwise it is as ``save(_:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// return $visits.modify { $0 += 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - change: changes the value.
  ///   - fileID: the file reported as the effect's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the effect's place.
  ///   - column: the column reported as the effect's place.
  /// - Returns: the effect to return from the reducer. It ends at once.
  @MainActor
  public func modify<Action>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: @escaping @MainActor (inout Value) -> Void
  ) -> Effect<Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let overrides = DependencyValues.overridden
    return .immediate("save \(key.id)", at: place) { _ in
      let cell = storage.cell(for: key)
      var value = cell.value
      if let overrides { overrides.run { change(&value) } } else { change(&value) }
      cell.set(value, from: nil)
    }
  }

  /// The value, if `known` is an older one that a follower has until it receives what is on its way.
  @MainActor
  func newer(than known: Value) -> Value? {
    storage.cell(for: key).newer(than: known)
  }

  /// Notes that a follower has received a value.
  @MainActor
  func wasReceived(_ received: Value) {
    storage.cell(for: key).wasReceived(received)
  }

  /// An effect that sends the feature the value once more, if it has been sent an older one after its own last write.
  @MainActor
  func deliverAgain<Action>(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Effect<Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return .immediate("catch up with \(key.id)", at: place) { writer in
      if let writer { storage.cell(for: key).deliverAgain(at: writer) }
    }
  }

  /// An effect that sends an action for every later value, until it is cancelled.
  ///
  /// A value equal to the one sent last, or to the one that this feature has saved last, is not sent. A feature follows
  /// a value once: subscribing again, because the screen has appeared again, takes the place of the earlier effect. Make
  /// it `cancellable` in a feature that stops following before it goes away.
  ///
  /// - Parameters:
  ///   - action: makes an action of a value.
  ///   - fileID: the file reported as the effect's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the effect's place.
  ///   - column: the column reported as the effect's place.
  /// - Returns: the effect to return from the reducer.
  @MainActor
  public func subscribe<Action>(
    _ action: @escaping @MainActor (Value) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    // What the reducer could read when it made the effect: it may start later.
    let known = value
    let overrides = DependencyValues.overridden
    // Who saves delivers the value, with dependencies of its own in force.
    let makeAction: @MainActor (Value) -> Action = { value in
      guard let overrides else { return DependencyValues.withoutOverrides { action(value) } }
      return overrides.run { action(value) }
    }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect<Action>.prepared(name: "follow \(key.id)", at: place) { send in
      // What is saved from now on is heard, also where the task begins later.
      let cell = storage.cell(for: key)
      let id = cell.follow(from: send.place, known: known) { send(makeAction($0)) }
      return {
        defer { cell.unfollow(id) }
        // Nothing is ever sent on this stream: it ends when the effect is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    .cancellable(id: Following(key: key.id), cancelInFlight: true)
  }
}

/// The id of the effects by which a feature follows a value: one at a time.
private struct Following: Hashable, Sendable, CustomStringConvertible {
  let key: String

  var description: String { "follow \(key)" }
}
