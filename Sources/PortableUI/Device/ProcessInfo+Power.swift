#if os(Linux)
  /// What a device does to save energy, for sources that were written for one. A server does not.
  extension ProcessInfo {
    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
      /// As usual.
      case nominal
      /// A little warm.
      case fair
      /// Warm: programs should do less.
      case serious
      /// Too warm: programs should do next to nothing.
      case critical
    }

    /// How warm the device is: as usual.
    public var thermalState: ThermalState { .nominal }
    /// Whether the device saves energy: it does not.
    public var isLowPowerModeEnabled: Bool { false }
    /// The device is warmer or cooler. Nothing is told.
    public static let thermalStateDidChangeNotification =
      Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  extension Notification.Name {
    // The name is Foundation's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The device begins to save energy, or ends that. Nothing is told.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif
