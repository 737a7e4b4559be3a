import Foundation

/// A test in Swift Testing that repeats what a person did in a session, and expects the texts that appeared.
struct RecordedTest {
  /// The module of the screen.
  let module: String
  /// The expression that creates the screen.
  let screen: String
  /// The title of the screen.
  let title: String
  /// Whether the screen has stores, whose dependencies have no default in tests.
  var hasStores = false
  /// What the person did, oldest first.
  let steps: [Step]

  /// A use of a control, and the texts that appeared before the next one.
  struct Step: Hashable {
    var event: RecordedEvent
    /// The texts, in the order of the screen.
    var texts: [String]
  }

  /// The maximum number of expectations after a step.
  private static let textLimit = 3

  /// The source of the test's file.
  var source: String {
    var lines = ["import ScreenTesting", "import Testing"]
    if hasStores { lines.append("import Trifecta") }
    lines += ["", "@testable import \(module)", "", "@MainActor"]
    lines += ["@Test(\(Self.literal("Recorded: \(title)")))", "func \(name)() async throws {"]
    if hasStores {
      lines.append("  // The dependencies of the app. Override those that a test must not use.")
      lines.append("  let screen = await withDependencies {")
      lines += ["    $0.context = .live", "  } operation: {", "    await Screen { \(screen) }", "  }"]
    } else {
      lines.append("  let screen = await Screen { \(screen) }")
    }
    for step in Self.coalesced(steps) {
      lines += Self.statements(for: step.event).map { "  \($0)" }
      for text in step.texts.prefix(Self.textLimit) {
        lines.append("  try await screen.wait(for: .text(\(Self.literal(text))))")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The name of the test function.
  private var name: String {
    let words = title.split { !$0.isLetter && !$0.isNumber }.filter { $0.allSatisfy(\.isASCII) }
    return "recorded" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Combines consecutive inputs to a field to one step.
  private static func coalesced(_ steps: [Step]) -> [Step] {
    var result: [Step] = []
    for step in steps {
      if let last = result.last, last.event.isInput, step.event.isInput, last.event.name == step.event.name {
        result[result.count - 1] = step
      } else if !step.event.isImplied {
        result.append(step)
      } else if !result.isEmpty {
        result[result.count - 1].texts += step.texts
      }
    }
    return result
  }

  /// The statements that repeat an event.
  private static func statements(for event: RecordedEvent) -> [String] {
    let query = query(for: event)
    let value = event.value ?? ""
    switch event.kind {
    case "tap": return ["try await screen.tap(\(query))"]
    case "change" where event.choice == nil:
      return ["try await screen.\(number(value) == nil ? "tap(\(query))" : "slide(\(query), to: \(value))")"]
    case "change", "select": return ["try await screen.choose(\(literal(event.choice ?? value)), in: \(query))"]
    case "input" where number(value) != nil && event.role == "slider":
      return ["try await screen.slide(\(query), to: \(value))"]
    case "input":
      return ["try await screen.clear(\(query))", "try await screen.type(\(literal(value)), into: \(query))"]
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
    let name = literal(event.name)
    switch event.role {
    case "button": return ".button(\(name))"
    case "textField": return ".textField(\(name))"
    default: return ".named(\(name))"
    }
  }

  private static func number(_ text: String) -> Double? { Double(text) }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case let scalar where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension RecordedEvent {
  /// Whether the event enters a text.
  fileprivate var isInput: Bool { kind == "input" }

  /// Whether the event follows from others, so that a test does not repeat it.
  fileprivate var isImplied: Bool { ["editing", "focus", "hover", "press", "drag"].contains(kind) }
}
