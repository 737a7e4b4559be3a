/// The body of what is declared for the message of the compiler alone. It is not available, so no call of it compiles.
func mistake() -> Never {
  fatalError("No call of this compiles")
}

/// What a key path to a case seems to start at, so that the compiler gets as far as the message: `\.editor`.
@dynamicMemberLookup
public struct CaseKeyPath {
  private init() {}

  /// Any name.
  public subscript(dynamicMember name: String) -> CaseKeyPath { self }
}
