import Foundation
import NIOConcurrencyHelpers

/// Reports changed files in folders.
///
/// Changes are reported when no further change has followed for a moment, because editors and version control write
/// several files at once. On Linux, the system notifies the watcher. Elsewhere, and if the system cannot watch so many
/// folders, the watcher reads all folders twice a second. In a file system that does not report all changes, such as one
/// of another computer, it does both.
final class FileWatcher: Sendable {
  /// The folders to watch.
  struct Scope: Equatable, Sendable {
    /// Folders that are watched with all folders in them.
    var recursive: Set<String> = []
    /// Folders of which only the files are watched.
    var flat: Set<String> = []
  }

  private let scope: NIOLockedValueBox<Scope>
  private let isStopped = NIOLockedValueBox(false)
  private let notificationLimit: Int
  private let unreportedFileSystem: @Sendable (String) -> String?
  /// The file whose existence shows that version control is writing files.
  private let versionControlLock: String
  private let report: @Sendable (FileTree.Changes, ContinuousClock.Instant) -> Void
  private let notice: @Sendable (String) -> Void

  /// The time without changes after which a few changes are reported, in seconds.
  private static let pause = 0.015
  /// The time without changes after which many changes are reported, in seconds.
  private static let longPause = 0.15
  private static let fewChanges = 5
  /// The time after which changes are reported even if more follow, in seconds.
  private static let maximumPause = 10.0
  private static let pollInterval = 0.5

  /// - Parameters:
  ///   - scope: The folders.
  ///   - notificationLimit: The number of folders up to which the system's notifications are used, if it has them; 0 if
  ///     the files are only polled.
  ///   - root: The folder of the package, to detect version control that is writing files.
  ///   - unreportedFileSystem: Returns the name of a folder's file system if it does not report all changes.
  ///   - notice: Called with a message for the developer.
  ///   - report: Called with changes and the time of the first one, on a thread of the watcher.
  init(
    _ scope: Scope, notificationLimit: Int = .max, root: String,
    unreportedFileSystem: @escaping @Sendable (String) -> String? = RemoteFileSystem.name,
    notice: @escaping @Sendable (String) -> Void,
    report: @escaping @Sendable (FileTree.Changes, ContinuousClock.Instant) -> Void
  ) {
    self.scope = NIOLockedValueBox(scope)
    self.notificationLimit = notificationLimit
    self.unreportedFileSystem = unreportedFileSystem
    versionControlLock = root + "/.git/index.lock"
    self.notice = notice
    self.report = report
  }

  /// Starts to watch. The files that exist when this method returns are the state with which changes are compared.
  func start() {
    let scope = scope.withLockedValue { $0 }
    let tree = FileTree(recursive: scope.recursive, flat: scope.flat)
    let ready = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in run(tree, scope, ready) }
    ready.wait()
  }

  /// Watches other folders from now on.
  func change(_ new: Scope) { scope.withLockedValue { $0 = new } }

  /// Stops to watch within a second.
  func stop() { isStopped.withLockedValue { $0 = true } }

  private func run(_ tree: FileTree, _ first: Scope, _ ready: DispatchSemaphore) {
    #if canImport(Glibc)
      if notificationLimit > 0 {
        do throws(FolderNotifications.Unavailable) {
          try followNotifications(tree, first, ready)
          return
        } catch {
          notice("Files are checked every \(Self.pollInterval) s, because \(error).")
        }
      }
    #endif
    ready.signal()
    poll(tree, first)
  }

  private func poll(_ tree: FileTree, _ first: Scope) {
    var tree = tree
    var current = first
    while !isStopped.withLockedValue({ $0 }) {
      Thread.sleep(forTimeInterval: Self.pollInterval)
      var changes = update(&tree, &current)
      changes.merge(tree.readAll())
      guard !changes.isEmpty else { continue }
      let began = ContinuousClock.now
      settle(&changes) {
        Thread.sleep(forTimeInterval: $0)
        return tree.readAll()
      }
      report(changes, began)
    }
  }

  /// Reads more changes until there are none for a moment.
  ///
  /// - Parameter next: Waits for some seconds, and returns the changes in that time.
  private func settle(_ changes: inout FileTree.Changes, next: (TimeInterval) -> FileTree.Changes) {
    let end = Date() + Self.maximumPause
    while Date() < end {
      let isMany = changes.count > Self.fewChanges
      let more = next(isMany ? Self.longPause : Self.pause)
      changes.merge(more)
      if more.isEmpty, !FileManager.default.fileExists(atPath: versionControlLock) { return }
    }
  }

  /// Applies a change of the scope.
  ///
  /// - Returns: The changes before that, if the scope has changed.
  private func update(_ tree: inout FileTree, _ current: inout Scope) -> FileTree.Changes {
    let new = scope.withLockedValue { $0 }
    guard new != current else { return FileTree.Changes() }
    let changes = tree.readAll()
    current = new
    tree = FileTree(recursive: new.recursive, flat: new.flat)
    return changes
  }

  #if canImport(Glibc)
    private func followNotifications(
      _ first: FileTree, _ firstScope: Scope, _ ready: DispatchSemaphore
    ) throws(FolderNotifications.Unavailable) {
      var tree = first
      var current = firstScope
      let notifications = try FolderNotifications(limit: notificationLimit)
      var checked: Scope?
      var mustPoll = false
      // Returns the changes until the next notification, and in folders that were not watched before.
      func next(_ seconds: TimeInterval) throws(FolderNotifications.Unavailable) -> FileTree.Changes {
        let event = notifications.wait(milliseconds: Int32(seconds * 1_000))
        var changes = mustPoll && event == .timeout ? tree.readAll() : read(event, &tree)
        for folder in try notifications.watch(tree.folders) { changes.merge(tree.read(folder)) }
        return changes
      }
      var changes = try next(0)
      ready.signal()
      while !isStopped.withLockedValue({ $0 }) {
        changes.merge(update(&tree, &current))
        if checked != current {
          checked = current
          let reason = unreportedFileSystem(in: current)
          if let reason, !mustPoll { notice(reason) }
          mustPoll = reason != nil
        }
        changes.merge(try next(changes.isEmpty ? mustPoll ? Self.pollInterval : 1 : 0))
        guard !changes.isEmpty else { continue }
        let began = ContinuousClock.now
        var failure: FolderNotifications.Unavailable?
        settle(&changes) { seconds in
          do throws(FolderNotifications.Unavailable) {
            return try next(seconds)
          } catch {
            failure = error
            return FileTree.Changes()
          }
        }
        report(changes, began)
        changes = FileTree.Changes()
        if let failure { throw failure }
      }
    }

    /// Returns a message for the developer if a folder is in a file system that does not report all changes.
    private func unreportedFileSystem(in scope: Scope) -> String? {
      for folder in scope.recursive.union(scope.flat).sorted() {
        guard let name = unreportedFileSystem(folder) else { continue }
        return """
          Files are also checked every \(Self.pollInterval) s, because \(folder) is in a file system (\(name)) that does not \
          report all changes.
          """
      }
      return nil
    }

    private func read(_ event: FolderNotifications.Event, _ tree: inout FileTree) -> FileTree.Changes {
      switch event {
      case .timeout: return FileTree.Changes()
      case .overflow: return tree.readAll()
      case .changes(let folders):
        var changes = FileTree.Changes()
        for folder in folders { changes.merge(tree.read(folder)) }
        return changes
      }
    }
  #endif
}
