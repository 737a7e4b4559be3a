import ViewGraph

/// One screen on one host. The screen is taken down when this object goes away, unless that was done before.
@MainActor
public final class HostedView {
  /// Keeps the screen's elements in step with its views.
  public let graph: Graph

  /// Shows a screen. Its elements are complete on return; closures of `onAppear` run and tasks start in the graph's next turn.
  ///
  /// - Parameters:
  ///   - host: where the screen is shown; kept weakly.
  ///   - lifecycle: `false` evaluates bodies only: no closure of `onAppear` runs and no task starts, ever.
  ///   - rowsAtFirst: how many rows of a long list are made before the host reports what is seen of it.
  ///   - viewport: how large the screen is, in points: what views that read their size are told until they were measured.
  ///   - openURL: opens a URL and calls the completion once, with `false` where nothing opens such a URL.
  ///   - content: the screen.
  public convenience init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int = 50,
    viewport: CGSize = CGSize(width: 390, height: 844),
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      host: host, lifecycle: lifecycle, rowsAtFirst: rowsAtFirst, viewport: viewport, clock: .system, openURL: openURL,
      content: content)
  }

  /// Shows a screen that goes by a clock.
  package init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int, viewport: CGSize, clock: ViewClock,
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    content: () -> Content
  ) {
    graph = Graph(host: host, runsLifecycle: lifecycle, rowsAtFirst: rowsAtFirst)
    let scope = EnvironmentScope()
    var values = EnvironmentValues()
    values.openURL = OpenURLAction(system: openURL)
    values.viewport = viewport
    if clock !== ViewClock.system { values.viewClock = clock }
    values.apply(to: scope)
    graph.mount(content(), environment: scope)
  }

  deinit {
    let graph = graph
    MainThread.perform { graph.stop() }
  }
}
