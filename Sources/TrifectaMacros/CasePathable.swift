import Trifecta

/// Adds a `CasePath` for each case of an enum, under `cases`.
///
/// It spares an `Action` with many children the closures that a case path written by hand needs. A path to a case
/// without values has the value `Void`; one to a case with several has an unlabelled tuple, as `IdentifiedChildren` expects.
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
/// The enum also conforms to ``CasePathable-swift.protocol``. Names of cases must differ in more than their labels. An
/// enum inside a function cannot have the macro: Swift has no extensions of local types.
@attached(member, names: named(Cases), named(cases))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "TrifectaMacrosPlugin", type: "CasePathableMacro")

/// An enum that has a `CasePath` for each of its cases. The macro of the same name makes an enum conform.
///
/// ```swift
/// if action.is(\.appeared) { appearances += 1 }
/// let dialed = action[case: \.dialer]
/// ```
public protocol CasePathable {
  /// A type with one property for each case, the case's path.
  associatedtype Cases

  /// The paths to all cases.
  static var cases: Cases { get }
}

extension CasePathable {
  /// Whether this is a certain case, whatever its values.
  ///
  /// - Parameter path: the case, as in `\.appeared`.
  @inlinable
  public func `is`<Value>(_ path: (Cases) -> CasePath<Self, Value>) -> Bool {
    path(Self.cases).extract(self) != nil
  }

  /// The value of a case, `nil` if this is another case.
  ///
  /// - Parameter path: the case, as in `\.dialer`.
  @inlinable
  public subscript<Value>(case path: (Cases) -> CasePath<Self, Value>) -> Value? {
    path(Self.cases).extract(self)
  }
}
