/// Declares a preview of a view.
///
/// - Parameters:
///   - name: The display name of the preview.
///   - body: A closure that creates the view. Properties in it that are marked with `@Previewable` belong to the
///     preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PortableUIPlugin", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// - Parameters:
///   - name: The display name of the preview.
///   - traits: A trait of the preview.
///   - additionalTraits: Further traits of the preview.
///   - body: A closure that creates the view. Properties in it that are marked with `@Previewable` belong to the
///     preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PortableUIPlugin", type: "PreviewMacro")

/// Marks a dynamic property in the body of a preview, such as a `@State` variable that the view uses through a binding.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PortableUIPlugin", type: "PreviewableMacro")

/// Creates a key and an accessor for a variable. The variable's initial value becomes the default value. Apply it to a
/// variable in an extension of ``EnvironmentValues``, `Transaction` or ``ContainerValues``.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PortableUIPlugin", type: "EntryMacro")
