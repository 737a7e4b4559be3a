// The target of `import PhotosUI`: Apple's module on its platforms, and its counterparts in PortableUI elsewhere.
#if canImport(PhotosUI)
  @_exported import PhotosUI
#else
  @_exported import PortableUI
#endif
