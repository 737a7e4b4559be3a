// The target of `import UIKit`: UIKit on Apple's platforms, and its counterparts in PortableUI elsewhere.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import PortableUI
#endif
