#if !__has_include(<sqlite3.h>)
#error "TrifectaSQLite needs SQLite's header. Install it: libsqlite3-dev on Debian and Ubuntu, sqlite-devel on Fedora and Amazon Linux."
#endif

// C can run code when a library is loaded; Swift cannot. SQLiteState defines the function.
void trifecta_register_sqlite(void);

__attribute__((constructor)) static void trifecta_register(void) {
  trifecta_register_sqlite();
}
