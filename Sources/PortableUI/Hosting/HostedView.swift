import ViewGraph

/// One screen on one host. The screen is taken down when this object goes away, unless that was done before.
@MainActor
public final class HostedView {
  /// Keeps the screen's elements in step with its views.
  public let graph: Graph
  /// What the host knows of the device and the person. Views that have read what becomes another are evaluated in the next turn.
  public var traits: HostTraits {
    didSet {
      services.traits = traits
      if traits != oldValue { change { traits.apply(to: &$0) } }
    }
  }
  /// How large the screen is, in points: where it is compact, and what views that read their size are told until they were measured.
  public var viewport: CGSize {
    didSet {
      services.viewport = viewport
      if viewport != oldValue { change { $0.viewport = viewport } }
    }
  }
  /// What is being dragged on the screen, by the identifiers of its types; empty where nothing is.
  package var draggedTypes: [String] { services.drags.types }
  private let scope = EnvironmentScope()
  private let urlReceivers = URLReceivers()
  private let services: ScreenServices

  /// Shows a screen. Its elements are complete on return; closures of `onAppear` run and tasks start in the graph's next turn.
  ///
  /// - Parameters:
  ///   - host: where the screen is shown; kept weakly.
  ///   - lifecycle: `false` evaluates bodies only: no closure of `onAppear` runs and no task starts, ever.
  ///   - rowsAtFirst: how many rows of a long list are made before the host reports what is seen of it.
  ///   - viewport: how large the screen is, in points: what views that read their size are told until they were measured.
  ///   - traits: what the host knows of the device and the person.
  ///   - storage: keeps what `@AppStorage` and `@SceneStorage` have. By default nothing outlives the screen.
  ///   - announce: says a text to who does not see the screen. By default nothing is said.
  ///   - copy: puts a text on the person's clipboard. By default there is none.
  ///   - save: gives a file to the person. By default none can be given.
  ///   - requestReview: asks the person for a rating of the app. By default nothing is asked.
  ///   - openURL: opens a URL and calls the completion once, with `false` where nothing opens such a URL.
  ///   - content: the screen.
  public convenience init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int = 50,
    viewport: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = HostTraits(),
    storage: ScreenStorage = ScreenStorage(), announce: @escaping @MainActor (String) -> Void = { _ in },
    copy: @escaping @MainActor (String) -> Void = { _ in }, save: @escaping SavedFile.Save = HostedView.saveNothing,
    requestReview: @escaping @MainActor () -> Void = {},
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      host: host, lifecycle: lifecycle, rowsAtFirst: rowsAtFirst, viewport: viewport, traits: traits,
      storage: storage, clock: .system, announce: announce, copy: copy, save: save, requestReview: requestReview,
      openURL: openURL, content: content)
  }

  /// Shows a screen that goes by a clock.
  package init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int, viewport: CGSize, traits: HostTraits,
    storage: ScreenStorage, clock: ViewClock, announce: @escaping @MainActor (String) -> Void = { _ in },
    copy: @escaping @MainActor (String) -> Void = { _ in }, save: @escaping SavedFile.Save = HostedView.saveNothing,
    requestReview: @escaping @MainActor () -> Void = {},
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    content: () -> Content
  ) {
    graph = Graph(host: host, runsLifecycle: lifecycle, rowsAtFirst: rowsAtFirst)
    self.traits = traits
    self.viewport = viewport
    let services = ScreenServices(
      storage: storage, openURL: OpenURLAction(system: { openURL($0, GraphReference.keeping($1)) }),
      announce: announce, copy: copy, save: { save($0, GraphReference.keeping($1)) }, viewport: viewport,
      traits: traits)
    self.services = services
    change { values in
      values.openURL = services.openURL
      values.requestReview = RequestReviewAction(request: requestReview)
      values.viewport = viewport
      values.pageEditMode = .editing()
      values.screenStorage = storage
      values.availablePictures = AvailablePictures()
      values.focusedValueStore = FocusedValueStore()
      values.presentationQueue = PresentationQueue()
      if clock !== ViewClock.system { values.viewClock = clock }
      values.urlReceivers = urlReceivers
      traits.apply(to: &values)
    }
    graph.services = services
    graph.mount(content(), environment: scope)
  }

  /// Tells the views that wait for one by `onOpenURL` of an address that the screen was opened with.
  ///
  /// - Returns: whether there was such a view.
  @discardableResult
  public func open(_ url: URL) -> Bool { graph.running { urlReceivers.receive(url) } }

  /// Says that no file can be given to the person.
  public static func saveNothing(_ file: SavedFile, _ completion: @MainActor (Result<URL, any Error>) -> Void) {
    completion(.failure(CocoaError(.featureUnsupported)))
  }

  /// Changes what the views of the screen find in their environment unless others further down have set it.
  private func change(_ body: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope)
    body(&values)
    values.apply(to: scope)
  }

  deinit {
    let graph = graph
    MainThread.perform { graph.stop() }
  }
}
