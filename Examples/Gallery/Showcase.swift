import CaseStudies
import SwiftUI
import TrifectaInspector

/// An example and its presentation in the gallery.
///
/// To add an example, add it to ``all`` in Examples.swift with its versions, the modules that contain its previews, and
/// the folder of its source. Its previews are found automatically.
struct Showcase: Identifiable, Sendable {
  /// The last path component of the example's page.
  let id: String
  let name: String
  let summary: LocalizedStringKey
  let systemImage: String
  let color: Color
  /// The names of the modules that contain the example's previews.
  var modules: [String] = []
  /// The folder of the example's source, relative to the folder of all examples.
  let folder: String
  /// The title and the author of the article that the example implements; `nil` if there is none.
  var article: String?
  /// The path of the page with the example's statechart; `nil` if it has none.
  var chartPath: String?
  /// The numbers of the case studies about the example's techniques.
  var studyNumbers: [Int] = []
  /// The screens of the example: one, or several versions of it.
  let versions: [Version]
  /// The view next to the phone; `nil` if there is none.
  var beside: (@MainActor @Sendable () -> AnyView)?

  /// A screen of the example.
  struct Version: Identifiable, Sendable {
    /// The path at which the version is served.
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

  /// The case studies about the example's techniques.
  var studies: [CaseStudy] { CaseStudy.all.filter { studyNumbers.contains($0.number) } }
  /// The path of the example's page.
  var path: String { "/examples/\(id)" }
  /// The path of the page with the example's source.
  var sourcePath: String { path + "/source" }
  /// The path of the page with the example's tests.
  var testsPath: String { path + "/tests" }

  /// The example's previews, in the order in which they are declared.
  @MainActor var previews: [PreviewPage] {
    PreviewPage.all(modules.flatMap { PreviewCatalog.previews(ofModule: $0) }, below: path + "/previews")
  }
}
