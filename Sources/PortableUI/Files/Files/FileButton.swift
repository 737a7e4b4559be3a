import Elements
import ViewGraph

/// A button that lets the user choose files. The host implements the selection and the transfer of the files.
struct FileButton<Label: View>: View {
  let label: Label
  let types: [UTType]
  let allowsMultipleSelection: Bool
  let choose: @MainActor ([URL]) -> Void

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension FileButton: ElementContent {
  static var schema: Schema { .fileButton }
  var children: Label { label }

  func describe(_ writer: inout ElementWriter) {
    writer.describeControl()
    writer.describeControlAppearance(style: EnvironmentValues(scope: writer.environment).anyButtonStyle.platform)
    let accepted = AcceptedFiles(types).description
    if !accepted.isEmpty { writer[.acceptedFiles] = .string(accepted) }
    if allowsMultipleSelection { writer[.takesSeveral] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool {
    types == other.types && allowsMultipleSelection == other.allowsMultipleSelection
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, case .files(let files) = event.value,
      files.count == 1 || allowsMultipleSelection
    else { return false }
    choose(files.map { URL(fileURLWithPath: $0.path) })
    return true
  }
}

extension Schema {
  fileprivate static let fileButton = Schema(
    .fileButton, role: .button, name: .texts, handlers: [Handler(.files, .files)], isFocusable: true)
}
