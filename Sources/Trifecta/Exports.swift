// Features name their children's cases by paths, keep rows and screens in collections that know what has changed, and
// find services by their keys.
@_exported import TrifectaCasePaths
@_exported import TrifectaCollections
@_exported import TrifectaDependencies
