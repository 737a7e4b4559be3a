/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  /// A height in points, as a fraction of the window's height, or the full height of the window.
  enum Height: Hashable {
    case points(CGFloat)
    case fraction(CGFloat)
    case all
  }

  let height: Height

  /// Half of the window's height.
  public static let medium = Self(height: .fraction(0.5))
  /// The full height of the window, except a gap at the top.
  public static let large = Self(height: .all)

  /// Returns a detent whose height is a fraction of the window's height.
  ///
  /// - Parameter fraction: the fraction, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    Self(height: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// Returns a detent with a height in points.
  ///
  /// - Parameter height: the height. A negative value counts as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    Self(height: .points(height.isNaN ? 0 : max(height, 0)))
  }

  /// Returns a detent whose height is computed by a type.
  ///
  /// - Parameter type: the type that computes the height. Its context has a maximum height of 800 points. If it returns
  ///   `nil`, the sheet is as high as the window.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    type.height(in: Context(maxDetentValue: 800)).map { .height($0) } ?? .large
  }

  /// The values that a custom detent can depend on.
  public struct Context: Sendable {
    /// The maximum height, in points.
    public let maxDetentValue: CGFloat
  }

  /// The height of the detent in a window that is 844 points high, for sorting detents by height.
  var order: CGFloat {
    switch height {
    case .points(let points): points
    case .fraction(let fraction): fraction * 844
    case .all: .infinity
    }
  }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent {
  /// Returns the height of the detent.
  ///
  /// - Parameter context: the values that the height can depend on.
  /// - Returns: the height in points, or `nil` for the height of the window.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values that a custom detent can depend on.
  public typealias Context = PresentationDetent.Context
}

/// The form of a presentation on a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// No adaptation: the same form as on a wide window.
  public static let none = Self(name: "none")
  /// A popover.
  public static let popover = Self(name: "popover")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// A cover of the entire window.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// Whether the user can interact with the view behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The greatest height of the sheet at which interaction is enabled; `nil` if interaction is disabled at all heights.
  private let detent: PresentationDetent?

  /// The platform's default: interaction is disabled.
  public static let automatic = Self(detent: nil)
  /// Interaction is enabled.
  public static let enabled = Self(detent: .large)
  /// Interaction is disabled.
  public static let disabled = Self(detent: nil)

  /// Returns a setting that enables interaction up to a height of the sheet.
  ///
  /// - Parameter detent: the greatest height at which interaction is enabled.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(detent: detent) }

  /// Returns whether interaction is enabled behind a sheet of the given height. `nil` represents the height of the
  /// window.
  func isEnabled(at height: PresentationDetent?) -> Bool {
    detent.map { (height ?? .large).order <= $0.order } ?? false
  }
}

/// A setting for whether a swipe on a sheet's content first resizes the sheet or first scrolls the content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// A swipe first resizes the sheet.
  public static let resizes = Self(name: "resizes")
  /// A swipe first scrolls the content.
  public static let scrolls = Self(name: "scrolls")
}

/// The size of a sheet on a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {}

/// One of the platform's sheet sizes.
public struct PlatformPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == PlatformPresentationSizing {
  /// The platform's default.
  public static var automatic: Self { Self() }
  /// The size of a form.
  public static var form: Self { Self() }
  /// The size of a page.
  public static var page: Self { Self() }
  /// The size of the content.
  public static var fitted: Self { Self() }
}
