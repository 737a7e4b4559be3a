import SwiftUI

/// The start page with a card for each example. It is itself a screen of the library.
struct StartScreen: View {
  let showcases: [Showcase]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Trifecta").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          Text(
            """
            State management for SwiftUI: a feature consists of state, actions and side effects. These screens are \
            written in SwiftUI and run on this server. Each visitor has a separate state.
            """
          )
          .font(.title3)
          .foregroundStyle(.secondary)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 20, alignment: .top)], spacing: 20) {
          ForEach(showcases) { ShowcaseCard(showcase: $0) }
          CaseStudiesCard()
        }
      }
      .padding()
      .padding(.vertical, 24)
      .frame(maxWidth: 1_080)
    }
  }
}

/// A card with a link to an example and links to its versions. In a narrow window the main link opens the screen
/// itself, otherwise the page of the example.
private struct ShowcaseCard: View {
  let showcase: Showcase
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CardLink(
        name: showcase.name, summary: showcase.summary, systemImage: showcase.systemImage, color: showcase.color,
        path: sizeClass == .compact ? showcase.versions[0].path : showcase.path)
      VStack(alignment: .leading, spacing: 12) {
        if showcase.versions.count > 1 {
          ForEach(showcase.versions) { version in
            Link(version.name, destination: URL(path: version.path))
              .accessibilityLabel("\(showcase.name): \(version.name)")
          }
        }
        if sizeClass == .compact {
          Link("States and source", destination: URL(path: showcase.path))
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .accessibilityLabel("States and source of \(showcase.name)")
        }
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 20)
    }
    .modifier(CardBackground())
  }
}

/// The card with a link to the case studies.
private struct CaseStudiesCard: View {
  var body: some View {
    CardLink(
      name: "Case studies",
      summary: "One technique at a time, from a counter to a statechart, each next to its source and tests.",
      systemImage: "book.fill", color: .teal, path: CaseStudyList.path
    )
    .modifier(CardBackground())
  }
}

/// The part of a card that opens a page: an icon, a name and a summary.
private struct CardLink: View {
  let name: String
  let summary: LocalizedStringKey
  let systemImage: String
  let color: Color
  let path: String

  var body: some View {
    Link(destination: URL(path: path)) {
      VStack(alignment: .leading, spacing: 14) {
        HStack(spacing: 14) {
          AppIcon(systemImage: systemImage, color: color, size: 60)
          Text(name).font(.title2.bold())
          Spacer(minLength: 0)
          Image(systemName: "chevron.right").foregroundStyle(.tint)
        }
        Text(summary).foregroundStyle(.secondary).lineLimit(3...)
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Open \(name)")
  }
}

/// The background of a card.
private struct CardBackground: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(uiColor: .secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 24))
  }
}

/// A symbol on a colored square, like an app icon.
struct AppIcon: View {
  let systemImage: String
  let color: Color
  let size: CGFloat

  var body: some View {
    Image(systemName: systemImage)
      .font(.system(size: size * 0.5))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(color.gradient)
      .clipShape(RoundedRectangle(cornerRadius: size * 0.23))
      .accessibilityHidden(true)
  }
}

extension URL {
  /// Creates the relative URL of a page of the gallery.
  init(path: String) {
    self = URL(string: path) ?? URL(filePath: path)
  }
}
