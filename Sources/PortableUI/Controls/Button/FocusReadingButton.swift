import Elements
import ViewGraph

/// A button in a platform style whose label may read whether the button has the focus.
struct FocusReadingButton<Label: View>: View {
  let button: Button<Label>
  @State private var subject = FocusSubject()

  var body: some View {
    ReportingButton(button: button, subject: subject).environment(\.focusSubject, subject)
  }
}

/// The element of a button that reports its focus to the button's label.
private struct ReportingButton<Label: View>: View, ElementContent {
  let button: Button<Label>
  let subject: FocusSubject

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .button }
  var children: Label { button.children }
  func updateChildren(of node: ContentNode<Label>) { button.updateChildren(of: node) }

  func describe(_ writer: inout ElementWriter) {
    button.describe(&writer)
    writer.describeFocus(of: subject, by: .focusReportingButton)
  }

  func isDescribed(like other: Self) -> Bool { button.isDescribed(like: other.button) }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    subject.respond(to: event) || button.respond(to: event, in: environment)
  }
}

extension FocusSubject {
  /// Stores the focus if an event reports it. Returns `false` for other events.
  func respond(to event: Event) -> Bool {
    guard event.kind == .focus, case .flag(let hasFocus) = event.value else { return false }
    report(hasFocus)
    return true
  }
}

extension ElementWriter {
  /// Requests reports of the focus if a view reads it.
  ///
  /// - Parameters:
  ///   - subject: the button, as a view that can have the focus.
  ///   - schema: the schema of the button with a handler of the focus.
  mutating func describeFocus(of subject: FocusSubject, by schema: Schema) {
    guard subject.isWanted else { return }
    self.schema = schema
    self[.watchesFocus] = .flag(true)
  }
}

extension Schema {
  fileprivate static let focusReportingButton = Schema(
    .button, role: .button, name: .texts, handlers: [Handler(.tap), Handler(.focus, .flag)], isFocusable: true)
}
