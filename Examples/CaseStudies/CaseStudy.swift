import SwiftUI

/// A small program that shows one technique, with the source file that contains all of it.
public struct CaseStudy: Identifiable, Sendable {
  /// The number by which the studies are ordered, from easy to hard.
  public let number: Int
  /// The title of the study.
  public let title: String
  /// The technique, in one sentence.
  public let summary: LocalizedStringKey
  /// The name of the source file.
  public let file: String
  private let makeContent: @MainActor @Sendable () -> AnyView

  /// The last path component of its page: the name of the file, in lowercase and without its extension.
  public var id: String { file.prefix { $0 != "." }.lowercased() }
  /// The name of the file with its tests, in the folder `Tests`.
  public var testFile: String { file.prefix { $0 != "." } + "Tests.swift" }

  /// Creates the screen of the study, with a new store.
  @MainActor
  public func makeScreen() -> AnyView {
    makeContent()
  }

  /// Creates a study.
  ///
  /// - Parameters:
  ///   - title: The title of the study.
  ///   - summary: The technique, in one sentence.
  ///   - hasNavigation: Whether the content has a navigation stack or tabs. Otherwise a navigation stack is added.
  ///   - filePath: The source file of the study. Its name begins with the number of the study: `01-Counter.swift`.
  ///   - content: The content of the screen.
  init<Content: View>(
    _ title: String, summary: LocalizedStringKey, hasNavigation: Bool = false, filePath: String = #filePath,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
    self.title = title
    self.summary = summary
    self.file = file
    number = Int(file.prefix { $0.isNumber }) ?? 0
    makeContent = {
      hasNavigation ? AnyView(content()) : AnyView(NavigationStack { content().navigationTitle(title) })
    }
  }

  /// All studies, in order.
  public static let all = chapters.flatMap(\.studies)
}

extension CaseStudy {
  /// A group of studies about one subject.
  public struct Chapter: Identifiable, Sendable {
    /// The title of the chapter.
    public let title: String
    /// The studies of the chapter, in order.
    public let studies: [CaseStudy]

    /// The title, which identifies the chapter.
    public var id: String { title }
  }

  /// All chapters, in order.
  public static let chapters = [
    Chapter(title: "State", studies: [.counter, .twoCounters, .bindings]),
    Chapter(
      title: "Children and navigation",
      studies: [.optionalChild, .list, .tree, .navigation, .sheetsAndAlerts, .tabs, .shared]),
    Chapter(
      title: "Effects",
      studies: [
        .debouncedSearch, .cancellation, .timers, .progress, .retry, .webSocket, .refreshable, .sideEffects,
        .dependencies,
      ]),
    Chapter(
      title: "More",
      studies: [.undo, .dragAndDrop, .statechart, .partialTests, .animation, .observation, .migration, .database]),
  ]
}
