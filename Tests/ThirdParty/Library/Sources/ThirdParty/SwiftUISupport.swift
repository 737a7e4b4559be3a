// What many libraries do: offer something more where SwiftUI is there.
#if canImport(SwiftUI)
  import SwiftUI

  /// Which SwiftUI this library was built against.
  public let swiftUISupport = "\(Color.self)"
#else
  /// Which SwiftUI this library was built against.
  public let swiftUISupport = "none"
#endif

#if canImport(Combine)
  /// Whether this library was built with Combine.
  public let hasCombine = true
#else
  /// Whether this library was built with Combine.
  public let hasCombine = false
#endif
