extension View {
  /// Presents a dialog that lets the user move a file.
  @available(
    *, unavailable,
    message: "A person's files stay where they are. Give them a copy by fileExporter, and take one by fileImporter."
  )
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog that lets the user move files.
  @available(
    *, unavailable,
    message: "A person's files stay where they are. Give them copies by fileExporter, and take some by fileImporter."
  )
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }
}
