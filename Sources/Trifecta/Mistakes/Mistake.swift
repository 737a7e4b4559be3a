/// The body of declarations that exist only for their compiler message. They are unavailable, so no call of them
/// compiles.
func mistake() -> Never {
  fatalError("Unreachable: the calling declaration is unavailable")
}

/// The root type of a key path that the caller wrote in place of a case, such as `\.editor`. With this root type, the
/// key path type-checks, so that the compiler shows the message of the unavailable overload.
@dynamicMemberLookup
public struct CaseKeyPath {
  private init() {}

  /// Accepts any member name.
  public subscript(dynamicMember name: String) -> CaseKeyPath { self }
}
