// This file is compiled before TrifectaMacros, whose failing imports would cause less helpful errors.
#if !Everything && !Macros
  #error(
    """
    TrifectaMacros needs the trait "Macros", which this dependency on Trifecta has turned off. Add "Macros" to the traits of that \
    dependency.
    """)
#endif
