// Each family re-exports the families below it, so that all files of a family see them.

@_exported import PortableFiles
