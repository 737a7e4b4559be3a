extension View {
  /// Presents a dialog that lets the user save a document as a file.
  ///
  /// The dialog appears while `isPresented` is true and there is a document. The document is written when the user
  /// confirms. A browser downloads the file to its default folder, or asks the user for a folder. The program does not
  /// learn where the user's file is. It receives the URL of a copy, which it can read for a limited time.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It becomes `false` before `onCompletion` is called, and when the
  ///     user cancels.
  ///   - document: The document. Without one, no dialog appears.
  ///   - contentType: The type of the file. It is one of the document's `writableContentTypes`.
  ///   - defaultFilename: The name of the file, or `nil` to use the name from the document's file wrapper.
  ///   - onCompletion: A closure that receives the URL of the copy, or the error. It is not called if the user cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let documents = document.map { [$0.written] }
    return exporting(isPresented, documents, [contentType], defaultFilename) { onCompletion($0.first) }
  }

  /// Presents a dialog that lets the user save several documents, each as a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented.
  ///   - documents: The documents. Without any, no dialog appears.
  ///   - contentType: The type of the files.
  ///   - onCompletion: A closure that receives the URLs of the copies, or the first error.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(isPresented, documents.map(\.written), [contentType], completion: onCompletion)
  }

  /// Presents a dialog that lets the user save a reference document as a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented.
  ///   - document: The document. Without one, no dialog appears.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file, or `nil` to use the name from the document's file wrapper.
  ///   - onCompletion: A closure that receives the URL of the copy, or the error.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let documents = document.map { [$0.written] }
    return exporting(isPresented, documents, [contentType], defaultFilename) { onCompletion($0.first) }
  }

  /// Presents a dialog that lets the user save several reference documents, each as a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented.
  ///   - documents: The documents. Without any, no dialog appears.
  ///   - contentType: The type of the files.
  ///   - onCompletion: A closure that receives the URLs of the copies, or the first error.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, documents.map(\.written), [contentType], completion: onCompletion)
  }

  /// Presents a dialog that lets the user save a document as a file, with a closure for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It becomes `false` before either closure is called.
  ///   - document: The document. Without one, no dialog appears.
  ///   - contentTypes: The possible types of the file. The first is used, or the document's first writable type if the
  ///     list is empty.
  ///   - defaultFilename: The name of the file, or `nil` to use the name from the document's file wrapper.
  ///   - onCompletion: A closure that receives the URL of the copy, or the error.
  ///   - onCancellation: A closure that runs if the user cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let types = contentTypes + D.writableContentTypes
    return exporting(
      isPresented, document.map { [$0.written] }, types, defaultFilename, onCancellation: onCancellation
    ) { onCompletion($0.first) }
  }

  /// Presents a dialog that lets the user save several documents, each as a file, with a closure for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented.
  ///   - documents: The documents. Without any, no dialog appears.
  ///   - contentTypes: The possible types of the files. The first is used, or the documents' first writable type if the
  ///     list is empty.
  ///   - onCompletion: A closure that receives the URLs of the copies, or the first error.
  ///   - onCancellation: A closure that runs if the user cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, documents.map(\.written), contentTypes + C.Element.writableContentTypes,
      onCancellation: onCancellation, completion: onCompletion)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ documents: [WrittenDocument]?, _ types: [UTType], _ name: String? = nil,
    onCancellation: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    let export = FileExport(documents: documents ?? [], type: types.first ?? .data, name: name)
    let isPresentedWithDocuments = Binding(
      get: { isPresented.wrappedValue && documents?.isEmpty == false }, set: { isPresented.wrappedValue = $0 })
    return fileDialog(export.title, isPresentedWithDocuments, onCancellation) {
      Button(platform: "Save") {
        isPresented.wrappedValue = false
        export.save(completion)
      }
    }
  }
}

/// A closure that writes a document as a file of a given type.
private typealias WrittenDocument = @MainActor (UTType) throws -> FileWrapper

extension FileDocument {
  @MainActor fileprivate var written: WrittenDocument {
    { try self.fileWrapper(configuration: WriteConfiguration(contentType: $0, existingFile: nil)) }
  }
}

extension ReferenceFileDocument {
  @MainActor fileprivate var written: WrittenDocument {
    { type in
      let configuration = WriteConfiguration(contentType: type, existingFile: nil)
      return try self.fileWrapper(snapshot: try self.snapshot(contentType: type), configuration: configuration)
    }
  }
}

/// An export of one or several documents.
@MainActor
private struct FileExport {
  let documents: [WrittenDocument]
  let type: UTType
  let name: String?

  /// The title of the dialog.
  var title: LocalizedStringKey {
    if documents.count > 1 { return "Save \(documents.count) Files?" }
    guard let name else { return "Save the File?" }
    return "Save “\(FileName(name).ending(as: type).description)”?"
  }

  /// Saves all documents. All documents are encoded before the first file is delivered. If one document fails, nothing
  /// is delivered.
  func save(_ completion: @escaping @MainActor (Result<[URL], any Error>) -> Void) {
    do {
      guard let services = ScreenServices.current else { throw CocoaError(.featureUnsupported) }
      Self.give(try documents.map(file), [], by: services.save, completion)
    } catch {
      completion(.failure(error))
    }
  }

  private func file(_ document: WrittenDocument) throws -> SavedFile {
    let wrapper = try document(type)
    // A document that is a directory has no contents, and hosts can deliver only single files.
    guard let contents = wrapper.regularFileContents else { throw CocoaError(.featureUnsupported) }
    let name = name ?? wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
    return SavedFile(name: name, contentType: type, contents: contents)
  }

  /// Delivers the files one after another.
  private static func give(
    _ files: [SavedFile], _ saved: [URL], by save: @escaping SavedFile.Save,
    _ completion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) {
    guard let file = files.first else { return completion(.success(saved)) }
    save(file) { result in
      switch result {
      case .success(let url): give(Array(files.dropFirst()), saved + [url], by: save, completion)
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}

extension Result<[URL], any Error> {
  /// The result of a single file.
  fileprivate var first: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileWriteUnknown)) }
  }
}
