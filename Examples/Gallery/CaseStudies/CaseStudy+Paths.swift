import CaseStudies

extension CaseStudy {
  /// The path of the study's page.
  var path: String { "\(CaseStudyList.path)/\(id)" }
  /// The path of the study's screen.
  var livePath: String { path + "/screen" }
  /// The source file of the study.
  var source: SourceFile { .file(file, in: "CaseStudies") }
  /// The source file of the study's tests.
  var tests: SourceFile { .file("Tests/" + testFile, in: "CaseStudies") }

  /// The study before this one and the study after it, if there are any.
  var neighbors: (previous: CaseStudy?, next: CaseStudy?) {
    let all = Self.all
    guard let index = all.firstIndex(where: { $0.id == id }) else { return (nil, nil) }
    return (index > 0 ? all[index - 1] : nil, index + 1 < all.count ? all[index + 1] : nil)
  }
}
