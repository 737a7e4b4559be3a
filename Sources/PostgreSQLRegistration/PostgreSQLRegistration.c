// C can run code when a library is loaded; Swift cannot. TrifectaPostgreSQL defines the function.
void trifecta_register_postgresql(void);

__attribute__((constructor)) static void trifecta_register(void) {
  trifecta_register_postgresql();
}
