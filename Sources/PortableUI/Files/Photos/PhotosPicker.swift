/// A button that lets the user choose photos and videos of their device.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
/// ```
///
/// A press opens the browser's file picker. On phones, it also offers the photo library and the camera. The chosen files
/// replace the selection, and are uploaded before the selection changes.
public struct PhotosPicker<Label: View>: View {
  private let matching: PHPickerFilter?
  private let maximum: Int?
  private let label: Label
  private let choose: @MainActor ([PhotosPickerItem]) -> Void

  /// The button.
  public var body: some View {
    FileButton(
      label: label, types: (matching ?? .any(of: [.images, .videos])).types, allowsMultipleSelection: maximum != 1
    ) {
      choose($0.prefix(maximum ?? .max).map(PhotosPickerItem.init))
    }
  }

  /// Creates a picker for one item.
  ///
  /// - Parameters:
  ///   - selection: the chosen item.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  ///   - label: the label of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {
    (matching, maximum, self.label) = (filter, 1, label())
    choose = { selection.wrappedValue = $0.first }
  }

  /// Creates a picker for several items.
  ///
  /// - Parameters:
  ///   - selection: the chosen items.
  ///   - maxSelectionCount: the maximum number of items; `nil` for no limit. Further items are ignored.
  ///   - selectionBehavior: the order of the items, which the browser decides.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  ///   - label: the label of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    (matching, maximum, self.label) = (filter, maxSelectionCount, label())
    choose = { selection.wrappedValue = $0 }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker for one item with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the button.
  ///   - selection: the chosen item.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a picker for one item with a title.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - selection: the chosen item.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a picker for several items with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the button.
  ///   - selection: the chosen items.
  ///   - maxSelectionCount: the maximum number of items; `nil` for no limit. Further items are ignored.
  ///   - selectionBehavior: the order of the items, which the browser decides.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter
    ) { Text(titleKey) }
  }

  /// Creates a picker for several items with a title.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - selection: the chosen items.
  ///   - maxSelectionCount: the maximum number of items; `nil` for no limit. Further items are ignored.
  ///   - selectionBehavior: the order of the items, which the browser decides.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter
    ) { Text(title) }
  }
}

extension View {
  /// Presents a dialog that lets the user choose a photo or video.
  ///
  /// The dialog has a button that opens the browser's file picker, because browsers open it only in response to a click.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is presented.
  ///   - selection: the chosen item.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: (filter ?? .any(of: [.images, .videos])).types
    ) { result in
      if let url = try? result.get() { selection.wrappedValue = PhotosPickerItem(url: url) }
    }
  }

  /// Presents a dialog that lets the user choose photos and videos.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is presented.
  ///   - selection: the chosen items.
  ///   - maxSelectionCount: the maximum number of items; `nil` for no limit. Further items are ignored.
  ///   - selectionBehavior: the order of the items, which the browser decides.
  ///   - filter: the kinds of files that can be chosen; `nil` for images and videos.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: (filter ?? .any(of: [.images, .videos])).types,
      allowsMultipleSelection: maxSelectionCount != 1
    ) { result in
      selection.wrappedValue = ((try? result.get()) ?? []).prefix(maxSelectionCount ?? .max).map(PhotosPickerItem.init)
    }
  }
}
