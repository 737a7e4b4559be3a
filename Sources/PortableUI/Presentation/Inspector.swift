extension View {
  /// Presents what there is to say of this view, on a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - content: what is on the sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Says how wide the inspector is that this view is in. Here the platform's width is kept.
  ///
  /// - Parameter width: how wide, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide the inspector is that this view is in. Here the platform's width is kept.
  ///
  /// - Parameters:
  ///   - min: the least width, in points.
  ///   - ideal: the width at first, in points.
  ///   - max: the greatest width, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

  /// Lets a person choose a file of theirs.
  @available(
    *, unavailable, message: "A served screen has no files of its visitors: take what they type or paste instead."
  )
  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a person choose files of theirs.
  @available(
    *, unavailable, message: "A served screen has no files of its visitors: take what they type or paste instead."
  )
  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Lets a person keep a document as a file.
  @available(
    *, unavailable,
    message: "A served screen cannot write its visitors' files: open the URL of a download by openURL instead."
  )
  public func fileExporter<D, T>(
    isPresented: Binding<Bool>, document: D?, contentType: T, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a person move a file.
  @available(*, unavailable, message: "A served screen has no files of its visitors.")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
