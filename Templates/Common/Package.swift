// swift-tools-version: 6.2

import PackageDescription

/// The sources import Apple's modules on all platforms. On Linux, the modules of PortableUI replace them.
///
/// Remove the line for UIKit in a target whose files use `#if canImport(UIKit)` for more than colors, images and
/// haptics.
let asOnApple: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-module-alias", "SwiftUI=PortableUI",
      "-module-alias", "Combine=PortableCombine",
      "-module-alias", "CoreGraphics=PortableGraphics",
      "-module-alias", "UniformTypeIdentifiers=PortableUniformTypes",
      "-module-alias", "PhotosUI=PortablePhotos",
      "-module-alias", "UIKit=PortableUIKit",
    ],
    .when(platforms: [.linux]))
]

let package = Package(
  name: "Sample",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "Trifecta", path: "../..", traits: ["SQLite"])
  ],
  targets: [
    // The features and their screens.
    .target(
      name: "Sample",
      dependencies: [
        .product(name: "TrifectaUI", package: "Trifecta"),
        .product(name: "PortableUI", package: "Trifecta", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: asOnApple
    ),
    // The app. On Linux it is served to browsers, TrifectaSQLite stores the state of its sessions, and TrifectaInspector
    // shows them in debug builds.
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        "Sample",
        .product(name: "TrifectaUI", package: "Trifecta"),
        .product(name: "PortableUI", package: "Trifecta", condition: .when(platforms: [.linux])),
        .product(name: "TrifectaInspector", package: "Trifecta", condition: .when(platforms: [.linux])),
        .product(name: "TrifectaSQLite", package: "Trifecta", condition: .when(platforms: [.linux])),
        .product(name: "TrifectaWeb", package: "Trifecta", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: asOnApple
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Sample",
        .product(name: "ScreenTesting", package: "Trifecta"),
        .product(name: "TrifectaTesting", package: "Trifecta"),
      ],
      swiftSettings: asOnApple
    ),
  ]
)
