import SwiftUI

/// A list of the source files of an example.
struct SourceScreen: View {
  let showcase: Showcase
  let files: [SourceFile]

  var body: some View {
    NavigationStack {
      List {
        ForEach(folders, id: \.self) { folder in
          Section(folder) {
            ForEach(files.filter { $0.folder == folder }) { file in
              NavigationLink(file.name) { SourceFileScreen(file: file) }
            }
          }
        }
      }
      .overlay {
        if files.isEmpty {
          ContentUnavailableView(
            "No source here", systemImage: "doc.text",
            description: Text("This program is no longer where its package is, and shows source from there."))
        }
      }
      .navigationTitle("Source")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Link(showcase.name, destination: URL(path: showcase.path))
        }
      }
    }
  }

  private var folders: [String] {
    files.reduce(into: []) { folders, file in
      if folders.last != file.folder { folders.append(file.folder) }
    }
  }
}

/// The content of a source file.
private struct SourceFileScreen: View {
  let file: SourceFile

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Text(verbatim: file.text ?? "This file is no longer there.")
        .font(.system(.footnote, design: .monospaced))
        .textSelection(.enabled)
        .fixedSize()
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(\.layoutDirection, .leftToRight)
    .navigationTitle(file.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
