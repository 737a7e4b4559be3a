import Elements
import ViewGraph

/// A control for selecting one of several values.
///
/// Each option is a view with a ``View/tag(_:includeOptional:)``. A picker shows the text and the symbol of an option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// `nil` if the picker was created with an empty collection of sources.
  private let selection: Binding<SelectionValue>?
  private let isMixed: @MainActor () -> Bool
  private let label: Label
  private let content: Content

  /// A picker has no body.
  public typealias Body = Never

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: the tag of the selected option. If no option has this tag, no option appears selected.
  ///   - content: the options. A view without a tag of the selection's type is omitted.
  ///   - label: a view that describes the purpose of the picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    isMixed = { false }
    self.label = label()
    self.content = content()
  }

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: the tag of the selected option.
  ///   - label: a view that describes the purpose of the picker.
  ///   - content: the options.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Creates a picker that sets several values. If the values differ, no option appears selected. When the user selects
  /// an option, the picker sets all values.
  ///
  /// - Parameters:
  ///   - sources: the collection whose elements contain the values.
  ///   - selection: the key path to the binding of an element's value.
  ///   - content: the options.
  ///   - label: a view that describes the purpose of the picker.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.selection = bindings.first.map { first in
      Binding(get: { first.wrappedValue }, set: { for binding in bindings { binding.wrappedValue = $0 } })
    }
    isMixed = { bindings.contains { $0.wrappedValue != bindings[0].wrappedValue } }
    self.label = label()
    self.content = content()
  }

  /// Creates a node with a picker element. In the `navigationLink` style, a picker within a navigation stack creates a
  /// node with a navigation link instead.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard context.fixed({ $0.pickerStyle is NavigationLinkPickerStyle && $0.pickerPages != nil }) else {
      return ElementNode(content, in: context)
    }
    return CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Picker) -> PickerPageLink<Label, SelectionValue, Content> {
      PickerPageLink(
        selection: content.selection, isMixed: content.isMixed(), label: content.label, content: content.content)
    }
  }
}

extension Picker: ElementContent {
  package static var schema: Schema { .picker }
  package static var readsModels: Bool { true }
  package static var watch: ContentWatch { .all }
  package var children: TupleView<PickerLabel<Label>, Content> { TupleView(PickerLabel(content: label), content) }

  package func describe(_ writer: inout ElementWriter) {
    let style = EnvironmentValues(scope: writer.environment).pickerStyle
    let name = (style as? any PlatformStyle)?.hostName
    if let name, name != "menu" { writer.schema = .optionPicker }
    writer.describeControl()
    writer.describeControlAppearance(style: style)
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let choices = choices(among: children)
    let selected = isMixed() ? nil : selection?.wrappedValue
    let name = children.first { $0.element.kind == .pickerLabel }?.element.choiceName ?? ""
    if !name.isEmpty { writer[.label] = .string(name) }
    writer[.choices] = .choices(choices.map(\.choice))
    writer[.selection] = choices.first { $0.tag == selected }.map { .choice($0.choice) }
    // The selection may be in another section.
    if EnvironmentValues(scope: writer.environment).showsPartOfOptions { return }
    writer.issue = issue(of: choices, hasViews: children.count > 1, selected, name: name)
  }

  /// Returns a description of a mistake in the options, such as a duplicate tag; `nil` if there is no mistake.
  private func issue(
    of choices: [(choice: ChoiceValue, tag: SelectionValue)], hasViews: Bool, _ selected: SelectionValue?, name: String
  ) -> String? {
    var tags: Set<SelectionValue> = []
    if let twice = choices.first(where: { !tags.insert($0.tag).inserted }) {
      return """
        Two choices of the picker "\(name)" have the same tag, \(twice.tag). "\(twice.choice.label)" is never shown as selected. \
        Give each choice a unique tag.
        """
    }
    if choices.isEmpty {
      guard hasViews else { return nil }
      return """
        No choice of the picker "\(name)" has a tag of the type \(SelectionValue.self), the type of the selection. \
        Add .tag(_:) to each choice.
        """
    }
    // A selection of `nil` is valid even if no option has this tag: it means that no value has been selected yet.
    guard let selected, !tags.contains(selected), !isNothing(selected) else { return nil }
    return """
      No choice of the picker "\(name)" has the tag \(selected), which is its selection: none is shown as selected. Add a choice \
      with that tag, or change the selection.
      """
  }

  package func respond(
    to event: Event, among children: [TraitedElement], in environment: EnvironmentScope
  ) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, case .choice(let chosen) = event.value,
      let choice = choices(among: children).first(where: { $0.choice.id == chosen.id })
    else { return false }
    selection?.wrappedValue = choice.tag
    return true
  }

  private func choices(among children: [TraitedElement]) -> [(choice: ChoiceValue, tag: SelectionValue)] {
    children.compactMap { child in
      guard child.element.kind != .pickerLabel, child.element.kind != .divider,
        let tag = child.traits.tag(as: SelectionValue.self)
      else { return nil }
      let (name, symbol) = (child.element.choiceName, child.element.choiceSymbol)
      let label = symbol?.replacing(".", with: " ") ?? String(describing: tag)
      var choice = ChoiceValue(id: child.element.id, label: name.isEmpty ? label : name, symbol: symbol)
      choice.showsLabel = !name.isEmpty || symbol == nil
      return (choice, tag)
    }
  }
}

/// Returns whether a value is an optional without a value.
private func isNothing<Value>(_ value: Value) -> Bool {
  guard Mirror(reflecting: value).displayStyle == .optional else { return false }
  return Mirror(reflecting: value).children.isEmpty
}

/// The label of a picker.
package struct PickerLabel<Content: View>: View, ElementContent {
  let content: Content

  package typealias Body = Never

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  package static var schema: Schema { .pickerLabel }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
}

extension Schema {
  static let picker = Schema(
    .picker, role: .picker, value: .selection, handlers: [Handler(.change, .choice)], isFocusable: true,
    showsChildren: false)
  static let optionPicker = Schema(
    .optionPicker, role: .picker, value: .selection, handlers: [Handler(.change, .choice)], isFocusable: true,
    showsChildren: false)
  static let pickerLabel = Schema(.pickerLabel)
}
