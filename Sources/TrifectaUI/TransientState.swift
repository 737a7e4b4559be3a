#if canImport(SwiftUI)
  /// State of a view that snapshots of the screen do not contain. There are no snapshots of screens that Apple's SwiftUI
  /// shows, so there it is the same as `State`. PortableUI declares it on other platforms.
  public typealias TransientState<Value> = State<Value>
#endif
