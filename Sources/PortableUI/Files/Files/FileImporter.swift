extension View {
  /// Presents a dialog that lets the user import a file.
  ///
  /// The dialog has a button that opens the system's file picker, because browsers open it only in response to a click.
  /// The file is copied to a place where the program can read it, under its original name. The host deletes the copy
  /// when the screen ends, or earlier if it needs the space. To keep the contents, read them or copy the file.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
  ///   if case .success(let url) = result { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It becomes `false` before `onCompletion` is called, and when the
  ///     user cancels.
  ///   - allowedContentTypes: The accepted types, matched by filename extension or MIME type. If a type has neither an
  ///     extension nor a MIME type, such as a type that the program declares, all files are accepted.
  ///   - onCompletion: A closure that receives the URL of the copy. It is not called if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, several: false) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Presents a dialog that lets the user import one or several files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It becomes `false` before `onCompletion` is called, and when the
  ///     user cancels.
  ///   - allowedContentTypes: The accepted types, matched by filename extension or MIME type.
  ///   - allowsMultipleSelection: Whether the user can choose more than one file.
  ///   - onCompletion: A closure that receives the URLs of the copies. It is not called if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, several: allowsMultipleSelection) { onCompletion(.success($0)) }
  }

  /// Presents a dialog that lets the user import one or several files, with a closure for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It becomes `false` before either closure is called.
  ///   - allowedContentTypes: The accepted types, matched by filename extension or MIME type.
  ///   - allowsMultipleSelection: Whether the user can choose more than one file.
  ///   - onCompletion: A closure that receives the URLs of the copies.
  ///   - onCancellation: A closure that runs if the user cancels.
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
    fileDialog(several ? "Choose Files" : "Choose a File", isPresented, onCancellation) {
      FileButton(label: Text("Choose…"), types: types, allowsMultipleSelection: several) { urls in
        isPresented.wrappedValue = false
        choose(urls)
      }
    }
  }

  /// Presents a dialog about files, with a Cancel button.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented. The button sets it to `false`. If it is still `true` when the
  ///     dialog is dismissed, the user has cancelled.
  ///   - onCancellation: A closure that runs if the user cancels.
  ///   - answer: The button that confirms the dialog.
  func fileDialog<Answer: View>(
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
        DialogBox<AlertKind, _, _>(
          title: Text(platform: title), showsTitle: true,
          actions: Group {
            answer()
            Button(platform: "Cancel", role: .cancel) {}
          }, message: EmptyView(), dismiss: dismiss
        )
        .environment(\.isPresented, true)
      })
  }
}
