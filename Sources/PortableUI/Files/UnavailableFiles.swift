extension View {
  /// Lets a person choose a file of theirs.
  @available(
    *, unavailable, message: "A served screen has no files of its visitors: take what they type or paste instead."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a person choose files of theirs.
  @available(
    *, unavailable, message: "A served screen has no files of its visitors: take what they type or paste instead."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Lets a person keep a document as a file.
  @available(
    *, unavailable,
    message: "A served screen cannot write its visitors' files: open the URL of a download by openURL instead."
  )
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a person move a file.
  @available(*, unavailable, message: "A served screen has no files of its visitors.")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}
