import ViewGraph

/// A screen on a host. Releasing the object stops the screen, unless it has been stopped before.
@MainActor
public final class HostedView {
  /// The graph that keeps the screen's elements in sync with its views.
  public let graph: Graph
  /// The traits of the device and the user. A change invalidates the views that have read a changed value. They are
  /// evaluated again in the graph's next turn.
  public var traits: HostTraits {
    didSet {
      services.traits = traits
      if traits != oldValue { change { traits.apply(to: &$0) } }
    }
  }
  /// The size of the screen in points. It determines the size classes. A view that reads its geometry before it is
  /// measured gets this size.
  public var viewport: CGSize {
    didSet {
      services.viewport = viewport
      if viewport != oldValue { change { $0.viewport = viewport } }
    }
  }
  /// The type identifiers of the current drag on the screen, or an empty array if there is none.
  package var draggedTypes: [String] { services.drags.types }
  private let scope = EnvironmentScope()
  private let urlReceivers = URLReceivers()
  private let services: ScreenServices
  let storage: ScreenStorage
  let clock: ViewClock

  /// Mounts a screen. Its elements are complete on return. Closures of `onAppear` run and tasks start in the graph's
  /// next turn.
  ///
  /// - Parameters:
  ///   - host: The host of the screen. It is referenced weakly.
  ///   - lifecycle: Whether closures of `onAppear` run and tasks start. With `false`, only bodies are evaluated.
  ///   - rowsAtFirst: The number of rows of a long list to create before the host reports the visible area.
  ///   - viewport: The size of the screen in points. A view that reads its geometry before it is measured gets this
  ///     size.
  ///   - traits: The traits of the device and the user.
  ///   - storage: The storage of `@AppStorage` and `@SceneStorage`. By default the values are lost when the screen
  ///     ends.
  ///   - announce: A closure that announces a text through assistive technology. By default it does nothing.
  ///   - copy: A closure that copies a text to the user's clipboard. By default it does nothing.
  ///   - save: A closure that delivers a file to the user. By default it fails.
  ///   - requestReview: A closure that asks the user for a review of the app. By default it does nothing.
  ///   - snapshot: The state of an earlier screen with the same content, which the screen restores.
  ///   - openURL: A closure that opens a URL and calls the completion once, with `false` if nothing opens the URL.
  ///   - content: The view of the screen.
  public convenience init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int = 50,
    viewport: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = HostTraits(),
    storage: ScreenStorage = ScreenStorage(), announce: @escaping @MainActor (String) -> Void = { _ in },
    copy: @escaping @MainActor (String) -> Void = { _ in }, save: @escaping SavedFile.Save = HostedView.saveNothing,
    requestReview: @escaping @MainActor () -> Void = {}, restoring snapshot: ScreenSnapshot? = nil,
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      host: host, lifecycle: lifecycle, rowsAtFirst: rowsAtFirst, viewport: viewport, traits: traits,
      storage: storage, clock: .system, announce: announce, copy: copy, save: save, requestReview: requestReview,
      restoring: snapshot, openURL: openURL, content: content)
  }

  /// Mounts a screen with a clock.
  package init<Content: View>(
    host: any GraphHost, lifecycle: Bool = true, rowsAtFirst: Int, viewport: CGSize, traits: HostTraits,
    storage: ScreenStorage, clock: ViewClock, announce: @escaping @MainActor (String) -> Void = { _ in },
    copy: @escaping @MainActor (String) -> Void = { _ in }, save: @escaping SavedFile.Save = HostedView.saveNothing,
    requestReview: @escaping @MainActor () -> Void = {}, restoring snapshot: ScreenSnapshot? = nil,
    openURL: @escaping @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void,
    content: () -> Content
  ) {
    if let snapshot, storage.scene.admits(snapshot.scene) { storage.scene.values = snapshot.scene }
    self.storage = storage
    self.clock = clock
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
      values.undoManager = UndoManager()
      if clock !== ViewClock.system { values.viewClock = clock }
      values.urlReceivers = urlReceivers
      traits.apply(to: &values)
    }
    graph.services = services
    graph.mount(content(), environment: scope, restoring: snapshot?.tree)
  }

  /// Passes a URL that the screen was opened with to the views with `onOpenURL`.
  ///
  /// - Returns: Whether there is a view with `onOpenURL`.
  @discardableResult
  public func open(_ url: URL) -> Bool { graph.running { urlReceivers.receive(url) } }

  /// Fails with an error, because the host cannot deliver files.
  public static func saveNothing(_ file: SavedFile, _ completion: @MainActor (Result<URL, any Error>) -> Void) {
    completion(.failure(CocoaError(.featureUnsupported)))
  }

  /// Changes the root environment of the screen.
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
