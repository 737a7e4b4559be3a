#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns the time since an arbitrary moment in the past, accurate to a few milliseconds. Used for ages that are shown
/// to people.
///
/// Every effect reads it, and it is several times faster than `ContinuousClock`.
package func approximateTime() -> Duration {
  #if canImport(Darwin)
    return .nanoseconds(Int64(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX)))
  #elseif os(Linux)
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  #else
    return ApproximateTime.origin.duration(to: .now)
  #endif
}

#if !canImport(Darwin) && !os(Linux)
  private enum ApproximateTime {
    static let origin = ContinuousClock.now
  }
#endif
