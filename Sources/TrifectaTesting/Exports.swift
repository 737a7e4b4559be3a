// Tests override dependencies with `withDependencies`.
@_exported import TrifectaDependencies
