import Trifecta

/// Waits until the started effects have run to their first suspension; returns at once where effects start immediately.
///
/// The suites run in both modes, see "When effects start" in the documentation and `make test-soon`.
@MainActor
func waitForEffectsToStart() async {
  await DeferredStart.all.finish()
}

/// Returns the expected value: `atOnce` where effects start immediately, and `soon` where they start soon after `send`.
@MainActor
func expected<Value>(atOnce: Value, soon: Value) -> Value {
  DeferredStart.isUsed ? soon : atOnce
}
