/// A row that shows the selected option and navigates to a screen with all options.
package struct NavigationLinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let isMixed: Bool
  let label: Label
  let content: Content
  @State private var isShown = false

  package var body: some View {
    NavigationLink(
      destination: List {
        if let chosen { PickerOptions(selection: chosen, label: label, content: content) }
      }
      .navigationTitle(plainText(of: label) ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline),
      isPresented: $isShown,
      label: LabeledContent {
        current
      } label: {
        label
      })
  }

  /// The selection. Setting it also dismisses the screen with the options.
  private var chosen: Binding<SelectionValue>? {
    selection.map { selection in
      Binding {
        selection.wrappedValue
      } set: { value in
        selection.wrappedValue = value
        isShown = false
      }
    }
  }

  private var current: AnyView? {
    guard !isMixed, let value = selection?.wrappedValue else { return nil }
    var views = TaggedViews()
    views.visit(content)
    return views.views[AnyHashable(value)]
  }
}

/// The options of a picker as rows of a list. Each section of the options is a section of the list.
private struct PickerOptions<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  var body: some View {
    Group(sections: content) { sections in
      if sections.allSatisfy({ $0.header.isEmpty && $0.footer.isEmpty }), sections.count < 2 {
        picker(of: content)
      } else {
        ForEach(sections) { section in
          Section {
            picker(of: section.content).environment(\.showsPartOfOptions, true)
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
  }

  private func picker(of options: some View) -> some View {
    Picker(selection: selection, label: label) { options }
      .pickerStyle(.inline)
      .labelsHidden()
  }
}

/// Shows the options of pickers on pages of the enclosing navigation stack.
struct NavigationPickerPages: PickerPages {
  func link<Label: View, Value: Hashable, Options: View>(
    selection: Binding<Value>?, isMixed: Bool, label: Label, options: Options
  ) -> AnyView {
    AnyView(NavigationLinkPicker(selection: selection, isMixed: isMixed, label: label, content: options))
  }
}
