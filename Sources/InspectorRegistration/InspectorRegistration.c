// C can run code when a library is loaded; Swift cannot. TrifectaInspector defines the function.
void trifecta_register_inspector(void);

__attribute__((constructor)) static void trifecta_register(void) {
  trifecta_register_inspector();
}
