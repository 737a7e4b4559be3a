/// Adds `copy(_:)` to a struct, which returns a changed copy of a value whose fields are all `let`.
///
/// ```swift
/// @Copying
/// struct DialerState: Equatable {
///   let username: String
///   let phoneNumber: String
/// }
///
/// let state = DialerState(username: "", phoneNumber: "")
/// let loaded = state.copy { $0.username = "Sam" }
/// ```
///
/// The closure changes a `Copy`: a nested struct in which every stored property is a `var` of the same type and access
/// level; `private` becomes `fileprivate`. `copy(_:)` rethrows errors of the closure. The memberwise initializer is
/// kept. `copy(_:)` calls neither the memberwise initializer nor your own initializers. It sets the stored properties,
/// replacing initial values, and does nothing else.
///
/// Computed and static properties are not copied. A property that cannot be set again is an error: a `let` with an
/// initial value, a lazy property, a property wrapper. The macro cannot be attached to a struct inside a function,
/// because Swift does not allow extensions of local types.
@attached(member, names: named(Copy), named(copy))
@attached(extension, names: named(init))
public macro Copying() = #externalMacro(module: "TrifectaMacrosPlugin", type: "CopyingMacro")
