import SwiftUI

/// One of the examples, and all that the gallery shows of it.
///
/// To show another one, add it to ``all`` in Examples.swift: its versions, the modules in which its previews stand, and the folder of
/// its source. Its previews are found.
struct Showcase: Identifiable, Sendable {
  /// The last part of its page's path.
  let id: String
  let name: String
  let summary: LocalizedStringKey
  let systemImage: String
  let color: Color
  /// The names of the modules in which its previews stand.
  var modules: [String] = []
  /// The folder of its source, below that of the examples.
  let folder: String
  /// The screens that one can use: one, or the same in several ways.
  let versions: [Version]
  /// What stands beside the phone; `nil` where there is nothing to do there.
  var beside: (@MainActor @Sendable () -> AnyView)?

  /// One of the screens that one can use.
  struct Version: Identifiable, Sendable {
    /// Where it is served.
    let path: String
    let name: String
    let summary: LocalizedStringKey
    let content: @MainActor @Sendable () -> AnyView

    var id: String { path }

    init<Content: View>(
      _ path: String, _ name: String, summary: LocalizedStringKey,
      @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
      self.path = path
      self.name = name
      self.summary = summary
      self.content = { AnyView(content()) }
    }
  }

  /// Where its page is.
  var path: String { "/examples/\(id)" }
  /// Where its source is shown.
  var sourcePath: String { path + "/source" }

  /// Its previews, in the order in which they are written.
  @MainActor var previews: [Preview] {
    modules.flatMap { PreviewCatalog.previews(ofModule: $0) }.enumerated().map { number, entry in
      Preview(name: entry.name ?? "Preview \(number + 1)", path: "\(path)/previews/\(number + 1)", entry: entry)
    }
  }

  /// One of the states that a screen of it can be in.
  struct Preview: Identifiable {
    let name: String
    let path: String
    let entry: PreviewCatalog.Entry

    var id: String { path }

    /// Where it is written: the name of the file, or of the type.
    @MainActor var place: String {
      entry.fileID?.split(separator: "/").last.map(String.init) ?? String(describing: entry.type)
    }
  }
}
