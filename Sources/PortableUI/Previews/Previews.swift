/// How large a preview is.
public enum PreviewLayout: Sendable, Hashable {
  /// As large as the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that a preview is shown as.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// Which way a device is held.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
}

extension View {
  /// Says how large a preview is. Previews are shown as large as the host's screen.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says as which device a preview is shown. Previews are shown as the host's.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Names a preview.
  @_disfavoredOverload
  public func previewDisplayName(_ value: String?) -> some View { NamedPreview(name: value, body: self) }
  /// Names a preview.
  public func previewDisplayName(_ key: LocalizedStringKey) -> some View {
    NamedPreview(name: Text(key).string(in: EnvironmentValues()), body: self)
  }
  /// Says which way the device of a preview is held. Previews are shown as the host's.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Gives a preview something to know where it is shown.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// Where a preview is shown.
public protocol PreviewContext {}

/// What is said of a preview beside its view.
public struct PreviewTrait<T>: Sendable {
  let wrap: @MainActor @Sendable (AnyView) -> AnyView
  /// The size that the trait gives the preview; `nil` for the size of the device.
  let size: CGSize?

  init(size: CGSize? = nil, _ wrap: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }) {
    self.size = size
    self.wrap = wrap
  }
}

/// What `#Preview` makes.
public struct Preview {
  /// What is said of a preview of a view.
  public struct ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Of a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(size: CGSize(width: width, height: height)) { content in
      AnyView(content.frame(width: width, height: height))
    }
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On the left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On the right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// With a modifier around the view.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
    PreviewTrait { content in AnyView(modifier.wrap(content)) }
  }
}

/// What previews have in common: data, and something around their views.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews share.
  associatedtype Context = Void
  /// What is made of a preview.
  associatedtype Body: View
  /// A preview.
  typealias Content = PreviewModifierContent

  /// Makes what previews share.
  static func makeSharedContext() async throws -> Context

  /// Puts something around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  fileprivate func wrap(_ content: AnyView) -> some View {
    SharedPreview(modifier: self, content: content)
  }
}

/// The view of a preview, for a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

/// A preview that waits for what previews share.
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

/// A preview that `#Preview` has made. The macro writes types that conform.
@MainActor
public protocol _PreviewRecord: PreviewProvider {
  /// What the preview is called; `nil` where nothing is said.
  static var name: String? { get }
  /// The source file in which it is written, as `#fileID` has it, and the line.
  static var place: (fileID: String, line: Int) { get }
  /// What is said of the preview beside its view.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
}

extension _PreviewRecord {
  /// The preview with all that is said of it.
  public static var _preview: AnyView {
    traits.reversed().reduce(AnyView(previews)) { $1.wrap($0) }
  }
}
