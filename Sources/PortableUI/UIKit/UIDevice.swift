/// The device of the person, for sources that were written for UIKit.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// What a battery is doing.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It becomes emptier.
    case unplugged
    /// It becomes fuller.
    case charging
    /// It is full.
    case full
  }

  /// What kind of device it is: a phone where the screen is compact from side to side, and a tablet otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UserInterfaceSizeClass.ofWidth(UIScreen.main.bounds.width) == .compact ? .phone : .pad
  }
  /// What the device is called.
  public var name: String { model }
  /// What the device is.
  public var model: String { "Browser" }
  /// The system of the server.
  public var systemName: String { "Linux" }
  /// The version of that.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Which way the device is held.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// What the device is, in the person's language.
  public var localizedModel: String { model }
  /// Whether the battery is looked at. It is kept and does nothing.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; browsers do not say: -1.
  public var batteryLevel: Float { -1 }
  /// What the battery is doing; browsers do not say.
  public var batteryState: BatteryState { .unknown }
  /// Tells the device; browsers do not say: `nil`.
  public var identifierForVendor: UUID? { nil }
}

/// What kind of device a screen is on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The screen of the person, for sources that were written for UIKit. Views that use it are not told of changes: use a
/// `GeometryReader` or a size class.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private init() {}

  /// How large the screen is, in points: the page of the person in whose view, or action of a view, this is read, and elsewhere
  /// that of a phone.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: ScreenServices.current?.viewport ?? CGSize(width: 390, height: 844))
  }
  /// How large the screen is, in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// How many pixels a point has from side to side.
  public var nativeScale: CGFloat { scale }
  /// How bright the screen is, from 0 to 1. A page cannot change that: it is kept and does nothing.
  public var brightness: CGFloat = 1
  /// Whether somebody records the screen. Browsers do not say: `false`.
  public var isCaptured: Bool { false }
  /// How often a second the screen shows something new, at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// What the screen is like.
  public var traitCollection: UITraitCollection { .current }
  /// How many pixels a point has from side to side.
  public var scale: CGFloat { ScreenServices.current?.traits.displayScale ?? 2 }
}

/// Shows views in a UIKit app.
@available(
  *, unavailable, message: "There is no UIKit off Apple's platforms. Show the view in a WindowGroup, or by WebScreens."
)
@MainActor
open class UIHostingController<Content: View> {
  /// Creates a controller.
  public init(rootView: Content) {}
}

/// Shows a UIKit view among others.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
public protocol UIViewRepresentable: View {
  /// What it talks to the view by.
  associatedtype Coordinator = Void
  /// What the view is given.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Shows a UIKit view controller among others.
@available(*, unavailable, message: "There is no UIKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
public protocol UIViewControllerRepresentable: View {
  /// What it talks to the controller by.
  associatedtype Coordinator = Void
  /// What the controller is given.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Shows an AppKit view among others.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
public protocol NSViewRepresentable: View {
  /// What it talks to the view by.
  associatedtype Coordinator = Void
  /// What the view is given.
  typealias Context = UIViewRepresentableContext<Self>
}
