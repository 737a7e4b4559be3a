// This file is compiled before TrifectaWeb, whose failing imports would cause less helpful errors.
#if !Everything && !PostgreSQL && !SQLite && !Web
  #error(
    """
    TrifectaWeb needs the trait "Web", which this dependency on Trifecta has turned off. Add "Web" to the traits of that \
    dependency.
    """)
#endif
