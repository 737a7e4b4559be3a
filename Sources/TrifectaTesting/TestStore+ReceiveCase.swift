import Trifecta

extension TestStore {
  /// Waits for the next action of an effect, asserts its case by the case's name, and what it changes.
  ///
  /// ```swift
  /// await store.receive(Lookup.Action.found) { $0.meaning = "a large cat" }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of the case expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<Value>(
    _ name: @escaping (Value) -> Feature.Action,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      CasePath(name), timeout: timeout, expecting: expectation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits for the next action of an effect, asserts its case, which has two values, by the case's name, and what it
  /// changes.
  ///
  /// - Parameters:
  ///   - name: the name of the case expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<First, Second>(
    _ name: @escaping (First, Second) -> Feature.Action,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      CasePath(name), timeout: timeout, expecting: expectation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits for the next action of an effect, asserts its case by the case's name, the case's value, and what it changes.
  ///
  /// - Parameters:
  ///   - name: the name of the case expected.
  ///   - value: the value expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<Value: Equatable>(
    _ name: @escaping (Value) -> Feature.Action,
    _ value: Value,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      CasePath(name), value, timeout: timeout, expecting: expectation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
