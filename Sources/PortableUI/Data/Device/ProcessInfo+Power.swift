#if os(Linux)
  /// The power state of a device, for source compatibility. A server has no thermal or low power states.
  extension ProcessInfo {
    /// The thermal state of a device.
    public enum ThermalState: Int, Sendable {
      /// The temperature is within normal limits.
      case nominal
      /// The temperature is slightly elevated.
      case fair
      /// The temperature is high. Programs should reduce their work.
      case serious
      /// The temperature is critical. Programs should do as little work as possible.
      case critical
    }

    /// The thermal state. It is always `nominal`.
    public var thermalState: ThermalState { .nominal }
    /// Whether Low Power Mode is enabled. It is always `false`.
    public var isLowPowerModeEnabled: Bool { false }
    /// The notification of a change of the thermal state. It is never posted.
    public static let thermalStateDidChangeNotification =
      Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  extension Notification.Name {
    // The name matches Foundation's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The notification of a change of Low Power Mode. It is never posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif
