import Trifecta

extension TestStore where Feature.SideEffect: Equatable {
  /// Asserts the next side effect of the feature itself.
  ///
  /// - Parameters:
  ///   - sideEffect: the side effect expected.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func expectSideEffect(
    _ sideEffect: Feature.SideEffect,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    assertSideEffect(sideEffect, of: core.root, at: place)
  }
}

extension TestStore {
  /// Asserts the next side effect of a child.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the feature.
  ///   - sideEffect: the side effect expected.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func expectSideEffect<ChildFeature: Reducer>(
    _ child: Child<Feature.State, Feature.Action, ChildFeature>,
    _ sideEffect: ChildFeature.SideEffect,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildFeature.SideEffect: Equatable {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    assertSideEffect(sideEffect, of: core.place(of: child), at: place)
  }

  func assertSideEffect<SideEffect: Equatable>(
    _ expected: SideEffect,
    of node: ObjectIdentifier,
    at place: CodePlace
  ) {
    guard let actual = inbox.takeSideEffect(of: node) else {
      return place.report(Message.noSideEffect(expected))
    }
    if actual as? SideEffect != expected {
      place.report(Message.otherSideEffect(expected: expected, actual: actual))
    }
  }
}
