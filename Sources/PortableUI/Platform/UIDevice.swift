/// The user's device, for source code written for UIKit.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device of the current screen.
  public static let current = UIDevice()

  private init() {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown.
    case unknown
    /// The battery is discharging.
    case unplugged
    /// The battery is charging.
    case charging
    /// The battery is full.
    case full
  }

  /// The kind of device: a phone if the current screen has a compact width, and a tablet otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UserInterfaceSizeClass.ofWidth(UIScreen.main.bounds.width) == .compact ? .phone : .pad
  }
  /// The name of the device.
  public var name: String { model }
  /// The model of the device.
  public var model: String { "Browser" }
  /// The operating system of the server.
  public var systemName: String { "Linux" }
  /// The operating system version of the server.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The orientation of the device, derived from the size of the current screen.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The localized model of the device.
  public var localizedModel: String { model }
  /// Whether the battery is monitored. It is stored and has no effect.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery. It is always -1, because browsers do not report it.
  public var batteryLevel: Float { -1 }
  /// The state of the battery. It is always unknown, because browsers do not report it.
  public var batteryState: BatteryState { .unknown }
  /// The identifier of the device. It is always `nil`, because browsers do not report one.
  public var identifierForVendor: UUID? { nil }
}

/// The kind of device that a screen belongs to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A screen in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Sideways, with the top of the device to the left.
  case landscapeLeft
  /// Sideways, with the top of the device to the right.
  case landscapeRight
  /// Flat, with the screen facing up.
  case faceUp
  /// Flat, with the screen facing down.
  case faceDown

  /// Whether the device is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The user's screen, for source code written for UIKit. Views that read its properties are not updated when they
/// change. Use a `GeometryReader` or a size class instead.
@MainActor @preconcurrency
public final class UIScreen {
  /// The current screen.
  public static let main = UIScreen()

  private init() {}

  /// The size of the screen, in points. For code in a view and in its actions, it is the size of the user's page. For
  /// other code, it is the size of a phone.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: ScreenServices.current?.viewport ?? CGSize(width: 390, height: 844))
  }
  /// The size of the screen, in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The brightness of the screen, from 0 to 1. The property is stored and has no effect, because a page cannot change
  /// the brightness.
  public var brightness: CGFloat = 1
  /// Whether the screen is being recorded. The value is always `false`, because browsers do not report recordings.
  public var isCaptured: Bool { false }
  /// The maximum number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
  /// The number of pixels per point.
  public var scale: CGFloat { ScreenServices.current?.traits.displayScale ?? 2 }
}

/// Embeds a SwiftUI view in a UIKit app.
@available(
  *, unavailable, message: "UIKit needs an Apple platform. Show the view in a WindowGroup or with WebScreens."
)
@MainActor
open class UIHostingController<Content: View> {
  /// Creates a controller.
  public init(rootView: Content) {}
}

/// Embeds a UIKit view in a SwiftUI view.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use the equivalent SwiftUI view.")
@MainActor
public protocol UIViewRepresentable: View {
  /// The type that handles events of the view.
  associatedtype Coordinator = Void
  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Embeds a UIKit view controller in a SwiftUI view.
@available(*, unavailable, message: "UIKit needs an Apple platform. Use the equivalent SwiftUI view.")
@MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type that handles events of the controller.
  associatedtype Coordinator = Void
  /// The context of the controller.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Embeds an AppKit view in a SwiftUI view.
@available(*, unavailable, message: "AppKit needs macOS. Use the equivalent SwiftUI view.")
@MainActor
public protocol NSViewRepresentable: View {
  /// The type that handles events of the view.
  associatedtype Coordinator = Void
  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>
}
