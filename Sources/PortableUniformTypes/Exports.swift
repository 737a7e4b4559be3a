// The target of `import UniformTypeIdentifiers`: Apple's module on its platforms, and its counterparts in PortableUI
// elsewhere.
#if canImport(UniformTypeIdentifiers)
  @_exported import UniformTypeIdentifiers
#else
  @_exported import PortableUI
#endif
