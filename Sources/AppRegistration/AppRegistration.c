// C can run code when a library is loaded; Swift cannot. TrifectaWeb defines the function.
void trifecta_register_web_launcher(void);

__attribute__((constructor)) static void trifecta_register(void) {
  trifecta_register_web_launcher();
}
