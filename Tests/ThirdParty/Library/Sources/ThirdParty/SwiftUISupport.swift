// Libraries often declare additional API if SwiftUI is available, as this file does.
#if canImport(SwiftUI)
  import SwiftUI

  /// The SwiftUI module that this library was built against.
  public let swiftUISupport = "\(Color.self)"
#else
  /// The SwiftUI module that this library was built against.
  public let swiftUISupport = "none"
#endif

#if canImport(Combine)
  /// Whether this library was built with Combine.
  public let hasCombine = true
#else
  /// Whether this library was built with Combine.
  public let hasCombine = false
#endif
