// swift-tools-version: 6.2

import PackageDescription

/// Sources say `import SwiftUI` everywhere. Where Apple's does not exist, PortableUI takes its place.
let asOnApple: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=PortableUI", "-module-alias", "Combine=PortableCombine"],
    .when(platforms: [.linux]))
]

let package = Package(
  name: "Sample",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "Trifecta", path: "../..", traits: ["Web"])
  ],
  targets: [
    // The features and their screens.
    .target(
      name: "Sample",
      dependencies: [.product(name: "TrifectaUI", package: "Trifecta")],
      swiftSettings: asOnApple
    ),
    // The app. On Linux it serves itself to a browser.
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        "Sample",
        .product(name: "TrifectaUI", package: "Trifecta"),
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
