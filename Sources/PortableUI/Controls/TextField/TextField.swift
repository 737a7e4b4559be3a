import Elements
import ViewGraph

/// A control for editing text, in one line or several.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let source: Source
  private let axis: Axis
  private var onEditingChanged: (@MainActor (Bool) -> Void)?
  private var onCommit: (@MainActor () -> Void)?

  /// The content of the field.
  enum Source {
    case text(Binding<String>)
    /// A value that is formatted and parsed.
    case value(any FieldFormat)
  }

  /// A primitive view has no body.
  public typealias Body = Never

  init(
    _ source: Source, prompt: Text?, axis: Axis = .horizontal, label: Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, onCommit: (@MainActor () -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.source = source
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` means that the label is shown.
  ///   - label: the label of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` means that the label is shown.
  ///   - axis: the axis along which the field extends when the text does not fit; `vertical` allows several lines.
  ///   - label: the label of the field.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a node with a field element, or with the body of a custom style.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    if context.fixed({ !($0.textFieldStyle is any PlatformStyle) }) {
      return CompositeNode<StyledEvaluator>(content, in: context)
    }
    if case .text = content.source { return ElementNode(content, in: context) }
    return CompositeNode<FormattedEvaluator>(content, in: context)
  }

  private enum StyledEvaluator: BodyEvaluator {
    static func body(of content: TextField) -> StyledTextField { StyledTextField(field: content.erased) }
  }

  private enum FormattedEvaluator: BodyEvaluator {
    static func body(of content: TextField) -> FormattedField<Label> { FormattedField(field: content) }
  }

  /// A copy of the field whose label is type-erased to `_ControlPart`, the type that styles receive.
  private var erased: TextField<_ControlPart> {
    TextField<_ControlPart>(
      source.erased, prompt: prompt, axis: axis, label: _ControlPart(label), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// The format of the field's value; `nil` for a plain text field.
  var format: (any FieldFormat)? {
    guard case .value(let format) = source else { return nil }
    return format
  }

  /// Returns a plain text field for the formatted text of the value.
  ///
  /// - Parameters:
  ///   - text: a binding to the text.
  ///   - onEditingChanged: called when editing begins or ends, before the field's own `onEditingChanged`.
  ///   - onCommit: called when Return is pressed, before the field's own `onCommit`.
  func showing(
    _ text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) -> TextField {
    TextField(
      .text(text), prompt: prompt, axis: axis, label: label,
      onEditingChanged: { [own = self.onEditingChanged] in
        onEditingChanged($0)
        own?($0)
      },
      onCommit: { [own = self.onCommit] in
        onCommit()
        own?()
      })
  }
}

extension TextField.Source {
  fileprivate var erased: TextField<_ControlPart>.Source {
    switch self {
    case .text(let text): .text(text)
    case .value(let format): .value(format)
    }
  }
}

extension TextField: ElementContent {
  package static var schema: Schema { .textField }
  package static var readsModels: Bool { true }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    guard case .text(let text) = source else { return }
    if axis == .vertical { writer.schema = onEditingChanged == nil ? .textArea : .editedTextArea }
    if axis == .horizontal, onEditingChanged != nil { writer.schema = .editedTextField }
    writer[.text] = .string(text.wrappedValue)
    writer.describeField(label: plainText(of: label), prompt: prompt, hasLines: axis == .vertical)
    if onEditingChanged != nil { writer[.handlesEditing] = .flag(true) }
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    switch (event.kind, event.value) {
    case (.editing, .flag(let isEditing)):
      onEditingChanged?(isEditing)
      return true
    case (.input, .string(let newText)):
      guard values.isEnabled, case .text(let text) = source else { return false }
      text.wrappedValue = newText
      return true
    case (.submit, nil):
      guard values.isEnabled else { return false }
      onCommit?()
      values.submitAction?()
      return true
    default:
      return false
    }
  }
}

/// Returns the text of a label, if the label or its title consists only of a text.
@MainActor
package func plainText(of label: some View) -> Text? {
  (label as? Text) ?? (label as? any Titled)?.plainTitle
}

/// A view with a title that is a plain text.
@MainActor
protocol Titled {
  var plainTitle: Text? { get }
}

extension _ControlPart: Titled {
  var plainTitle: Text? { text }
}

extension Schema {
  static let textField = Schema(
    .textField, role: .textField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit)], isFocusable: true)
  static let editedTextField = Schema(
    .textField, role: .textField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit), Handler(.editing, .presence)], isFocusable: true)
  static let textArea = Schema(
    .textArea, role: .textField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit)], isFocusable: true)
  static let editedTextArea = Schema(
    .textArea, role: .textField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit), Handler(.editing, .presence)], isFocusable: true)
}
