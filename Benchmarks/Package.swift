// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Trifecta", path: "..")],
  targets: [
    .target(name: "Measuring"),
    .executableTarget(
      name: "CoreBenchmarks",
      dependencies: ["Measuring", .product(name: "Trifecta", package: "Trifecta")]
    ),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "PortableUI", package: "Trifecta"),
        .product(name: "ViewGraph", package: "Trifecta"),
      ]
    ),
    .executableTarget(
      name: "WebBenchmarkServer",
      dependencies: [
        .product(name: "PortableUI", package: "Trifecta"), .product(name: "TrifectaWeb", package: "Trifecta"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
