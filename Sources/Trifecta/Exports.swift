// Features name their children's cases by paths.
@_exported import TrifectaCasePaths
