import News
import SwiftUI

/// The list of entries in the order of the feed, with a notice if a refresh has failed.
struct NewsList: View {
  let entries: [NewsEntry]
  let error: (any Error)?
  let retry: @MainActor () -> Void

  var body: some View {
    List {
      if let error {
        NotRefreshedRow(error: error, retry: retry)
      }
      ForEach(entries) { entry in
        NavigationLink(value: entry) {
          NewsRow(entry: entry)
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A row with an entry and its picture.
private struct NewsRow: View {
  let entry: NewsEntry

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        if let source = entry.source {
          Text(source)
            .font(.caption.weight(.semibold))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        Text(entry.title)
          .font(.headline)
          .lineLimit(3)
        if !entry.summary.isEmpty, entry.summary != entry.title {
          Text(entry.summary)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(2)
        }
        if let date = entry.date {
          Text(date, format: .dateTime.day().month().hour().minute())
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      if let image = entry.image {
        Picture(url: image)
          .frame(width: 84, height: 84)
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
    .padding(.vertical, 4)
  }
}

/// A notice above the list that a refresh has failed, with the reason.
private struct NotRefreshedRow: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text(error.localizedDescription)
      } icon: {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
      }
      Button("Try Again", action: retry)
        .buttonStyle(.bordered)
    }
    .font(.subheadline)
    .padding(.vertical, 4)
    .announces("The news could not be refreshed.")
  }
}
