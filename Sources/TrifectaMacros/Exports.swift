// The code that the macros generate names types of Trifecta, in files that may import only this module.
@_exported import Trifecta
