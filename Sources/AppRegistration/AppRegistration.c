// Swift has no code that runs when a library is loaded; C has. The function is TrifectaWeb's.
void trifecta_register_web_launcher(void);

__attribute__((constructor)) static void trifecta_register(void) {
  trifecta_register_web_launcher();
}
