import SwiftUI
import UniformTypeIdentifiers

extension Family {
  static let presentation = Family(
    "Sheets and alerts", source: PackageResources.Presentation_txt,
    [
      Example(with: ["SheetContent"]) { SheetsAndCovers() },
      Example { HeightsOfSheets() },
      Example { AlertsAndDialogs() },
      Example { OlderAlerts() },
      Example(with: ["TextFile"]) { FilesOfAPerson() },
    ])
}

/// What is presented has the environment of the view that presents it, and ends by `dismiss`.
private struct SheetsAndCovers: View {
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isPopover = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Sheet") { isSheet = true }
      Button("Cover") { isCover = true }
      Button("Popover") { isPopover = true }
        .popover(isPresented: $isPopover) { Text("Beside what it belongs to").padding() }
    }
    .sheet(isPresented: $isSheet) { SheetContent() }
    .fullScreenCover(isPresented: $isCover) { SheetContent() }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("What is presented")
        .navigationTitle("In front")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}

/// A sheet may be less high than the window, and may refuse to be pulled away.
private struct HeightsOfSheets: View {
  @State private var isMedium = false
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Half of the window") { isMedium = true }
      Button("Low, and locked") { isLow = true }
    }
    .sheet(isPresented: $isMedium) {
      Text("Half").presentationDetents([.medium])
    }
    .sheet(isPresented: $isLow) {
      Button("Unlock") { isLow = false }
        .presentationDetents([.height(160)])
        .interactiveDismissDisabled()
    }
  }
}

/// Questions in front of the screen; each button puts its question away.
private struct AlertsAndDialogs: View {
  @State private var isAlert = false
  @State private var isDialog = false
  @State private var answer = "none"

  var body: some View {
    VStack(spacing: 16) {
      Text("Answer: \(answer)")
      Button("Alert") { isAlert = true }
      Button("Dialog") { isDialog = true }
    }
    .alert("Delete the note?", isPresented: $isAlert) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("There is no way back.")
    }
    .confirmationDialog("What now?", isPresented: $isDialog, titleVisibility: .visible) {
      Button("Archive") { answer = "archive" }
      Button("Delete", role: .destructive) { answer = "delete" }
    }
  }
}

/// Older files make values of alerts and of sheets with actions.
private struct OlderAlerts: View {
  @State private var isAlert = false
  @State private var isSheet = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Alert") { isAlert = true }
        .alert(isPresented: $isAlert) {
          Alert(title: Text("Saved"), message: Text("The note is safe."), dismissButton: .default(Text("Good")))
        }
      Button("Action sheet") { isSheet = true }
        .actionSheet(isPresented: $isSheet) {
          ActionSheet(title: Text("Color"), buttons: [.default(Text("Red")), .default(Text("Green")), .cancel()])
        }
    }
  }
}

/// A file of the person's is read, and what was made of it is given back as one.
private struct FilesOfAPerson: View {
  @State private var text = "Nothing yet"
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack(spacing: 16) {
      Text(text).lineLimit(4)
      Button("Read a text") { isImporting = true }
      Button("Save the text") { isExporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      guard case .success(let file) = result, file.startAccessingSecurityScopedResource() else { return }
      defer { file.stopAccessingSecurityScopedResource() }
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? "This is no text."
    }
    .fileExporter(
      isPresented: $isExporting, document: TextFile(text: text), contentType: .plainText, defaultFilename: "Text"
    ) { result in
      if case .failure = result { text = "It was not saved." }
    }
  }
}

private struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
