// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Library",
  products: [.library(name: "ThirdParty", targets: ["ThirdParty"])],
  targets: [.target(name: "ThirdParty")],
  swiftLanguageModes: [.v6]
)
