import ExampleSource
import SwiftUI

/// A list of source files of an example.
struct SourceScreen: View {
  let showcase: Showcase
  var title = "Source"
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
            "Source Not Available", systemImage: "doc.text",
            description: Text("The package folder with the source files was not found."))
        }
      }
      .navigationTitle(title)
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
    ScrollView {
      content.padding()
    }
    .navigationTitle(file.name)
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var content: some View {
    if let text = file.text {
      SourceCode(text, isSwift: file.isSwift)
    } else {
      Text("This file no longer exists.")
    }
  }
}
