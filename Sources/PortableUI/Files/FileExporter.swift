extension View {
  /// Gives a document to a person as a file.
  ///
  /// A question stands in front of the screen, where `isPresented` is true and there is a document. The document is written when the person
  /// wants it. A browser puts it where it puts all that is downloaded, or asks where: the program is not told, and is given a place where
  /// it can read for a while what was saved.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked. It becomes `false` before `onCompletion` is called, and when they do not want it.
  ///   - document: the document; nobody is asked without.
  ///   - contentType: what it is written as. It is one of the document's `writableContentTypes`.
  ///   - defaultFilename: what the file is called; `nil` for what the document calls it.
  ///   - onCompletion: is told where the file is, or why there is none. It is not called where the person does not want it.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let documents = document.map { [$0.written] }
    return exporting(isPresented, documents, [contentType], defaultFilename) { onCompletion($0.first) }
  }

  /// Gives documents to a person, each as a file.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked.
  ///   - documents: the documents; nobody is asked without.
  ///   - contentType: what they are written as.
  ///   - onCompletion: is told where the files are, or why one of them is not.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(isPresented, documents.map(\.written), [contentType], completion: onCompletion)
  }

  /// Gives a document that is an object to a person as a file.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked.
  ///   - document: the document; nobody is asked without.
  ///   - contentType: what it is written as.
  ///   - defaultFilename: what the file is called; `nil` for what the document calls it.
  ///   - onCompletion: is told where the file is, or why there is none.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let documents = document.map { [$0.written] }
    return exporting(isPresented, documents, [contentType], defaultFilename) { onCompletion($0.first) }
  }

  /// Gives documents that are objects to a person, each as a file.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked.
  ///   - documents: the documents; nobody is asked without.
  ///   - contentType: what they are written as.
  ///   - onCompletion: is told where the files are, or why one of them is not.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, documents.map(\.written), [contentType], completion: onCompletion)
  }

  /// Gives a document to a person as a file, and is told where they do not want it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked. It becomes `false` before any of the closures is called.
  ///   - document: the document; nobody is asked without.
  ///   - contentTypes: what it can be written as: the first is. Where there is none it is the first of the document's own.
  ///   - defaultFilename: what the file is called; `nil` for what the document calls it.
  ///   - onCompletion: is told where the file is, or why there is none.
  ///   - onCancellation: is called where the person does not want it.
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

  /// Gives documents to a person, each as a file, and is told where they do not want them.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked.
  ///   - documents: the documents; nobody is asked without.
  ///   - contentTypes: what they can be written as: the first is. Where there is none it is the first of the documents' own.
  ///   - onCompletion: is told where the files are, or why one of them is not.
  ///   - onCancellation: is called where the person does not want them.
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
    let isAsked = Binding(
      get: { isPresented.wrappedValue && documents?.isEmpty == false }, set: { isPresented.wrappedValue = $0 })
    return fileQuestion(export.title, isAsked, onCancellation) {
      Button("Save") {
        isPresented.wrappedValue = false
        export.save(completion)
      }
    }
  }
}

/// Writes a document as a type.
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

/// Documents that a person wants as files.
@MainActor
private struct FileExport {
  let documents: [WrittenDocument]
  let type: UTType
  let name: String?

  /// The question.
  var title: LocalizedStringKey {
    if documents.count > 1 { return "Save \(documents.count) Files?" }
    guard let name else { return "Save the File?" }
    return "Save “\(FileName(name).ending(as: type).description)”?"
  }

  /// Writes all of them before the first is given away, so that none is where one cannot be written.
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
    // A folder is no file that a person could be given.
    guard let contents = wrapper.regularFileContents else { throw CocoaError(.featureUnsupported) }
    let name = name ?? wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
    return SavedFile(name: name, contentType: type, contents: contents)
  }

  /// Gives one after the other.
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
  /// Of the one file that there is.
  fileprivate var first: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileWriteUnknown)) }
  }
}
