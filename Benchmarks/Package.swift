// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v26), .macOS(.v26)],
  dependencies: [.package(name: "Trifecta", path: "..", traits: ["SQLite"])],
  targets: [
    .target(name: "Measuring"),
    .target(name: "HeapInUse"),
    .executableTarget(
      name: "CoreBenchmarks",
      dependencies: [
        "HeapInUse", "Measuring", .product(name: "Trifecta", package: "Trifecta"),
        .product(name: "TrifectaMachines", package: "Trifecta"),
      ]
    ),
    // Compiles the same scenarios, through a symbolic link. In a separate module, the compiler would not specialize
    // them.
    .executableTarget(name: "InstructionCounts", dependencies: [.product(name: "Trifecta", package: "Trifecta")]),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "HeapInUse", "Measuring",
        .product(name: "PortableUI", package: "Trifecta"),
        .product(name: "Elements", package: "Trifecta"), .product(name: "ViewGraph", package: "Trifecta"),
      ]
    ),
    .executableTarget(
      name: "WebBenchmarkServer",
      dependencies: [
        .product(name: "PortableUI", package: "Trifecta"), .product(name: "TrifectaPostgreSQL", package: "Trifecta"),
        .product(name: "TrifectaSQLite", package: "Trifecta"), .product(name: "TrifectaSharing", package: "Trifecta"),
        .product(name: "TrifectaUI", package: "Trifecta"), .product(name: "TrifectaWeb", package: "Trifecta"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
