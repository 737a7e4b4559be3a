import Elements
import ViewGraph

/// The regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The areas that bars and parts of the device, such as a camera, cover.
  public static let container = Self(rawValue: 1)
  /// The area that the on-screen keyboard covers.
  public static let keyboard = Self(rawValue: 2)
  /// All regions.
  public static let all = Self(rawValue: .max)
}

private struct SafeAreaModifier: PrimitiveModifier {
  let edges: Edge.Set

  static var kind: ElementKind { .safeArea }

  func describe(_ writer: inout LayerWriter) {
    let sides: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    writer[.edges] = .string(sides.filter { edges.contains($0.0) }.map(\.1).joined(separator: " "))
  }
}

extension View {
  /// Extends the view into the safe area.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore. Only `container` has an effect: browsers resize their window for the keyboard.
  ///   - edges: The edges at which to ignore the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view into the safe area. See ``ignoresSafeArea(_:edges:)``.
  ///
  /// - Parameter edges: The edges at which to ignore the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Sets the visibility of the status bar. This has no effect: the browser controls it.
  ///
  /// - Parameter hidden: Whether the status bar is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of the status bar. This has no effect: the browser controls it.
  ///
  /// - Parameter hidden: Whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the visibility of system overlays. This has no effect: the browser controls it.
  ///
  /// - Parameter visibility: The visibility.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which gestures in the app take precedence over gestures of the system. This has no effect: the
  /// browser controls it.
  ///
  /// - Parameter edges: The edges.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
