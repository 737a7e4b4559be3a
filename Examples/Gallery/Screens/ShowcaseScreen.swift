import CaseStudies
import SwiftUI
import TrifectaInspector
import TrifectaWeb

/// The page of an example: the screen in a phone if there is enough space, and its previews.
struct ShowcaseScreen: View {
  private let showcase: Showcase
  private let previews: [PreviewPage]
  @State private var path: String
  /// Whether the window is too narrow for a column next to the phone, as in a small window at a zoom of 200 %.
  @State private var isNarrow = false
  /// Whether the inspector is shown.
  @State private var isInspecting = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(showcase: Showcase, previews: [PreviewPage]) {
    self.showcase = showcase
    self.previews = previews
    _path = State(initialValue: showcase.versions[0].path)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 40) {
          if sizeClass == .compact {
            Summary(showcase: showcase, path: $path, isInspecting: $isInspecting)
          } else {
            layout {
              PhoneFrame(path: path, title: version.name)
              Summary(showcase: showcase, path: $path, isInspecting: $isInspecting).padding(.top, 24)
            }
          }
          if isInspecting { InspectorFrame(path: path) }
          if !previews.isEmpty { StateSection(previews: previews) }
        }
        .padding()
        .frame(maxWidth: 1_000, alignment: .leading)
        .onGeometryChange(for: Bool.self) {
          $0.size.width < 760
        } action: {
          isNarrow = $0
        }
      }
      .navigationTitle(showcase.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Link("Examples", destination: URL(path: "/"))
        }
      }
    }
  }

  private var layout: AnyLayout {
    isNarrow
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 24))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 56))
  }

  private var version: Showcase.Version {
    showcase.versions.first { $0.path == path } ?? showcase.versions[0]
  }
}

/// The description of an example, its versions, and links to its source, tests, chart and case studies.
private struct Summary: View {
  let showcase: Showcase
  @Binding var path: String
  @Binding var isInspecting: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: 16) {
        AppIcon(systemImage: showcase.systemImage, color: showcase.color, size: 72)
        Text(showcase.name).font(.largeTitle.bold())
      }
      Text(showcase.summary).font(.title3)
      if showcase.versions.count > 1 {
        Picker("Version", selection: $path) {
          ForEach(showcase.versions) { Text($0.name).tag($0.path) }
        }
        .pickerStyle(.segmented)
        .frame(maxWidth: 400)
      }
      ForEach(showcase.versions.filter { $0.path == path }) { version in
        Text(version.summary).foregroundStyle(.secondary)
      }
      if let article = showcase.article {
        Text("Based on the article \(article).").foregroundStyle(.secondary)
      }
      Link(sizeClass == .compact ? "Open" : "Open full screen", destination: URL(path: path))
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
      HStack(spacing: 12) {
        Link("Source", destination: URL(path: showcase.sourcePath))
        Link("Tests", destination: URL(path: showcase.testsPath))
        if let chart = showcase.chartPath { Link("Chart", destination: URL(path: chart)) }
        if WebScreens.isDebugBuild, sizeClass != .compact {
          Button(isInspecting ? "Hide inspector" : "Inspect") { isInspecting.toggle() }
        }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      if !showcase.studies.isEmpty {
        VStack(alignment: .leading, spacing: 8) {
          Text("Related case studies").font(.headline).accessibilityAddTraits(.isHeader)
          ForEach(showcase.studies) { study in
            Link(study.title, destination: URL(path: study.path))
          }
        }
        .padding(.top, 12)
      }
      if let beside = showcase.beside { beside().padding(.top, 12) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The states of an example: its live previews.
private struct StateSection: View {
  let previews: [PreviewPage]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("States").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      Text("Live previews from the source. Open one to see it at full size.").foregroundStyle(.secondary)
      PreviewGrid(previews: previews)
    }
  }
}
