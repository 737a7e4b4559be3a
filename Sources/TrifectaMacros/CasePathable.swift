import Trifecta

/// Adds a `CasePath` for each case of an enum, as members of `cases`.
///
/// Use it instead of writing case paths with two closures by hand. The path to a case without values has the value type
/// `Void`; the path to a case with several values has an unlabelled tuple, as `IdentifiedChildren` requires.
///
/// ```swift
/// struct App: Reducer {
///   struct State { var dialer = Dialer.State() }
///   @CasePathable
///   enum Action {
///     case appeared
///     case dialer(Dialer.Action)
///   }
///
///   static let dialer = Child(Dialer(), state: \State.dialer, action: Action.cases.dialer)
///
///   var body: some Reducer<State, Action> {
///     Scope(Self.dialer)
///   }
/// }
/// ```
///
/// The enum also conforms to ``CasePathable-swift.protocol``. No two cases may have the same name with different
/// labels. The macro cannot be attached to an enum inside a function, because Swift does not allow extensions of local
/// types.
@attached(member, names: named(Cases), named(cases))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "TrifectaMacrosPlugin", type: "CasePathableMacro")

/// An enum that has a `CasePath` for each of its cases. The macro of the same name adds the conformance.
///
/// ```swift
/// if action.is(\.appeared) { appearances += 1 }
/// let dialed = action[case: \.dialer]
/// ```
public protocol CasePathable {
  /// A type with one property per case, which is the case's path.
  associatedtype Cases

  /// The paths to all cases.
  static var cases: Cases { get }
}

extension CasePathable {
  /// Returns whether this is a particular case, regardless of its values.
  ///
  /// - Parameter path: the case, such as `\.appeared`.
  @inlinable
  public func `is`<Value>(_ path: (Cases) -> CasePath<Self, Value>) -> Bool {
    path(Self.cases).extract(self) != nil
  }

  /// The value of a case; `nil` if this is another case.
  ///
  /// - Parameter path: the case, such as `\.dialer`.
  @inlinable
  public subscript<Value>(case path: (Cases) -> CasePath<Self, Value>) -> Value? {
    path(Self.cases).extract(self)
  }
}
