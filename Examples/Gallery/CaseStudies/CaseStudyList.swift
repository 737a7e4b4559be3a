import CaseStudies
import SwiftUI

/// The list of all case studies.
struct CaseStudyList: View {
  /// The path at which the list is served.
  nonisolated static let path = "/case-studies"

  var body: some View {
    NavigationStack {
      List {
        ForEach(CaseStudy.chapters) { chapter in
          Section(chapter.title) {
            ForEach(chapter.studies) { study in
              Link(destination: URL(path: study.path)) {
                CaseStudyRow(study: study)
              }
            }
          }
        }
      }
      .navigationTitle("Case studies")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Link("Examples", destination: URL(path: "/"))
        }
      }
    }
  }
}

/// A row with the number, the title and the summary of a study.
private struct CaseStudyRow: View {
  let study: CaseStudy

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 14) {
      Text(study.number, format: .number)
        .monospacedDigit()
        .frame(minWidth: 24, alignment: .trailing)
        .foregroundStyle(Color.secondary)
      VStack(alignment: .leading, spacing: 4) {
        Text(study.title).font(.headline).foregroundStyle(Color.primary)
        Text(study.summary).font(.subheadline).foregroundStyle(Color.secondary)
      }
    }
  }
}
