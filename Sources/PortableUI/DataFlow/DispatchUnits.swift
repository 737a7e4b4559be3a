#if !canImport(Darwin)
  // The names are those that Dispatch has on Apple's systems.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How many nanoseconds a second has.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How many nanoseconds a millisecond has.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How many nanoseconds a microsecond has.
  public let NSEC_PER_USEC: UInt64 = 1_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How many microseconds a second has.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
