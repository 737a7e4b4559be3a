/// Gives other tasks the time to do what they must not do. On a slow machine such a test sees less, and does not fail:
/// what they must do is waited for with `settle(until:)`.
@MainActor
public func letOthersRun() async {
  for _ in 0..<20 { await Task.yield() }
}
