// The target of `import CoreGraphics`: Core Graphics on Apple's platforms, and its counterparts in PortableUI
// elsewhere.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import PortableUI
#endif
