// Compiled before TrifectaMacros, whose imports would fail and say less.
#if !Everything && !Macros
  #error(
    """
    TrifectaMacros needs the trait "Macros", which this dependency on Trifecta has turned off. Say traits: ["Macros"] where the \
    dependency is declared.
    """)
#endif
