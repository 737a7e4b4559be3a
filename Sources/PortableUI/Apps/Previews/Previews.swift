/// The layout of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a string literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Portrait.
  case portrait
  /// Portrait, upside down.
  case portraitUpsideDown
  /// Landscape, on the left side.
  case landscapeLeft
  /// Landscape, on the right side.
  case landscapeRight
}

extension View {
  /// Sets the layout of a preview. This has no effect: previews have the size of the host's screen.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets the device of a preview. This has no effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the display name of a preview.
  @_disfavoredOverload
  public func previewDisplayName(_ value: String?) -> some View { NamedPreview(name: value, body: self) }
  /// Sets the localized display name of a preview.
  public func previewDisplayName(_ key: LocalizedStringKey) -> some View {
    NamedPreview(name: Text(key).string(in: EnvironmentValues()), body: self)
  }
  /// Sets the orientation of a preview. This has no effect.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Sets the context of a preview. This has no effect.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The context of a preview.
public protocol PreviewContext {}

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable {
  let wrap: @MainActor @Sendable (AnyView) -> AnyView
  /// The size set by the trait, or `nil` for the size of the device.
  let size: CGSize?

  init(size: CGSize? = nil, _ wrap: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }) {
    self.size = size
    self.wrap = wrap
  }
}

/// The namespace of preview types.
public struct Preview {
  /// The kind of traits for previews of views.
  public struct ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view. It has no effect: the preview has the size of the host's screen.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Returns a trait with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(size: CGSize(width: width, height: height)) { content in
      AnyView(content.frame(width: width, height: height))
    }
  }
  /// Portrait. It has no effect.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Portrait, upside down. It has no effect.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Landscape, on the left side. It has no effect.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Landscape, on the right side. It has no effect.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Returns a trait that applies a modifier to the view.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
    PreviewTrait { content in AnyView(modifier.wrap(content)) }
  }
}

/// A preview modifier with a shared context.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// The type of the modified preview.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  fileprivate func wrap(_ content: AnyView) -> some View {
    SharedPreview(modifier: self, content: content)
  }
}

/// The content of a preview, as passed to a preview modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The content.
  public var body: some View { content }
}

/// A preview that shows its content when the shared context is available.
private struct SharedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task { context = try? await Modifier.makeSharedContext() }
    }
  }
}

/// A preview declared with `#Preview`. The macro generates conforming types.
@MainActor
public protocol _PreviewRecord: PreviewProvider {
  /// The display name of the preview, or `nil`.
  static var name: String? { get }
  /// The source file of the preview in the format of `#fileID`, and the line.
  static var place: (fileID: String, line: Int) { get }
  /// The traits of the preview.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
}

extension _PreviewRecord {
  /// The preview with its traits applied.
  public static var _preview: AnyView {
    traits.reversed().reduce(AnyView(previews)) { $1.wrap($0) }
  }
}
