// swift-tools-version: 6.1

import PackageDescription

// An example of a third-party host. It uses only public API of Trifecta and shows screens in a terminal.
// `swift run TerminalDemo` shows one in yours.
let package = Package(
  name: "OutsideHost",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Trifecta", path: "../..", traits: [])],
  targets: [
    .target(
      name: "TerminalHost",
      dependencies: [
        .product(name: "Elements", package: "Trifecta"), .product(name: "HostKit", package: "Trifecta"),
        .product(name: "ViewGraph", package: "Trifecta"), .product(name: "PortableUI", package: "Trifecta"),
      ]
    ),
    .executableTarget(
      name: "TerminalDemo", dependencies: ["TerminalHost", .product(name: "PortableUI", package: "Trifecta")]),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "TerminalHost", .product(name: "Elements", package: "Trifecta"),
        .product(name: "PortableUI", package: "Trifecta"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
