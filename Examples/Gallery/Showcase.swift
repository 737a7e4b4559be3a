import CaseStudies
import SwiftUI

/// An example and its presentation in the gallery.
///
/// To add an example, add it to ``all`` in Examples.swift with its versions, the modules that contain its previews, and
/// the folder of its source. Its previews are found automatically.
struct Showcase: Identifiable, Sendable {
  /// The last path component of its page.
  let id: String
  let name: String
  let summary: LocalizedStringKey
  let systemImage: String
  let color: Color
  /// The names of the modules that contain its previews.
  var modules: [String] = []
  /// The folder of its source, relative to that of the examples.
  let folder: String
  /// The article that it follows: the title and the author; `nil` if it follows none.
  var article: String?
  /// The path at which its statechart is shown; `nil` if it has none.
  var chartPath: String?
  /// The numbers of the case studies of its techniques.
  var studyNumbers: [Int] = []
  /// The screens of the example: one, or several versions of it.
  let versions: [Version]
  /// The view next to the phone; `nil` if there is none.
  var beside: (@MainActor @Sendable () -> AnyView)?

  /// A screen of the example.
  struct Version: Identifiable, Sendable {
    /// The path at which it is served.
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

  /// The case studies of its techniques.
  var studies: [CaseStudy] { CaseStudy.all.filter { studyNumbers.contains($0.number) } }
  /// The path of its page.
  var path: String { "/examples/\(id)" }
  /// The path of its source.
  var sourcePath: String { path + "/source" }
  /// The path of its tests.
  var testsPath: String { path + "/tests" }

  /// Its previews, in the order in which they are declared.
  @MainActor var previews: [Preview] {
    modules.flatMap { PreviewCatalog.previews(ofModule: $0) }.enumerated().map { number, entry in
      Preview(name: entry.name ?? "Preview \(number + 1)", path: "\(path)/previews/\(number + 1)", entry: entry)
    }
  }

  /// A preview of one of its screens.
  struct Preview: Identifiable {
    let name: String
    let path: String
    let entry: PreviewCatalog.Entry

    var id: String { path }

    /// The source of the preview: the name of a file or type.
    @MainActor var place: String {
      entry.fileID?.split(separator: "/").last.map(String.init) ?? String(describing: entry.type)
    }
  }
}
