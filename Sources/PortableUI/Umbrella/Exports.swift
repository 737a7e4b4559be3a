// The families of views. `PortableApps` re-exports all others but `PortablePlatform`.
@_exported import PortableApps
@_exported import PortablePlatform
