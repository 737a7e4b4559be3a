// Features name their children's cases by paths, keep rows and screens in collections that know what has changed, find
// services by their keys, wait by clocks, and have values in their states that are loaded or asked for.
@_exported import TrifectaCasePaths
@_exported import TrifectaCollections
@_exported import TrifectaDependencies
@_exported import TrifectaTime
@_exported import TrifectaViewState
