// Compiled before TrifectaWeb, whose imports would fail and say less.
#if !Everything && !Web
  #error(
    """
    TrifectaWeb needs the trait "Web", which this dependency on Trifecta has turned off. Add "Web" to the traits of that \
    dependency.
    """)
#endif
