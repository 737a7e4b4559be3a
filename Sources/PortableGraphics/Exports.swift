// What `import CoreGraphics` brings along on Apple's platforms: there Core Graphics itself, elsewhere the names of it that PortableUI has.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import PortableUI
#endif
