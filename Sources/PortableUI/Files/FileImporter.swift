extension View {
  /// Asks a person for a file of theirs.
  ///
  /// A question stands in front of the screen with a button that opens what the person's system has for that: browsers open it only for a press.
  /// The file is copied to where the program can read it, under the name that the person gave to it, and is there as long as
  /// the screen, or until the host needs the room: what is to be kept is read, or copied elsewhere.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
  ///   if case .success(let url) = result { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked. It becomes `false` before `onCompletion` is called, and when they want to give none.
  ///   - allowedContentTypes: which files are asked for, known by their names. Types of a program's own, of which nobody knows how names of
  ///     their files end, stand for all files.
  ///   - onCompletion: is given the file. It is not called where the person gives none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, several: false) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Asks a person for files of theirs.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked. It becomes `false` before `onCompletion` is called, and when they want to give none.
  ///   - allowedContentTypes: which files are asked for, known by their names.
  ///   - allowsMultipleSelection: whether they may give more than one.
  ///   - onCompletion: is given the files. It is not called where the person gives none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, several: allowsMultipleSelection) { onCompletion(.success($0)) }
  }

  /// Asks a person for files of theirs, and is told where they give none.
  ///
  /// - Parameters:
  ///   - isPresented: whether the person is asked. It becomes `false` before any of the closures is called.
  ///   - allowedContentTypes: which files are asked for, known by their names.
  ///   - allowsMultipleSelection: whether they may give more than one.
  ///   - onCompletion: is given the files.
  ///   - onCancellation: is called where the person gives none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, several: allowsMultipleSelection, onCancellation: onCancellation
    ) { onCompletion(.success($0)) }
  }

  private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], several: Bool,
    onCancellation: @escaping @MainActor () -> Void = {}, _ choose: @escaping @MainActor ([URL]) -> Void
  ) -> some View {
    fileQuestion(several ? "Choose Files" : "Choose a File", isPresented, onCancellation) {
      FileButton(title: "Choose…", types: types, allowsMultipleSelection: several) { urls in
        isPresented.wrappedValue = false
        choose(urls)
      }
    }
  }

  /// Presents a question about files, which a person may leave.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - isPresented: whether it is there. Whoever answers it makes that `false`; else the person has left it.
  ///   - onCancellation: is called where they leave it.
  ///   - answer: the button by which they answer.
  func fileQuestion<Answer: View>(
    _ title: LocalizedStringKey, _ isPresented: Binding<Bool>, _ onCancellation: @escaping @MainActor () -> Void,
    @ViewBuilder answer: @escaping @MainActor () -> Answer
  ) -> some View {
    PresentingView(
      content: self, item: { PresentedOnce(if: isPresented.wrappedValue) },
      end: { _ in
        guard isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        onCancellation()
      }, onDismiss: nil,
      presented: { _, dismiss in
        QuestionBox<AlertKind, _, _>(
          title: Text(title), showsTitle: true,
          actions: Group {
            answer()
            Button("Cancel", role: .cancel) {}
          }, message: EmptyView(), dismiss: dismiss
        )
        .environment(\.isPresented, true)
      })
  }
}
