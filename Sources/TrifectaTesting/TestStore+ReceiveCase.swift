import Trifecta

extension TestStore {
  /// Waits for the next action of an effect, and asserts its case and its state change. The case is given as a
  /// constructor.
  ///
  /// ```swift
  /// await store.receive(Lookup.Action.found) { $0.meaning = "a large cat" }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the constructor of the expected case.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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

  /// Waits for the next action of an effect, and asserts its case and its state change. The case is given as a
  /// constructor with two values.
  ///
  /// - Parameters:
  ///   - name: the constructor of the expected case.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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

  /// Waits for the next action of an effect, and asserts its case, the case's value and its state change. The case is
  /// given as a constructor.
  ///
  /// - Parameters:
  ///   - name: the constructor of the expected case.
  ///   - value: the expected value.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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
