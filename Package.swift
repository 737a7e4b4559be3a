// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Trifecta",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [],
  dependencies: [
    .package(url: "https://github.com/apple/swift-docc-plugin", from: "1.5.0")
  ],
  targets: [
    // The architecture: knows no UI.
    .target(name: "Tracking"),

    // The glue.

    // The examples: written for Apple's platforms, built here as they are.

    // Tests.
    .testTarget(name: "TrackingTests", dependencies: ["Tracking"]),
  ],
  swiftLanguageModes: [.v6]
)

// Where changes are checked a warning is an error; elsewhere it must not stop anybody.
if Context.environment["CI"] != nil {
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
