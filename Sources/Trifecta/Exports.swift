// Features name their children's cases by paths, and keep rows and screens in collections that know what has changed.
@_exported import TrifectaCasePaths
@_exported import TrifectaCollections
