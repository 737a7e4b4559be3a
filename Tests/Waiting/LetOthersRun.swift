/// Yields several times, so that other tasks run before a test checks that something did not happen.
///
/// On a slow machine the other tasks may run too late. The test then passes without detecting a mistake, but it never
/// fails wrongly. To wait for something that must happen, use `settle(until:)`.
@MainActor
public func letOthersRun() async {
  for _ in 0..<20 { await Task.yield() }
}
