// What `import UniformTypeIdentifiers` brings along on Apple's platforms: there the types themselves, elsewhere those that PortableUI has.
#if canImport(UniformTypeIdentifiers)
  @_exported import UniformTypeIdentifiers
#else
  @_exported import PortableUI
#endif
