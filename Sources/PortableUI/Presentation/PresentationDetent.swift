/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  /// How high it is: in points, or as a part of the window.
  enum Height: Hashable {
    case points(CGFloat)
    case fraction(CGFloat)
    case all
  }

  let height: Height

  /// Half of the window.
  public static let medium = Self(height: .fraction(0.5))
  /// All of the window but for a bit at its top.
  public static let large = Self(height: .all)

  /// A part of the window.
  ///
  /// - Parameter fraction: from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    Self(height: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points.
  ///
  /// - Parameter height: how high; a negative one is none.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    Self(height: .points(height.isNaN ? 0 : max(height, 0)))
  }

  /// A height that a type says.
  ///
  /// - Parameter type: says the height for a window of 844 points; where it says none, the sheet is as high as the window.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    type.height(in: Context(maxDetentValue: 800)).map { .height($0) } ?? .large
  }

  /// What a height may depend on.
  public struct Context: Sendable {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat
  }

  /// Lesser ones are lower, on a window of common height.
  var order: CGFloat {
    switch height {
    case .points(let points): points
    case .fraction(let fraction): fraction * 844
    case .all: .infinity
    }
  }
}

/// Says how high a sheet is.
public protocol CustomPresentationDetent {
  /// The height.
  ///
  /// - Parameter context: what it may depend on.
  /// - Returns: the height in points; `nil` for as high as the window.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a height may depend on.
  public typealias Context = PresentationDetent.Context
}

/// What a presentation is where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// What it is elsewhere.
  public static let none = Self(name: "none")
  /// A popover.
  public static let popover = Self(name: "popover")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// As large as the window.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// Whether a person can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The greatest height at which they can.
  private let detent: PresentationDetent?

  /// As the platform has it: they cannot.
  public static let automatic = Self(detent: nil)
  /// They can.
  public static let enabled = Self(detent: .large)
  /// They cannot.
  public static let disabled = Self(detent: nil)

  /// They can up to a height of the sheet.
  ///
  /// - Parameter detent: the greatest height at which they can.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(detent: detent) }

  /// Whether they can behind a sheet of some height; `nil` for one as high as the window.
  func isEnabled(at height: PresentationDetent?) -> Bool {
    detent.map { (height ?? .large).order <= $0.order } ?? false
  }
}

/// What pulling at a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = Self(name: "resizes")
  /// It scrolls.
  public static let scrolls = Self(name: "scrolls")
}

/// How large a sheet is on a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {}

/// One of the platform's sizes.
public struct PlatformPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == PlatformPresentationSizing {
  /// As the platform has it.
  public static var automatic: Self { Self() }
  /// A card for a form.
  public static var form: Self { Self() }
  /// A page.
  public static var page: Self { Self() }
  /// As large as its content.
  public static var fitted: Self { Self() }
}
