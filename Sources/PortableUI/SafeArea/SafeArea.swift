import Elements
import ViewGraph

/// Parts of a screen that content leaves free by itself.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the device take.
  public static let container = Self(rawValue: 1)
  /// What a keyboard takes.
  public static let keyboard = Self(rawValue: 2)
  /// All of it.
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
  /// Lets the view be where bars and the device are.
  ///
  /// - Parameters:
  ///   - regions: what it may cover. A keyboard makes a browser's window smaller by itself.
  ///   - edges: at which sides.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view be where bars and the device are. See ``ignoresSafeArea(_:edges:)``.
  ///
  /// - Parameter edges: at which sides.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Says whether the device shows how it is, above the screen. A browser decides that by itself.
  ///
  /// - Parameter hidden: whether it is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Says whether the device shows how it is, above the screen. A browser decides that by itself.
  ///
  /// - Parameter hidden: whether it is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Says whether the device shows something of its own in front of the screen. A browser decides that by itself.
  ///
  /// - Parameter visibility: whether it is seen.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Says at which sides the screen comes before the device with a person's gestures. A browser decides that by itself.
  ///
  /// - Parameter edges: the sides.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension ElementKind {
  /// A layer whose view may be where bars and the device are, at some `edges`.
  package static let safeArea = ElementKind(rawValue: "safeArea")
}

extension AttributeKey {
  /// Of a `safeArea`: words for sides, `top`, `leading`, `bottom`, `trailing`.
  package static let edges = AttributeKey(rawValue: "edges")
}
