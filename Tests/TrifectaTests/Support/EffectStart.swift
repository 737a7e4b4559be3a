import Trifecta

/// Waits until the effects that were started have run up to their first suspension: not at all where they start at
/// once.
///
/// The suites run in both ways, see "When effects start" in the documentation and `make test-soon`.
@MainActor
func effectsHaveBegun() async {
  await SoonStart.all.finish()
}

/// What a test expects where effects start at once, and where they start soon after.
@MainActor
func expected<Value>(atOnce: Value, soon: Value) -> Value {
  SoonStart.isUsed ? soon : atOnce
}
