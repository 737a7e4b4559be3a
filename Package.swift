// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Trifecta",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Trifecta", targets: ["Trifecta"]),
    .library(name: "TrifectaTesting", targets: ["TrifectaTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/apple/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // The architecture: knows no UI.
    .target(name: "Tracking"),
    .target(
      name: "Trifecta",
      dependencies: [
        "Tracking",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "TrifectaTesting",
      dependencies: [
        "Trifecta",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),

    // The glue.

    // The examples: written for Apple's platforms, built here as they are.

    // Tests.
    .testTarget(name: "TrackingTests", dependencies: ["Tracking"]),
    .testTarget(name: "TrifectaTests", dependencies: ["IssueRecording", "Trifecta", "TrifectaTesting"]),
    .testTarget(name: "TrifectaTestingTests", dependencies: ["IssueRecording", "Trifecta", "TrifectaTesting"]),
    .target(
      name: "IssueRecording",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/IssueRecording"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Where changes are checked a warning is an error; elsewhere it must not stop anybody.
if Context.environment["CI"] != nil {
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
