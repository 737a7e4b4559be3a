import Foundation

#if canImport(Glibc)
  import Glibc

  /// Notifications of the system about changes in folders, by inotify.
  ///
  /// One thread calls all methods except ``init()``.
  final class FolderNotifications {
    /// The reason why the system cannot watch folders.
    struct Unavailable: Error, CustomStringConvertible {
      let description: String
    }

    /// The result of waiting for notifications.
    enum Event: Equatable {
      case changes(in: Set<String>)
      /// Notifications were lost, so every folder may have changed.
      case overflow
      case timeout
    }

    private let descriptor: Int32
    private let limit: Int
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []

    /// - Parameter limit: The number of folders that can be watched. The system has a limit too.
    init(limit: Int = .max) throws(Unavailable) {
      self.limit = limit
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw Unavailable(
          description: errno == EMFILE
            ? "the limit fs.inotify.max_user_instances of the system is reached" : String(cString: strerror(errno)))
      }
    }

    deinit { close(descriptor) }

    /// Starts to watch folders that are not watched yet.
    ///
    /// - Returns: These folders. They may have changed before this call.
    func watch(_ all: Set<String>) throws(Unavailable) -> Set<String> {
      let new = all.subtracting(watched)
      let ofFolder = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | ofFolder
      for folder in new {
        let hasRoom = watched.count < limit
        let number = hasRoom ? inotify_add_watch(descriptor, folder, UInt32(events)) : -1
        if number >= 0 {
          folders[number] = folder
          watched.insert(folder)
        } else if !hasRoom || errno == ENOSPC {
          throw Unavailable(description: "the limit fs.inotify.max_user_watches of the system is reached")
        }
        // Other errors: the folder was removed, and the notification about its parent is on its way.
      }
      return new
    }

    /// Waits for changes.
    ///
    /// - Parameter milliseconds: The maximum time.
    func wait(milliseconds: Int32) -> Event {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return .timeout }
      var changed: Set<String> = []
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let headSize = MemoryLayout<inotify_event>.size
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { break }
        var offset = 0
        while offset + headSize <= count {
          let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
          offset += headSize + Int(event.len)
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            // Notifications about removed folders may be lost too, so all folders are added again.
            (folders, watched) = ([:], [])
            return .overflow
          }
          guard let folder = folders[event.wd] else { continue }
          changed.insert(folder)
          // The system continues to watch a folder that was moved, under its earlier path.
          let isMoved = event.mask & UInt32(IN_MOVE_SELF) != 0
          if isMoved { inotify_rm_watch(descriptor, event.wd) }
          if isMoved || event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            watched.remove(folder)
          }
        }
      }
      return .changes(in: changed)
    }
  }
#endif
