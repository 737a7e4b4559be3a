// Re-exported because features use all of these modules: case paths, collections that log the changes of rows and
// screens, dependencies, clocks, and types for loaded values and alerts.
@_exported import TrifectaCasePaths
@_exported import TrifectaCollections
@_exported import TrifectaDependencies
@_exported import TrifectaTime
@_exported import TrifectaViewState
