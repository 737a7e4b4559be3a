import Elements

/// The effects that a page performs after a patch, once: it moves the focus, scrolls, announces texts and copies a text.
struct PageEffects {
  /// The commands of the graph.
  var commands: [Command] = []
  /// The element that gets the focus of the earlier page. It is not scrolled into view, because the page restores its
  /// scroll positions.
  var restoredFocus: Int?
  /// The accessibility announcements. If many are posted at once, only the newest are sent.
  private(set) var announcements: [String] = []
  /// The text for the clipboard. If several texts are copied at once, only the newest is sent.
  var copied: String?

  private static let announcementLimit = 8

  /// Whether one of the commands moves the focus.
  var movesFocus: Bool { commands.contains { if case .focus = $0 { true } else { false } } }

  mutating func announce(_ text: String) {
    announcements = (announcements + [text]).suffix(Self.announcementLimit)
  }

  mutating func removeAnnouncements() { announcements = [] }

  /// Removes all effects and encodes each of them in a patch.
  ///
  /// - Parameters:
  ///   - patch: The patch, which is empty.
  ///   - send: A closure that finishes and sends the patch.
  mutating func write(to patch: inout Patch, send: (inout Patch) -> Void) {
    for command in commands {
      switch command {
      case .scroll(let position, let anchor): patch.scroll(to: position, anchor)
      case .focus(let element): patch.focus(element)
      }
      send(&patch)
    }
    if let restoredFocus {
      patch.focus(restoredFocus, scrolls: false)
      send(&patch)
    }
    for text in announcements {
      patch.announce(text)
      send(&patch)
    }
    if let copied {
      patch.copy(copied)
      send(&patch)
    }
    self = PageEffects()
  }
}

extension Session {
  private static let copyLimit = 1 << 18

  /// Posts an accessibility announcement. The announcement is discarded while the page is disconnected.
  func announce(_ text: String) {
    guard transport != nil else { return }
    effects.announce(text)
    if !isBusy { flush() }
  }

  /// Copies a text to the clipboard. The text is discarded while the page is disconnected.
  func copy(_ text: String) {
    guard transport != nil else { return }
    guard text.utf8.count <= Self.copyLimit else {
      guard host.log.take(for: host.visitor.address) else { return }
      return logger.warning(
        "A text was not copied to the clipboard: it is too long.",
        metadata: ["bytes": "\(text.utf8.count)", "limit": "\(Self.copyLimit)"])
    }
    effects.copied = text
    if !isBusy { flush() }
  }
}
