// What `import UIKit` brings along on Apple's platforms: there UIKit itself, elsewhere the names of it that PortableUI has.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import PortableUI
#endif
