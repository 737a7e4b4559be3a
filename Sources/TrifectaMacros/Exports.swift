// The code that a macro adds names types of Trifecta, in files that may import nothing but this module.
@_exported import Trifecta
