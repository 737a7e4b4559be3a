import Trifecta

extension StoreEvent.Reduction {
  /// What the action changed, a `-` before each old line and a `+` before each new one. `nil` if it changed nothing
  /// that can be printed. Made when it is asked for. O(size of the state).
  public var difference: String? { TrifectaDebug.difference(before, after) }
}
