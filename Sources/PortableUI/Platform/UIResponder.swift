import ViewGraph

/// The base class of UIKit's event handlers, for source code written for UIKit. It declares the names of the
/// notifications about the on-screen keyboard.
///
/// The notifications are never posted. Code that moves a field above the keyboard is not needed, because the browser
/// does that.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The keyboard is about to appear.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The frame of the keyboard is about to change.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed.
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before the change: a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change: a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Creates a responder. The initializer is required so that a delegate can be created from its type.
  public required override init() {}

  /// Removes the keyboard focus from all views on the current screen: the screen whose view called this method,
  /// directly or from a task that the view started.
  ///
  /// - Returns: `true` if there is a current screen.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let graph = Graph.current else { return false }
    graph.perform(.focus(nil))
    return true
  }
}

extension UIDevice {
  /// A notification that the orientation of the device has changed. It is never posted. Read a size class, or use a
  /// `GeometryReader` instead.
  nonisolated public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// A notification that the charge of the battery has changed. It is never posted.
  nonisolated public static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

  /// A notification that the state of the battery has changed. It is never posted.
  nonisolated public static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// Starts notifications about the device's orientation. This method has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops notifications about the device's orientation. This method has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// A notification that a recording of the screen has started or ended. It is never posted.
  nonisolated public static let capturedDidChangeNotification =
    Notification.Name("UIScreenCapturedDidChangeNotification")
  /// A notification that the brightness of the screen has changed. It is never posted.
  nonisolated public static let brightnessDidChangeNotification =
    Notification.Name("UIScreenBrightnessDidChangeNotification")
}

/// Notifications about the app's lifecycle on Apple's platforms. They are never posted, because one server process
/// serves many users, and the app may be in the foreground for only some of them. Read the environment's `scenePhase`
/// instead, which has a separate value for each user.
extension UIApplication {
  /// The app is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app has entered the background.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app has become active.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The app is about to terminate.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// The system has little memory left.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// A new day has begun, or the clock has been changed.
  nonisolated public static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// The user has taken a screenshot.
  nonisolated public static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}
