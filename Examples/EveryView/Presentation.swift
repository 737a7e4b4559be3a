import SwiftUI
import UniformTypeIdentifiers

extension Family {
  static let presentation = Family(
    "Sheets and alerts",
    [
      Example(with: ["SheetContent"]) { SheetsAndCovers() },
      Example { SheetHeights() },
      Example { AlertsAndDialogs() },
      Example { DeprecatedAlerts() },
      Example(with: ["TextFile"]) { FileImportAndExport() },
    ])
}

/// Sheets, full-screen covers and popovers inherit the environment of the view that presents them. `dismiss` closes
/// them.
private struct SheetsAndCovers: View {
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isPopover = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Sheet") { isSheet = true }
      Button("Cover") { isCover = true }
      Button("Popover") { isPopover = true }
        .popover(isPresented: $isPopover) { Text("Anchored to its button").padding() }
    }
    .sheet(isPresented: $isSheet) { SheetContent() }
    .fullScreenCover(isPresented: $isCover) { SheetContent() }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("This view is presented modally.")
        .navigationTitle("Presented")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}

/// Detents set the height of a sheet. Interactive dismissal can be disabled.
private struct SheetHeights: View {
  @State private var isMedium = false
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Half height") { isMedium = true }
      Button("Fixed height, not dismissible") { isLow = true }
    }
    .sheet(isPresented: $isMedium) {
      Text("Half height").presentationDetents([.medium])
    }
    .sheet(isPresented: $isLow) {
      Button("Close") { isLow = false }
        .presentationDetents([.height(160)])
        .interactiveDismissDisabled()
    }
  }
}

/// Alerts and confirmation dialogs. Each button closes its dialog.
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
      Text("This cannot be undone.")
    }
    .confirmationDialog("What would you like to do?", isPresented: $isDialog, titleVisibility: .visible) {
      Button("Archive") { answer = "archive" }
      Button("Delete", role: .destructive) { answer = "delete" }
    }
  }
}

/// The deprecated `Alert` and `ActionSheet` values are supported for existing code.
private struct DeprecatedAlerts: View {
  @State private var isAlert = false
  @State private var isSheet = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Alert") { isAlert = true }
        .alert(isPresented: $isAlert) {
          Alert(title: Text("Saved"), message: Text("Your note was saved."), dismissButton: .default(Text("OK")))
        }
      Button("Action sheet") { isSheet = true }
        .actionSheet(isPresented: $isSheet) {
          ActionSheet(title: Text("Color"), buttons: [.default(Text("Red")), .default(Text("Green")), .cancel()])
        }
    }
  }
}

/// Imports a text file from the device and exports it again.
private struct FileImportAndExport: View {
  @State private var text = "No text yet"
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack(spacing: 16) {
      Text(text).lineLimit(4)
      Button("Import a text") { isImporting = true }
      Button("Export the text") { isExporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      guard case .success(let file) = result, file.startAccessingSecurityScopedResource() else { return }
      defer { file.stopAccessingSecurityScopedResource() }
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? "This file is not a text file."
    }
    .fileExporter(
      isPresented: $isExporting, document: TextFile(text: text), contentType: .plainText, defaultFilename: "Text"
    ) { result in
      if case .failure = result { text = "The file was not saved." }
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
