// Features name the cases of their children by case path, store rows and screens in collections that log their changes,
// read dependencies by key, wait with clocks, and keep loaded values and alerts in their states.
@_exported import TrifectaCasePaths
@_exported import TrifectaCollections
@_exported import TrifectaDependencies
@_exported import TrifectaTime
@_exported import TrifectaViewState
