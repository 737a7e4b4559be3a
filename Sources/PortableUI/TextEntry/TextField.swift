import Elements
import ViewGraph

/// Text that a person can change: a line, or as many as there are.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let source: Source
  private let axis: Axis
  private var onEditingChanged: (@MainActor (Bool) -> Void)?
  private var onCommit: (@MainActor () -> Void)?

  /// What is in the field.
  enum Source {
    case text(Binding<String>)
    /// A value that is written and read in a format.
    case value(any FieldFormat)
  }

  /// A field has no body.
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

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the label.
  ///   - label: names the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the label.
  ///   - axis: where the field grows when there is more than it has room for: `vertical` for several lines.
  ///   - label: names the field.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Makes a node with a field element, or with what the style makes of the field.
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

  /// The field with a label of the type that styles are told of.
  private var erased: TextField<_ControlPart> {
    TextField<_ControlPart>(
      source.erased, prompt: prompt, axis: axis, label: _ControlPart(label), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// The format of the field's value; `nil` for a field of text.
  var format: (any FieldFormat)? {
    guard case .value(let format) = source else { return nil }
    return format
  }

  /// A field for text that stands for the value.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - onEditingChanged: called beside the field's own action.
  ///   - onCommit: called beside the field's own action.
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
    if onEditingChanged != nil { writer[.tellsEditing] = .flag(true) }
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

/// What a label says, where it is nothing but a text, or has a title that is.
@MainActor
func plainText(of label: some View) -> Text? {
  (label as? Text) ?? (label as? any Titled)?.plainTitle
}

/// A view that is called by a text.
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

extension Role {
  /// A line to type into.
  public static let textField = Role(rawValue: "textField")
}

extension ElementKind {
  /// A `textField` of several lines.
  package static let textArea = ElementKind(rawValue: "textArea")
}

extension AttributeKey {
  /// Flag, of a field or a slider: it handles `editing`.
  package static let tellsEditing = AttributeKey(rawValue: "tellsEditing")
}

extension EventKind {
  /// A person begins to type into a field, or to move a slider, or goes elsewhere. Carries which.
  package static let editing = EventKind(rawValue: "editing")
}
