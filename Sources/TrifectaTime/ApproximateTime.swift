#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns the time since an arbitrary moment in the past, accurate to a few milliseconds. Used for the ages of effects
/// in messages and debuggers.
///
/// It is used instead of `ContinuousClock` because every effect reads the time, and this function is several times
/// faster.
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
