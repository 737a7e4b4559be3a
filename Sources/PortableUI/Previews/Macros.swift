/// Shows a view in the states it can be in, for people who design it.
///
/// - Parameters:
///   - name: what the preview is called.
///   - body: the view. Properties with `@Previewable` in it are the preview's own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PortableUIPlugin", type: "PreviewMacro")

/// Shows a view in the states it can be in, for people who design it.
///
/// - Parameters:
///   - name: what the preview is called.
///   - traits: what is said of it beside its view.
///   - additionalTraits: more of that.
///   - body: the view. Properties with `@Previewable` in it are the preview's own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PortableUIPlugin", type: "PreviewMacro")

/// Lets a preview have a property of its own, such as state that its view binds to.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PortableUIPlugin", type: "PreviewableMacro")

/// Makes a value of the environment, of transactions or of containers: a key and its default. Write it before a variable in an
/// extension of `EnvironmentValues`, for one.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PortableUIPlugin", type: "EntryMacro")
