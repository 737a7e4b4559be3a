// Compiled before TrifectaMacros, whose imports would fail and say less.
#if !Everything && !Macros
  #error(
    """
    TrifectaMacros needs the trait "Macros", which this dependency on Trifecta has turned off. Add "Macros" to the traits of that \
    dependency.
    """)
#endif
