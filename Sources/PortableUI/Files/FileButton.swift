import Elements
import ViewGraph

/// A button by which a person chooses files of theirs. How they do so, and how the files come to the program, is the host's affair.
struct FileButton: View {
  let title: LocalizedStringKey
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
  var children: Text { Text(title) }

  func describe(_ writer: inout ElementWriter) {
    writer.describeControl()
    writer.describeLooks(style: EnvironmentValues(scope: writer.environment).buttonLook.platform)
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

extension ElementKind {
  /// A button by which a person chooses files of theirs. The host copies them to where the program can read them, under the names that the
  /// person gave to them, and keeps the copies for a while.
  package static let fileButton = ElementKind(rawValue: "fileButton")
}

extension AttributeKey {
  /// Of a `fileButton`: which files are asked for, as ``AcceptedFiles`` writes it. Without it all are.
  package static let acceptedFiles = AttributeKey(rawValue: "acceptedFiles")
  /// Flag, of a `fileButton`: more than one file may be chosen.
  package static let takesSeveral = AttributeKey(rawValue: "takesSeveral")
}

extension EventKind {
  /// A person has chosen files. Carries them.
  package static let files = EventKind(rawValue: "files")
}
