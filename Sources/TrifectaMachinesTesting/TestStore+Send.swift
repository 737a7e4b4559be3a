import Trifecta
import TrifectaMachines
import TrifectaTesting

extension TestStore where Feature: Machine {
  /// Sends an event to the machine and asserts its state change.
  ///
  /// If an event has the same name as an action, `send` prefers the event: `send(MachineAction.start)` sends the action.
  ///
  /// - Parameters:
  ///   - event: the event to send.
  ///   - expectation: changes the previous state to the expected one. Omit it if the event changes nothing.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: a handle to the effects that the event started.
  @discardableResult
  public func send(
    _ event: Feature.Event,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> StoreTask {
    await send(
      MachineAction.event(event), expecting: expectation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
