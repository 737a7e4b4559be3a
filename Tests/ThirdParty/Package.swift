// swift-tools-version: 6.1

import PackageDescription

// An example of a package of a Trifecta user. One target is built from unmodified SwiftUI sources. The package also
// uses a third-party library that checks whether SwiftUI is available.
let package = Package(
  name: "AliasProof",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    // A screen and its test need neither the browser host nor macros, so their dependencies are not fetched.
    .package(name: "Trifecta", path: "../..", traits: []),
    .package(path: "Library"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "UnmodifiedScreen",
      dependencies: [
        .product(name: "PortableUI", package: "Trifecta", condition: .when(platforms: [.linux])),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
        .product(name: "ThirdParty", package: "Library"),
      ],
      // snippet: one-source-aliases
      swiftSettings: [
        .unsafeFlags(
          ["-module-alias", "SwiftUI=PortableUI", "-module-alias", "Combine=PortableCombine"],
          .when(platforms: [.linux]))
      ]
      // end
    ),
    .testTarget(
      name: "AliasProofTests",
      dependencies: [
        "UnmodifiedScreen",
        .product(name: "ThirdParty", package: "Library"),
        .product(name: "ScreenTesting", package: "Trifecta"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
