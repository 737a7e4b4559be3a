import News
import SwiftUI

/// The article of an entry, as far as the feed contains it, with a link to the full article.
struct ArticleScreen: View {
  let entry: NewsEntry

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if let image = entry.image {
          Picture(url: image)
            .aspectRatio(8 / 5, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
        VStack(alignment: .leading, spacing: 6) {
          if let source = entry.source {
            Text(source)
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.tint)
          }
          Text(entry.title)
            .font(.title.bold())
            .accessibilityAddTraits(.isHeader)
          if let author = entry.author {
            Text("By \(author)")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          if let date = entry.date {
            Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year().hour().minute())
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
        ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
          Text(paragraph)
        }
        if let url = entry.url {
          Link(destination: url) {
            Label("Read on \(url.host() ?? "the web")", systemImage: "safari")
          }
          .padding(.top, 8)
        }
      }
      .padding()
      .frame(maxWidth: 680, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(entry.source ?? "Article")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if let url = entry.url {
        ShareLink(item: url)
      }
    }
  }

  private var paragraphs: [String] {
    guard entry.paragraphs.isEmpty else { return entry.paragraphs }
    return entry.summary.isEmpty || entry.summary == entry.title ? [] : [entry.summary]
  }
}

#Preview("Article") {
  NavigationStack { ArticleScreen(entry: NewsClient.samples[0]) }
}

#Preview("Title only") {
  NavigationStack { ArticleScreen(entry: NewsEntry(id: "4", title: "The harbour is open")) }
}
