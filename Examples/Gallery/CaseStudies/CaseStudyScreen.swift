import CaseStudies
import ExampleSource
import SwiftUI

/// The page of a case study: its screen, live, with its source and tests.
struct CaseStudyScreen: View {
  let study: CaseStudy
  @State private var showsTests = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      ScrollView {
        Group {
          if sizeClass == .compact {
            VStack(alignment: .leading, spacing: 24) {
              description
              WebView(url: URL(path: study.livePath))
                .accessibilityLabel(study.title)
                .frame(height: 480)
                .frame(maxWidth: .infinity)
                .clipShape(RoundedRectangle(cornerRadius: 20))
                .overlay {
                  RoundedRectangle(cornerRadius: 20).strokeBorder(Color.gray.opacity(0.35)).allowsHitTesting(false)
                }
              source
            }
          } else {
            HStack(alignment: .top, spacing: 40) {
              PhoneFrame(path: study.livePath, title: study.title)
              VStack(alignment: .leading, spacing: 24) {
                description
                source
              }
            }
          }
        }
        .padding()
        .frame(maxWidth: 1_280, alignment: .leading)
      }
      .navigationTitle(study.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Link("Studies", destination: URL(path: CaseStudyList.path))
        }
      }
    }
  }

  private var description: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(study.number). \(study.title)").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      Text(study.summary).font(.title3).foregroundStyle(.secondary)
      HStack(spacing: 12) {
        if let previous = study.neighbors.previous {
          Link(destination: URL(path: previous.path)) { Label(previous.title, systemImage: "chevron.left") }
            .accessibilityLabel("Previous: \(previous.title)")
        }
        if let next = study.neighbors.next {
          Link(destination: URL(path: next.path)) { Label(next.title, systemImage: "chevron.right") }
            .accessibilityLabel("Next: \(next.title)")
        }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var source: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("File", selection: $showsTests) {
        Text("Source").tag(false)
        Text("Tests").tag(true)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: 320)
      SourceCode((showsTests ? study.tests : study.source).text ?? "This file no longer exists.")
        .accessibilityLabel(showsTests ? "Tests" : "Source")
    }
  }
}
