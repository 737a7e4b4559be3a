import Trifecta

/// A feature in a test store's tree: the root, a child, a row, or one of their children. Use it to expect side effects
/// of that feature.
///
/// ```swift
/// store.child(App.tab).child(Tab.dialer).expectSideEffect(.dial("112"))
/// ```
@MainActor
public struct TestScope<Feature: Reducer>: SideEffectExpecting {
  let inbox: any SideEffectInbox
  let reference: PlaceReference

  /// This value itself.
  public var scope: TestScope<Feature> { self }

  /// Removes and returns the next side effect of this feature. Reports a failure and returns `nil` if there is none.
  func take(_ expected: String?, at code: FailureLocation) -> Any? {
    if let sideEffect = inbox.takeSideEffect(of: reference.name) { return sideEffect }
    code.report(
      Message.noSideEffect(expected, of: reference.name, waiting: inbox.sideEffects.map { ($0.value, $0.place) }))
    return nil
  }
}
