/// Shows the options of pickers on separate pages.
@MainActor
package protocol PickerPages {
  /// Returns a row that shows the selected option and links to a page with all options.
  ///
  /// - Parameters:
  ///   - selection: the selection; `nil` if the picker has no binding.
  ///   - isMixed: whether the picker sets several values, which differ.
  ///   - label: the label of the picker.
  ///   - options: the options.
  func link<Label: View, Value: Hashable, Options: View>(
    selection: Binding<Value>?, isMixed: Bool, label: Label, options: Options
  ) -> AnyView
}

private struct PickerPagesKey: EnvironmentKey {
  static var defaultValue: (any PickerPages)? { nil }
}

private struct ShowsPartOfOptionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Shows options on pages; `nil` outside a navigation stack.
  package var pickerPages: (any PickerPages)? {
    get { self[PickerPagesKey.self] }
    set { self[PickerPagesKey.self] = newValue }
  }

  /// Whether a picker shows only one section of the options, so that the selection may be elsewhere.
  package var showsPartOfOptions: Bool {
    get { self[ShowsPartOfOptionsKey.self] }
    set { self[ShowsPartOfOptionsKey.self] = newValue }
  }
}

/// A picker whose options are on a page of the enclosing navigation stack.
struct PickerPageLink<Label: View, SelectionValue: Hashable, Options: View>: View {
  let selection: Binding<SelectionValue>?
  let isMixed: Bool
  let label: Label
  let content: Options
  @Environment(\.pickerPages) private var pages

  var body: some View {
    pages?.link(selection: selection, isMixed: isMixed, label: label, options: content)
  }
}
