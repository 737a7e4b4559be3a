import Foundation
import PortableUI

/// A test in Swift Testing that repeats a user's steps in a session, and expects the texts that appeared.
struct RecordedTest {
  /// The module of the screen.
  let module: String
  /// The expression that creates the screen.
  let screen: String
  /// The title of the screen.
  let title: String
  /// Whether the screen has stores, whose dependencies have no default in tests.
  var hasStores = false
  /// The traits of the page; `nil` for those of the process.
  var traits: HostTraits?
  /// The recorded responses of dependencies.
  var fixtures = RecordedFixtures()
  /// The texts before the first step, in the order of the screen.
  var initialTexts: [String] = []
  /// The steps of the user, oldest first.
  let steps: [Step]

  /// A use of a control, and what happened before the next one.
  struct Step: Hashable {
    var event: RecordedEvent
    /// The texts that appeared, in the order of the screen.
    var texts: [String]
    /// The name of the control after the step, if the name has changed and the control has no identifier; otherwise
    /// `nil`.
    var newName: String?
    /// The URLs that the screen opened.
    var opened: [OpenedURL] = []
    /// The time until the last update before the next step.
    var duration = Duration.zero
  }

  /// The maximum number of expectations after a step.
  private static let textLimit = 3

  /// The source of the test's file.
  var source: String {
    let statements = statements
    // Numbers and dates depend on the locale and the time zone of the page.
    let traits = statements.contains { $0.contains(where: \.isNumber) } ? traits : nil
    return TestFile(
      testedModule: module,
      modules: ["ScreenTesting"] + fixtures.modules, usesStores: hasStores, title: "Recorded: \(title)",
      function: "recorded\(Self.identifier(title))", body: creation(traits) + statements
    ).source
  }

  /// The statements that create the screen.
  private func creation(_ traits: HostTraits?) -> [String] {
    var lines: [String] = []
    var arguments = ""
    if let traits {
      let locale = SourceText.literal(traits.locale.identifier)
      arguments = "(traits: .device(locale: \(locale), timeZone: \(SourceText.literal(traits.timeZone.identifier))))"
    }
    let creation = "await Screen\(arguments) { \(screen) }"
    guard hasStores else { return lines + ["let screen = \(creation)"] }
    lines.append(
      fixtures.isEmpty
        ? "// The dependencies of the app. Override those that a test must not use."
        : "// The dependencies of the app, with the recorded responses.")
    lines += ["let screen = await withDependencies {", "  $0.context = .live"]
    lines += fixtures.statements(indentation: 4).map { "  \($0)" }
    return lines + ["} operation: {", "  \(creation)", "}"]
  }

  /// The statements after the creation of the screen.
  private var statements: [String] {
    var lines: [String] = []
    let refused = Set(steps.flatMap(\.opened).filter { !$0.isAccepted }.map(\.url))
    if !refused.isEmpty {
      let list = refused.map(\.absoluteString).sorted().map(SourceText.literal).joined(separator: ", ")
      lines.append("screen.canOpen = { ![\(list)].contains($0.absoluteString) }")
    }
    lines += expectations(initialTexts)
    var opened: [URL] = []
    var isWaiting = !initialTexts.isEmpty
    for step in Self.coalesced(steps) {
      if step.event.isNew, !isWaiting, step.event.hasUniqueControl {
        lines.append("try await screen.wait(for: \(Self.query(for: step.event)))")
      }
      lines += Self.statements(for: step.event)
      lines += expectations(step.texts, after: step.duration)
      isWaiting = !step.texts.isEmpty
      if step.texts.isEmpty, let name = step.newName, step.event.role == "button" {
        lines.append("try await screen.wait(for: .button(\(SourceText.literal(name))))")
      }
      guard !step.opened.isEmpty else { continue }
      opened += step.opened.map(\.url)
      let urls = SourceText.array(opened.map { .text("URL(string: \(SourceText.literal($0.absoluteString)))") })
      lines += urls.wrapped(after: "#expect(screen.openedURLs == ", before: ")").split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// The statements that wait for texts. They wait longer than by default if the texts took longer to appear.
  private func expectations(_ texts: [String], after duration: Duration = .zero) -> [String] {
    let seconds = Int(duration / .seconds(1))
    let limit = seconds < 4 ? "" : ", atMost: .seconds(\(2 * seconds))"
    return texts.prefix(Self.textLimit).map { "try await screen.wait(for: .text(\(SourceText.literal($0)))\(limit))" }
  }

  /// The words of a title as a part of an identifier.
  static func identifier(_ title: String) -> String {
    let words = title.split { !$0.isLetter && !$0.isNumber }.filter { $0.allSatisfy(\.isASCII) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Combines consecutive inputs to a field to one step.
  private static func coalesced(_ steps: [Step]) -> [Step] {
    var result: [Step] = []
    for step in steps {
      if let last = result.last, last.texts.isEmpty, last.opened.isEmpty, last.event.isInput, step.event.isInput,
        query(for: last.event) == query(for: step.event)
      {
        result[result.count - 1].event = step.event
        result[result.count - 1].event.isNew = last.event.isNew
        result[result.count - 1].texts = step.texts
        result[result.count - 1].opened = step.opened
        result[result.count - 1].duration = step.duration
      } else if !step.event.isImplied {
        result.append(step)
      } else if !result.isEmpty {
        result[result.count - 1].duration += step.duration
        result[result.count - 1].texts += step.texts
        result[result.count - 1].opened += step.opened
      }
    }
    return result
  }

  /// The statements that repeat an event.
  private static func statements(for event: RecordedEvent) -> [String] {
    let query = query(for: event)
    let value = event.value ?? ""
    switch event.kind {
    case "tap" where Int(value) != nil: return ["try await screen.tap(\(query), count: \(value))"]
    case "tap": return ["try await screen.tap(\(query))"]
    case "change" where event.choice == nil && Double(value) != nil:
      return ["try await screen.slide(\(query), to: \(value))"]
    case "change" where event.choice == nil && event.isToggle: return ["try await screen.tap(\(query))"]
    case "change" where event.choice == nil:
      return ["try await screen.enter(\(SourceText.literal(value)), into: \(query))"]
    case "change", "select":
      return ["try await screen.choose(\(SourceText.literal(event.choice ?? value)), in: \(query))"]
    case "input" where Double(value) != nil && event.role == "slider":
      return ["try await screen.slide(\(query), to: \(value))"]
    case "input":
      return [
        "try await screen.clear(\(query))", "try await screen.type(\(SourceText.literal(value)), into: \(query))",
      ]
    case "increment": return ["try await screen.step(\(query))"]
    case "decrement": return ["try await screen.step(\(query), by: -1)"]
    case "submit": return ["try await screen.submit(\(query))"]
    case "delete": return ["try await screen.delete(\(query))"]
    case "refresh": return ["try await screen.refresh()"]
    case "back": return ["try await screen.goBack()"]
    case "dismiss": return ["try await screen.dismiss()"]
    default: return ["// Not repeated: \(event.line.replacing("\n", with: " "))"]
    }
  }

  private static func query(for event: RecordedEvent) -> String {
    if let identifier = event.identifier { return ".identifier(\(SourceText.literal(identifier)))" }
    let name = SourceText.literal(event.name)
    switch event.role {
    case "button": return ".button(\(name))"
    case "textField": return ".textField(\(name))"
    default: return ".named(\(name))"
    }
  }
}

extension RecordedEvent {
  /// Whether the event enters a text.
  fileprivate var isInput: Bool { kind == "input" }

  /// Whether the event changes a switch.
  fileprivate var isToggle: Bool { value == "true" || value == "false" }

  /// Whether the query for the event's control matches no other element.
  fileprivate var hasUniqueControl: Bool { identifier != nil || role == "button" || role == "textField" }

  /// Whether the event follows from others, so that a test does not repeat it.
  fileprivate var isImplied: Bool { ["editing", "focus", "hover", "press", "drag"].contains(kind) }
}
