import Trifecta

extension StoreEvent.Reduction {
  /// The changes of the action: old lines with a leading `-`, new lines with a leading `+`. `nil` if there is no
  /// difference that can be printed. Computed on each access. O(size of the state).
  public var difference: String? { TrifectaDebug.difference(before, after) }
}
