import Trifecta

/// A place in a test store's tree: the root, a child, a row, or one of theirs. Side effects are expected of it.
///
/// ```swift
/// store.child(App.tab).child(Tab.dialer).expectSideEffect(.dial("112"))
/// ```
@MainActor
public struct TestPlace<Feature: Reducer>: SideEffectExpecting {
  let inbox: any SideEffectInbox
  let reference: PlaceReference

  /// This place.
  public var place: TestPlace<Feature> { self }

  /// The next side effect of this place, `nil` after a failure was reported if there is none.
  func take(_ expected: String?, at code: CodePlace) -> Any? {
    if let sideEffect = inbox.takeSideEffect(of: reference.name) { return sideEffect }
    code.report(
      Message.noSideEffect(expected, of: reference.name, waiting: inbox.sideEffects.map { ($0.value, $0.place) }))
    return nil
  }
}
