extension View {
  /// Presents a dialog that lets the user move a file.
  @available(
    *, unavailable,
    message: "A server cannot move a user's file. Export a copy with fileExporter, and import one with fileImporter."
  )
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog that lets the user move files.
  @available(
    *, unavailable,
    message: "A server cannot move a user's files. Export copies with fileExporter, and import some with fileImporter."
  )
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }
}
