import ViewGraph

/// What hears of events, for sources that were written for UIKit: the names of what is told about the keyboard on the screen.
///
/// Nothing is told: a browser keeps the field that is written in above the keyboard by itself.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The keyboard comes.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard becomes larger or smaller.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has become larger or smaller.
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was: a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is: a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Takes the keyboard's focus from whatever has it on the screen that the code runs for.
  ///
  /// - Returns: whether there is such a screen: its view has called the code, or has started the task that runs.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let graph = Graph.current else { return false }
    graph.perform(.focus(nil))
    return true
  }
}

extension UIDevice {
  /// The device is held another way. Nothing is told: read a size class, or a `GeometryReader`.
  nonisolated public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The battery is fuller or emptier. Nothing is told.
  nonisolated public static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

  /// The battery begins to become fuller or emptier. Nothing is told.
  nonisolated public static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// Begins to tell of how the device is held. Nothing is told.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends that.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// Somebody begins to record the screen, or ends that. Nothing is told.
  nonisolated public static let capturedDidChangeNotification =
    Notification.Name("UIScreenCapturedDidChangeNotification")
  /// The screen is brighter or darker. Nothing is told.
  nonisolated public static let brightnessDidChangeNotification =
    Notification.Name("UIScreenBrightnessDidChangeNotification")
}

/// What is told of the life of the program on Apple's platforms. A served program is in front of some visitors and not of others, so
/// nothing is told: read the environment's `scenePhase`, which is that of each visitor.
extension UIApplication {
  /// The program comes to the front.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The program is no more seen.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The program hears of events.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The program is about to hear of none.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The program is about to end.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// There is little memory left.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// It is another day, or another time of the year.
  nonisolated public static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// A person has taken a picture of the screen.
  nonisolated public static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}
