// A test overrides dependencies around any code by `withDependencies`.
@_exported import TrifectaDependencies
