// This file is compiled before TrifectaSQLite, whose failing imports would cause less helpful errors.
#if !Everything && !PostgreSQL && !SQLite
  #error(
    """
    TrifectaSQLite needs the trait "SQLite", which this dependency on Trifecta has turned off. Add "SQLite" to the traits \
    of that dependency.
    """)
#endif
