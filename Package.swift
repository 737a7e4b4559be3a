// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The platforms without Apple's SwiftUI, on which PortableUI replaces it.
let withoutSwiftUI: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

/// The condition for packages that only the macros need. They are fetched only if a trait enables the macros. The
/// default trait does; a dependent package disables it with `traits: []`.
let ifMacros = TargetDependencyCondition.when(traits: ["Everything", "Macros"])
/// The condition for packages that only the web host needs, like ``ifMacros``.
let ifWeb = TargetDependencyCondition.when(traits: ["Everything", "PostgreSQL", "SQLite", "Web"])
/// The condition for the package that only the web host's database needs, like ``ifMacros``.
let ifSQLite = TargetDependencyCondition.when(traits: ["Everything", "PostgreSQL", "SQLite"])

/// Enables the code of TrifectaPostgreSQL like its trait, without compiling all other targets again. `make test-cluster`
/// sets the variable.
let ifPostgreSQLIsBuilt: [SwiftSetting] =
  Context.environment["TRIFECTA_POSTGRESQL"] != nil ? [.define("PostgreSQL")] : []

/// Lets unmodified sources use `import SwiftUI` and `import Combine` on other platforms than Apple's. SwiftPM allows
/// unsafe flags only in a root package, so the library targets do not use these settings.
let asOnApple: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=PortableUI", "-module-alias", "Combine=PortableCombine"],
    .when(platforms: withoutSwiftUI)
  )
]

/// Lets sources also import UIKit, CoreGraphics and UniformTypeIdentifiers, of which PortableUI implements some types.
let namesOfUIKit: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-module-alias", "UIKit=PortableUIKit", "-module-alias", "CoreGraphics=PortableGraphics",
      "-module-alias", "UniformTypeIdentifiers=PortableUniformTypes",
    ],
    .when(platforms: withoutSwiftUI)
  )
]

let package = Package(
  name: "Trifecta",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Trifecta", targets: ["Trifecta"]),
    .library(name: "TrifectaCasePaths", targets: ["TrifectaCasePaths"]),
    .library(name: "TrifectaCollections", targets: ["TrifectaCollections"]),
    .library(name: "TrifectaDependencies", targets: ["TrifectaDependencies"]),
    .library(name: "TrifectaTime", targets: ["TrifectaTime"]),
    .library(name: "TrifectaViewState", targets: ["TrifectaViewState"]),
    .library(name: "TrifectaSharing", targets: ["TrifectaSharing"]),
    .library(name: "TrifectaDebug", targets: ["TrifectaDebug"]),
    .library(name: "TrifectaTesting", targets: ["TrifectaTesting"]),
    .library(name: "TrifectaMachines", targets: ["TrifectaMachines"]),
    .library(name: "TrifectaMachinesTesting", targets: ["TrifectaMachinesTesting"]),
    .library(name: "TrifectaMacros", targets: ["TrifectaMacros"]),
    .library(name: "TrifectaUI", targets: ["TrifectaUI"]),
    .library(name: "TrifectaMachinesUI", targets: ["TrifectaMachinesUI"]),
    .library(
      name: "PortableUI",
      targets: ["PortableUI", "PortableGraphics", "PortablePhotos", "PortableUIKit", "PortableUniformTypes"]),
    .library(name: "PortableCombine", targets: ["PortableCombine"]),
    .library(name: "Elements", targets: ["Elements"]),
    .library(name: "ViewGraph", targets: ["ViewGraph"]),
    .library(name: "HostKit", targets: ["HostKit"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "TrifectaWeb", targets: ["TrifectaWeb"]),
    .library(name: "TrifectaSQLite", targets: ["TrifectaSQLite"]),
    .library(name: "TrifectaInspector", targets: ["TrifectaInspector"]),
    .library(name: "TrifectaPostgreSQL", targets: ["TrifectaPostgreSQL"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "prime-time", targets: ["PrimeTimeCommand"]),
    .executable(name: "trifecta-dev", targets: ["DevelopmentCommand"]),
  ],
  // A single trait is enabled by default instead of `Macros` and `Web`: SwiftPM gives the compiler traits in an order
  // that changes from run to run, and compiles all code again when the order changes.
  traits: [
    .trait(name: "Everything", description: "All products."),
    .trait(name: "Macros", description: "TrifectaMacros, which compiles swift-syntax."),
    .trait(
      name: "PostgreSQL",
      description:
        "TrifectaPostgreSQL, which needs libpq and shares sessions among servers, TrifectaSQLite and TrifectaWeb."),
    .trait(name: "SQLite", description: "TrifectaSQLite, which stores the state of sessions, and TrifectaWeb."),
    .trait(name: "Web", description: "TrifectaWeb, which shows screens in a browser, and the examples."),
    .default(enabledTraits: ["Everything"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.33.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Hummingbird's traits add configuration files and form decoding, which no target uses.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The architecture: state management, which does not depend on a UI.
    .target(name: "Tracking"),
    .target(name: "Locking"),
    // The interface of the database of shared values, which connects TrifectaSharing and TrifectaWeb.
    .target(name: "ValueStorage", dependencies: ["Locking"]),
    // Case paths: embed and extract the associated value of an enum case.
    .target(
      name: "TrifectaCasePaths",
      dependencies: ["Locking", .product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
    ),
    // Dependency injection for features.
    .target(
      name: "TrifectaDependencies",
      dependencies: ["Locking", .product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
    ),
    // Collections of rows and of screens, with lookup by id. They log their changes.
    .target(
      name: "TrifectaCollections",
      dependencies: ["Locking", .product(name: "OrderedCollections", package: "swift-collections")]
    ),
    // Clocks, tasks that start immediately, and retry policies.
    .target(
      name: "TrifectaTime",
      dependencies: [
        "Locking", "TrifectaDependencies", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // The states of loading a value, of alerts and of dialogs.
    .target(name: "TrifectaViewState"),
    .target(
      name: "Trifecta",
      dependencies: [
        "Locking", "Snapshots", "Tracking", "TrifectaCasePaths", "TrifectaCollections", "TrifectaDependencies",
        "TrifectaTime", "TrifectaViewState",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    // Values that features share, and the storage that persists them.
    .target(
      name: "TrifectaSharing",
      dependencies: [
        "Locking", "Trifecta", "ValueStorage", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "TrifectaDebug",
      dependencies: ["Trifecta", .product(name: "CustomDump", package: "swift-custom-dump")]
    ),
    .target(
      name: "TrifectaTesting",
      dependencies: [
        "Trifecta", "TrifectaDebug", "TrifectaDependencies",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Statecharts: features whose transitions are data.
    .target(
      name: "TrifectaMachines",
      dependencies: [
        "Locking", "Snapshots", "Trifecta", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Tests that are generated from statecharts. A separate target from TrifectaTesting, so that packages without
    // statecharts do not compile it.
    .target(
      name: "TrifectaMachinesTesting",
      dependencies: [
        "Trifecta", "TrifectaMachines", "TrifectaTesting",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),

    // The macros. They are optional, because swift-syntax takes minutes to compile. In this package, only tests may use
    // them. Only `TrifectaMacros` may depend on the plugin, because SwiftPM compiles every target that depends on a
    // plugin a second time as a tool, with all of its dependencies.
    .target(
      name: "TrifectaMacrosExpansion",
      dependencies: [
        "MacrosTrait",
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: ifMacros),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: ifMacros),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: ifMacros),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: ifMacros),
      ]
    ),
    .macro(
      name: "TrifectaMacrosPlugin",
      dependencies: [
        "TrifectaMacrosExpansion",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: ifMacros),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: ifMacros),
      ]
    ),
    .target(name: "TrifectaMacros", dependencies: ["Trifecta", "TrifectaMacrosPlugin"]),

    // The error messages for a missing trait.
    .target(name: "MacrosTrait", path: "Sources/Traits/Macros"),
    .target(name: "SQLiteTrait", path: "Sources/Traits/SQLite"),
    .target(name: "WebTrait", path: "Sources/Traits/Web"),

    // The elements of a screen, which are the interface between the runtime and its hosts.
    .target(name: "Elements"),

    // Computes sizes and positions by SwiftUI's layout rules. It does not depend on views or hosts.
    .target(name: "LayoutEngine"),

    // Converts values and objects to a form that can be stored, and restores them from it.
    .target(name: "Snapshots", dependencies: ["TrifectaCasePaths"]),

    // The view runtime. It does not depend on stores.
    .target(
      name: "ViewGraph",
      dependencies: [
        "Elements", "Snapshots", "Tracking",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // The replacement for the module `Combine` on other platforms than Apple's.
    .target(
      name: "PortableCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    // Expands `#Preview` and `@Entry`, without swift-syntax: see Docs/Decisions/0045.
    .macro(name: "PortableUIPlugin"),
    // Our implementation of SwiftUI, in modules by family. Each module may import only those above it in this list. The
    // umbrella re-exports all of them: see Docs/Architecture.md.
    // Values and data flow: state, bindings, the environment, fonts, alignments, formatters. It does not know views.
    .target(
      name: "PortableData",
      dependencies: [
        "Elements", "Locking", "PortableCombine", "Snapshots", "Tracking", "ViewGraph",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/PortableUI/Data"
    ),
    // The protocol `View`, modifiers, text, shapes, styles and layout.
    .target(name: "PortableCore", dependencies: ["PortableData"], path: "Sources/PortableUI/Core"),
    .target(name: "PortableImages", dependencies: ["PortableCore"], path: "Sources/PortableUI/Images"),
    .target(name: "PortableDrawing", dependencies: ["PortableImages"], path: "Sources/PortableUI/Drawing"),
    .target(name: "PortableAccessibility", dependencies: ["PortableImages"], path: "Sources/PortableUI/Accessibility"),
    .target(name: "PortableGestures", dependencies: ["PortableImages"], path: "Sources/PortableUI/Gestures"),
    .target(
      name: "PortableControls", dependencies: ["PortableAccessibility", "PortableDrawing", "PortableGestures"],
      path: "Sources/PortableUI/Controls"),
    .target(name: "PortableLists", dependencies: ["PortableControls"], path: "Sources/PortableUI/Lists"),
    .target(name: "PortableNavigation", dependencies: ["PortableLists"], path: "Sources/PortableUI/Navigation"),
    .target(name: "PortableFiles", dependencies: ["PortableNavigation"], path: "Sources/PortableUI/Files"),
    // Types of UIKit and AppKit that SwiftUI code uses.
    .target(
      name: "PortablePlatform", dependencies: ["PortableAccessibility", "PortableDrawing"],
      path: "Sources/PortableUI/Platform"),
    // Apps, scenes, previews, and the view that hosts show.
    .target(
      name: "PortableApps", dependencies: ["PortableFiles", "PortableUIPlugin"], path: "Sources/PortableUI/Apps"),
    .target(
      name: "PortableUI", dependencies: ["PortableApps", "PortablePlatform"], path: "Sources/PortableUI/Umbrella"),
    // The replacements for the modules CoreGraphics, UIKit and UniformTypeIdentifiers, as far as PortableUI implements
    // them.
    .target(name: "PortableGraphics", dependencies: ["PortableUI"]),
    .target(name: "PortableUIKit", dependencies: ["PortableUI"]),
    .target(name: "PortableUniformTypes", dependencies: ["PortableUI"]),
    .target(name: "PortablePhotos", dependencies: ["PortableUI"]),

    // The connection between stores and SwiftUI or PortableUI.
    .target(
      name: "TrifectaUI",
      dependencies: [
        "Snapshots", "Tracking", "Trifecta", .target(name: "PortableUI", condition: .when(platforms: withoutSwiftUI)),
      ]
    ),
    // A view of a machine's statechart.
    .target(name: "TrifectaMachinesUI", dependencies: ["TrifectaMachines", "TrifectaUI"]),

    // What hosts share: the targets of events, focus, text editing, scrolling by rows, pages and presentations.
    .target(name: "HostKit", dependencies: ["Elements", "ViewGraph"]),

    // The hosts, which show screens in tests and in browsers.
    .target(
      name: "ScreenTesting",
      dependencies: [
        "Elements", "HostKit", "LayoutEngine", "PortableCombine", "PortableUI", "ViewGraph",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // The zlib of the system. Packages offer it only behind handlers of HTTP messages.
    .systemLibrary(name: "CZlib"),
    // Registers TrifectaWeb as the host of apps, before a program's `main` begins.
    .target(name: "AppRegistration"),
    // Embeds the files of TrifectaWeb/Resources: see Docs/Decisions/0092.
    .target(name: "TrifectaWebAssets"),
    .target(
      name: "TrifectaWeb",
      dependencies: [
        "AppRegistration", "CZlib", "Elements", "HostKit", "PortableUI", "Snapshots", "Tracking", "TrifectaWebAssets",
        "ValueStorage", "ViewGraph", "WebTrait",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: ifWeb),
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
        .product(name: "Metrics", package: "swift-metrics", condition: ifWeb),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: ifWeb),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: ifWeb),
        .product(name: "NIOPosix", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOTLS", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: ifWeb),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: ifWeb),
      ],
      exclude: ["Resources"]
    ),
    // Registers SQLiteState as the database of TrifectaWeb, before a program's `main` begins.
    .target(name: "SQLiteRegistration"),
    // Stores the state of sessions and the values of visitors in SQLite.
    .target(
      name: "SQLiteState",
      dependencies: [
        "Locking", "SQLiteRegistration", "SQLiteTrait", "TrifectaWeb", "ValueStorage",
        .product(name: "GRDB", package: "GRDB.swift", condition: ifSQLite),
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
      ]
    ),
    // The API of SQLiteState, which it links and does not import.
    .target(name: "TrifectaSQLite", dependencies: ["SQLiteState", "TrifectaWeb"]),

    // Registers the inspector before a program's `main` begins.
    .target(name: "InspectorRegistration"),
    // The inspector of a server's sessions. TrifectaWeb does not import it: a program links it.
    .target(
      name: "TrifectaInspector",
      dependencies: [
        "Elements", "HostKit", "InspectorRegistration", "PortableUI", "PortableUniformTypes", "Snapshots", "Trifecta",
        "TrifectaMachines", "TrifectaMachinesUI", "TrifectaUI", "TrifectaWeb", "ViewGraph",
        .product(name: "DequeModule", package: "swift-collections"),
      ]),

    // The system's PostgreSQL client library. Without pkg-config, builds without the trait need nothing.
    .systemLibrary(name: "CLibPQ"),
    // Registers TrifectaPostgreSQL as a database of TrifectaWeb, before a program's `main` begins.
    .target(name: "PostgreSQLRegistration"),
    // Stores the state of sessions and the values of visitors in PostgreSQL. Without the trait, it is nearly empty.
    .target(
      name: "TrifectaPostgreSQL",
      dependencies: [
        "CLibPQ", "Locking", "PostgreSQLRegistration", "TrifectaWeb", "ValueStorage",
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
      ],
      swiftSettings: ifPostgreSQLIsBuilt),

    // The command that runs an app and replaces it when its sources change. No program links it.
    .target(
      name: "DevelopmentServer",
      dependencies: [
        "WebTrait",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOPosix", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: ifWeb),
      ],
      resources: [.embedInCode("Resources/page.js")]
    ),
    .executableTarget(name: "DevelopmentCommand", dependencies: ["DevelopmentServer"]),

    // The examples. Their sources are written for Apple's platforms, and compile unmodified on the others.
    .target(
      name: "PhoneDialer",
      dependencies: [
        "TrifectaUI",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms", condition: ifWeb),
      ],
      path: "Examples/PhoneDialer",
      exclude: ["Copying", "README.md", "Tests"],
      swiftSettings: asOnApple
    ),
    // A view model that uses a macro, and its tests. Both are in one test target, so that no program has to compile
    // swift-syntax.
    .testTarget(
      name: "PhoneDialerCopyingTests",
      dependencies: ["PhoneDialer", "Trifecta", "TrifectaMacros", "TrifectaUI"],
      path: "Examples/PhoneDialer/Copying",
      swiftSettings: asOnApple
    ),
    .testTarget(
      name: "PhoneDialerTests",
      dependencies: ["PhoneDialer", "ScreenTesting", "TrifectaTesting", "TrifectaUI"],
      path: "Examples/PhoneDialer/Tests",
      swiftSettings: asOnApple
    ),
    // The HTTP client of the examples, and a local web server for their tests.
    .target(name: "ExampleNetworking", path: "Examples/Networking", exclude: ["Testing", "Tests"]),
    .target(
      name: "ExampleNetworkingTesting",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
      ],
      path: "Examples/Networking/Testing"
    ),
    .testTarget(
      name: "ExampleNetworkingTests",
      dependencies: [
        "ExampleNetworking", "ExampleNetworkingTesting",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: ifWeb),
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOPosix", package: "swift-nio", condition: ifWeb),
      ],
      path: "Examples/Networking/Tests"
    ),

    .target(
      name: "News",
      dependencies: ["ExampleNetworking", "Trifecta", "TrifectaMachines"],
      path: "Examples/News",
      exclude: ["README.md", "Screens", "Tests"]
    ),
    .testTarget(
      name: "NewsTests",
      dependencies: [
        "ExampleNetworkingTesting", "News", "Trifecta", "TrifectaMachines", "TrifectaTesting",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: ifWeb),
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
      ],
      path: "Examples/News/Tests"
    ),
    .target(
      name: "NewsScreens", dependencies: ["News", "TrifectaUI"],
      path: "Examples/News/Screens", exclude: ["Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "NewsScreensTests",
      dependencies: ["News", "NewsScreens", "ScreenTesting", "TrifectaTesting", "TrifectaUI", "Waiting"],
      path: "Examples/News/Screens/Tests", swiftSettings: asOnApple),

    // Car list: a feature that is a statechart.
    .target(
      name: "CarList", dependencies: ["Trifecta", "TrifectaMachines"],
      path: "Examples/CarList/Feature"),
    .target(
      name: "CarListScreens", dependencies: ["CarList", "TrifectaMachines", "TrifectaUI"],
      path: "Examples/CarList/Screens", swiftSettings: asOnApple),
    .testTarget(
      name: "CarListTests",
      dependencies: [
        "CarList", "CarListScreens", "IssueRecording", "ScreenTesting", "TrifectaMachines", "TrifectaMachinesTesting",
        "TrifectaTesting", "TrifectaUI", "Waiting",
      ],
      path: "Examples/CarList/Tests", swiftSettings: asOnApple),

    // Prime time: modules that do not depend on each other, an app that is composed of them, and a terminal front end.
    .target(
      name: "PrimeTimeNumbers", dependencies: ["ExampleNetworking"],
      path: "Examples/PrimeTime/Numbers", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeNumbersTests",
      dependencies: [
        "ExampleNetworkingTesting", "PrimeTimeNumbers",
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
      ],
      path: "Examples/PrimeTime/Numbers/Tests"
    ),
    .target(
      name: "PrimeTimeCounter", dependencies: ["PrimeTimeNumbers", "Trifecta", "TrifectaMachines"],
      path: "Examples/PrimeTime/Counter", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeCounterTests",
      dependencies: ["PrimeTimeCounter", "PrimeTimeNumbers", "Trifecta", "TrifectaMachines", "TrifectaTesting"],
      path: "Examples/PrimeTime/Counter/Tests"),
    .target(
      name: "PrimeTimeFavorites", dependencies: ["Trifecta"],
      path: "Examples/PrimeTime/FavoritePrimes", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeFavoritesTests", dependencies: ["PrimeTimeFavorites", "TrifectaTesting"],
      path: "Examples/PrimeTime/FavoritePrimes/Tests"),
    .target(
      name: "PrimeTimeFeed", dependencies: ["Trifecta"],
      path: "Examples/PrimeTime/ActivityFeed", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeFeedTests", dependencies: ["PrimeTimeFeed", "TrifectaTesting"],
      path: "Examples/PrimeTime/ActivityFeed/Tests"),
    .target(
      name: "PrimeTimeProfile", dependencies: ["Trifecta"],
      path: "Examples/PrimeTime/Profile", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeProfileTests", dependencies: ["PrimeTimeProfile", "TrifectaTesting"],
      path: "Examples/PrimeTime/Profile/Tests"),
    .target(
      name: "PrimeTime",
      dependencies: ["PrimeTimeCounter", "PrimeTimeFavorites", "PrimeTimeFeed", "PrimeTimeProfile", "Trifecta"],
      path: "Examples/PrimeTime/App", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: [
        "PrimeTime", "PrimeTimeCounter", "PrimeTimeFavorites", "PrimeTimeFeed", "PrimeTimeNumbers", "PrimeTimeProfile",
        "Trifecta", "TrifectaTesting",
      ],
      path: "Examples/PrimeTime/App/Tests"),
    // The screens. The favorites screen is in a separate module that depends only on its feature. The other screens
    // could be separate too, but each would need another target.
    .target(
      name: "PrimeTimeFavoritesScreens", dependencies: ["PrimeTimeFavorites", "TrifectaUI"],
      path: "Examples/PrimeTime/Screens/FavoritePrimes", swiftSettings: asOnApple),
    .target(
      name: "PrimeTimeScreens",
      dependencies: [
        "PrimeTime", "PrimeTimeCounter", "PrimeTimeFavorites", "PrimeTimeFavoritesScreens", "PrimeTimeFeed",
        "PrimeTimeNumbers", "PrimeTimeProfile", "TrifectaUI",
      ],
      path: "Examples/PrimeTime/Screens", exclude: ["FavoritePrimes", "Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "PrimeTimeScreensTests",
      dependencies: [
        "PrimeTime", "PrimeTimeCounter", "PrimeTimeFavorites", "PrimeTimeNumbers", "PrimeTimeScreens", "ScreenTesting",
        "TrifectaTesting", "TrifectaUI",
      ],
      path: "Examples/PrimeTime/Screens/Tests", swiftSettings: asOnApple),
    .target(
      name: "PrimeTimeTerminal",
      dependencies: [
        "PrimeTime", "PrimeTimeCounter", "PrimeTimeFavorites", "PrimeTimeFeed", "PrimeTimeNumbers", "PrimeTimeProfile",
        "Trifecta",
      ],
      path: "Examples/PrimeTime/Terminal", exclude: ["Tests"]),
    .testTarget(
      name: "PrimeTimeTerminalTests",
      dependencies: [
        "PrimeTime", "PrimeTimeCommand", "PrimeTimeFavorites", "PrimeTimeNumbers", "PrimeTimeTerminal", "Trifecta",
        "TrifectaTesting", "Waiting",
      ],
      path: "Examples/PrimeTime/Terminal/Tests"),
    .executableTarget(
      name: "PrimeTimeCommand", dependencies: ["PrimeTime", "PrimeTimeTerminal", "Trifecta"],
      path: "Examples/PrimeTime/Command"),

    // Every view: a catalog of views with their sources, which a C target embeds.
    .target(name: "EveryViewSources", path: "Examples/EveryView/Sources"),
    .target(
      name: "EveryView",
      dependencies: [
        "EveryViewSources", "ExampleSource", "PortableUI", "PortableUniformTypes",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Examples/EveryView",
      exclude: ["README.md", "Sources", "Tests"],
      swiftSettings: asOnApple + namesOfUIKit + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "EveryViewTests",
      dependencies: ["EveryView", "PortableUI", "ScreenTesting"],
      path: "Examples/EveryView/Tests",
      swiftSettings: asOnApple + [.swiftLanguageMode(.v5)]
    ),

    .target(
      name: "Practice",
      dependencies: ["PortableUI"],
      path: "Examples/Practice",
      exclude: ["README.md", "Tests"],
      resources: [.embedInCode("SourceText")],
      swiftSettings: asOnApple
    ),
    .testTarget(
      name: "PracticeTests",
      dependencies: ["Practice", "PortableUI", "ScreenTesting"],
      path: "Examples/Practice/Tests",
      swiftSettings: asOnApple
    ),

    // Case studies: one technique at a time.
    .target(
      name: "CaseStudies",
      dependencies: ["Trifecta", "TrifectaMachines", "TrifectaMachinesUI", "TrifectaSharing", "TrifectaUI"],
      path: "Examples/CaseStudies", exclude: ["README.md", "Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "CaseStudiesTests",
      dependencies: [
        "CaseStudies", "ScreenTesting", "TrifectaMachines", "TrifectaMachinesTesting", "TrifectaSharing",
        "TrifectaTesting", "TrifectaUI",
      ],
      path: "Examples/CaseStudies/Tests", swiftSettings: asOnApple),

    // The tasks of the benchmark 7GUIs.
    .target(
      name: "SevenGUIs", dependencies: ["PortableUI", "TrifectaUI"],
      path: "Examples/SevenGUIs", exclude: ["README.md", "Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "SevenGUIsTests",
      dependencies: ["PortableUI", "ScreenTesting", "SevenGUIs", "TrifectaTesting", "TrifectaUI"],
      path: "Examples/SevenGUIs/Tests", swiftSettings: asOnApple),

    // A shopping list that several browsers edit at the same time.
    .target(
      name: "ShoppingList", dependencies: ["PortableUI", "TrifectaSharing", "TrifectaUI"],
      path: "Examples/ShoppingList", exclude: ["README.md", "Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "ShoppingListTests",
      dependencies: [
        "PortableUI", "ScreenTesting", "ShoppingList", "TrifectaSharing", "TrifectaTesting", "TrifectaUI",
      ],
      path: "Examples/ShoppingList/Tests", swiftSettings: asOnApple),

    // A view of source code, which several examples use.
    .target(
      name: "ExampleSource", dependencies: ["PortableUI"],
      path: "Examples/SourceCode", exclude: ["Tests"], swiftSettings: asOnApple),
    .testTarget(
      name: "ExampleSourceTests", dependencies: ["ExampleSource", "PortableUI", "ScreenTesting"],
      path: "Examples/SourceCode/Tests", swiftSettings: asOnApple),

    // The gallery, which runs the examples in a browser.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "CarList", "CarListScreens", "CaseStudies", "EveryView", "ExampleSource", "News", "NewsScreens", "PhoneDialer",
        "PortableUI", "Practice",
        "PrimeTime", "PrimeTimeCounter", "PrimeTimeNumbers", "PrimeTimeScreens", "SevenGUIs", "ShoppingList",
        "TrifectaMachines", "TrifectaInspector", "TrifectaMachinesUI",
        "TrifectaSQLite", "TrifectaUI", "TrifectaWeb",
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: ifWeb),
      ],
      path: "Examples/Gallery",
      exclude: ["Tests"],
      resources: [.embedInCode("News/Pictures")],
      swiftSettings: asOnApple
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CarList", "CaseStudies", "EveryView", "Gallery", "News", "PhoneDialer", "PortableUI", "Practice", "PrimeTime",
        "PrimeTimeCounter", "PrimeTimeNumbers", "ScreenTesting", "SeededRandom", "Tracking", "Trifecta",
        "TrifectaInspector", "TrifectaMachines", "TrifectaTesting",
      ],
      path: "Examples/Gallery/Tests",
      swiftSettings: asOnApple
    ),

    // Tests.
    .testTarget(name: "TrackingTests", dependencies: ["Tracking"]),
    .testTarget(
      name: "TrifectaTests",
      dependencies: [
        "IssueRecording", "Snapshots", "Trifecta", "TrifectaCollections", "TrifectaDebug", "TrifectaTesting",
        "TrifectaTime", "Waiting",
      ]),
    .testTarget(
      name: "TrifectaSharingTests",
      dependencies: [
        "IssueRecording", "Locking", "SeededRandom", "Trifecta", "TrifectaSharing", "TrifectaTesting", "ValueStorage",
        "Waiting",
      ]),
    // Warns if type-checking takes longer than a second. A separate target, so that slow type-checking of other tests
    // on a busy machine is not an error.
    .testTarget(
      name: "HugeFeatureTests", dependencies: ["Trifecta", "TrifectaTesting"],
      swiftSettings: [
        .unsafeFlags([
          "-Xfrontend", "-warn-long-expression-type-checking=1000",
          "-Xfrontend", "-warn-long-function-bodies=1000",
        ])
      ]),
    .testTarget(
      name: "TrifectaTestingTests",
      dependencies: [
        "IssueRecording", "Trifecta", "TrifectaTesting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .testTarget(
      name: "TrifectaMachinesTests",
      dependencies: [
        "IssueRecording", "Locking", "SeededRandom", "Snapshots", "Trifecta", "TrifectaMachines", "TrifectaTesting",
      ]),
    .testTarget(
      name: "TrifectaMachinesTestingTests",
      dependencies: ["IssueRecording", "Trifecta", "TrifectaMachines", "TrifectaMachinesTesting", "TrifectaTesting"]),
    .testTarget(
      name: "TrifectaMachinesUITests",
      dependencies: ["ScreenTesting", "TrifectaMachines", "TrifectaMachinesUI", "TrifectaUI"], swiftSettings: asOnApple),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "IssueRecording", "ScreenTesting", "Trifecta", "TrifectaDebug", "TrifectaMachines", "TrifectaMachinesTesting",
        "TrifectaSharing", "TrifectaTesting", "TrifectaUI", "Waiting",
      ],
      swiftSettings: asOnApple),
    .testTarget(
      name: "TrifectaMacrosTests",
      dependencies: [
        "IssueRecording", "TrifectaMacros", "TrifectaMacrosExpansion",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax", condition: ifMacros),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax", condition: ifMacros),
      ]
    ),
    .target(
      name: "IssueRecording",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/IssueRecording"
    ),
    // A seeded random number generator for tests.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    // Functions with which tests wait for other tasks.
    .target(
      name: "Waiting",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/Waiting"
    ),
    .testTarget(name: "ElementsTests", dependencies: ["Elements"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["SeededRandom", "Snapshots"]),
    .testTarget(
      name: "HostKitTests", dependencies: ["Elements", "HostKit", "PortableUI", "ViewGraph"], swiftSettings: asOnApple),
    .testTarget(
      name: "ViewGraphTests",
      dependencies: ["Elements", "IssueRecording", "SeededRandom", "Tracking", "ViewGraph"]),
    .testTarget(
      name: "PortableUITests",
      dependencies: [
        "Elements", "IssueRecording", "PortableCore", "PortableData", "PortableDrawing", "PortableImages",
        "PortableLists",
        "PortableUI", "ScreenTesting", "SeededRandom", "ViewGraph", "Waiting",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: asOnApple
    ),
    // Screens as in SwiftUI tutorials, in Swift 5 mode. The main test is that they compile.
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "PortableUI", "PortableGraphics", "PortableUIKit", "PortableUniformTypes", "ScreenTesting", "SmallApps",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: asOnApple + namesOfUIKit + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TrifectaUITests",
      dependencies: [
        "IssueRecording", "ScreenTesting", "Tracking", "TrifectaTesting", "TrifectaUI", "Waiting",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: withoutSwiftUI)),
      ],
      exclude: ["Mistakes"],
      swiftSettings: asOnApple),
    .testTarget(
      name: "ScreenTestingTests", dependencies: ["PortableUI", "ScreenTesting", "Waiting"], swiftSettings: asOnApple),
    // A host as another package would write it. `Tests/OutsideHost` builds it as a separate package, which can use only
    // public API.
    .target(
      name: "OutsideTerminalHost", dependencies: ["Elements", "HostKit", "PortableUI", "ViewGraph"],
      path: "Tests/OutsideHost/Sources/TerminalHost"),
    // Databases in temporary folders, for tests.
    .target(
      name: "DatabaseFiles",
      dependencies: ["SQLiteTrait", .product(name: "GRDBSQLite", package: "GRDB.swift", condition: ifSQLite)],
      path: "Tests/DatabaseFiles"),
    // A separate target, because GRDB's operators slow down the type checking of all files of a module.
    .testTarget(
      name: "DevelopmentServerTests",
      dependencies: [
        "DevelopmentServer", "Waiting",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: ifWeb),
      ]),
    .testTarget(name: "SQLiteStateTests", dependencies: ["DatabaseFiles", "SQLiteState", "TrifectaWeb"]),
    .testTarget(
      name: "TrifectaInspectorTests",
      dependencies: ["PortableUI", "Trifecta", "TrifectaInspector", "TrifectaMachines", "TrifectaTesting"]),
    .testTarget(
      name: "TrifectaWebTests",
      dependencies: [
        "DatabaseFiles", "Elements", "OutsideTerminalHost", "PortableUI", "ScreenTesting", "SeededRandom", "Trifecta",
        "TrifectaInspector", "TrifectaMachines", "TrifectaPostgreSQL", "TrifectaSQLite", "TrifectaUI", "TrifectaWeb",
        "ValueStorage", "ViewGraph", "Waiting",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: ifWeb),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: ifWeb),
        .product(name: "Hummingbird", package: "hummingbird", condition: ifWeb),
        .product(name: "Logging", package: "swift-log", condition: ifWeb),
        .product(name: "MetricsTestKit", package: "swift-metrics", condition: ifWeb),
        .product(name: "NIOCore", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOPosix", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOTLS", package: "swift-nio", condition: ifWeb),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: ifWeb),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: ifWeb),
      ]
    ),
    .executableTarget(
      name: "BrowserFixture",
      dependencies: [
        "LayoutEngine", "PortableUI", "RandomLayouts", "RandomScreens", "ShoppingList", "SmallApps",
        "TrifectaInspector", "TrifectaMachines", "TrifectaPostgreSQL", "TrifectaSharing", "TrifectaSQLite",
        "TrifectaUI", "TrifectaWeb",
      ],
      path: "Tests/Browser/Fixture"
    ),
    // Small, typical apps for tests, in this process and in a browser.
    .target(
      name: "SmallApps", dependencies: ["PortableUI"], path: "Tests/SmallApps",
      swiftSettings: asOnApple + [.swiftLanguageMode(.v5)]),
    // Random views with a model of their layout. Tests compare the layout engine and the pages in a browser with it.
    .target(name: "RandomLayouts", dependencies: ["LayoutEngine", "SeededRandom"], path: "Tests/RandomLayouts"),
    .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "Locking", "RandomLayouts"]),
    // The screens of PortableUI's random test. The browser tests also use them, through symbolic links.
    .target(
      name: "RandomScreens",
      dependencies: [
        "PortableUI", "SeededRandom", "ViewGraph", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Browser/RandomScreens",
      swiftSettings: asOnApple
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `swift test` compiles all test targets of a package, even if it runs few of them. `make tsan` names those that it runs.
if let names = Context.environment["TRIFECTA_TEST_TARGETS"] {
  let chosen = names.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// In CI, a warning is an error. In other builds it is not, so that a warning does not block a contributor.
if Context.environment["CI"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
