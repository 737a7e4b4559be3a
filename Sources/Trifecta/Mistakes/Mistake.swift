/// The body of declarations that exist only for their compiler message. They are unavailable, so no call of them
/// compiles.
func mistake() -> Never {
  fatalError("Unreachable: the calling declaration is unavailable")
}

/// The root of a key path that was written in place of a case, such as `\.editor`, so that type checking reaches the
/// message of the unavailable overload.
@dynamicMemberLookup
public struct CaseKeyPath {
  private init() {}

  /// Accepts any member name.
  public subscript(dynamicMember name: String) -> CaseKeyPath { self }
}
