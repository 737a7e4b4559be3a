/// Adds `copy(_:)` to a struct: the way to a changed value where every field is a `let`.
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
/// The closure changes a `Copy`: a nested struct in which every stored property is a `var` of the same type and
/// access, `private` becoming `fileprivate`. An error it throws is thrown on. The memberwise initializer stays, and
/// neither it nor one of your own is called: `copy(_:)` sets the stored properties, over the initial values of those
/// that have one, and nothing else.
///
/// Computed and static properties are left out. What cannot be set again is an error: a `let` with an initial value,
/// a lazy property, a property wrapper. A struct inside a function cannot have the macro: Swift has no extensions of
/// local types.
@attached(member, names: named(Copy), named(copy))
@attached(extension, names: named(init))
public macro Copying() = #externalMacro(module: "TrifectaMacrosPlugin", type: "CopyingMacro")
