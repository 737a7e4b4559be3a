import Trifecta

/// An exhaustive test of a feature with `TestStore`: the sent and received actions, the changes of the state, and the
/// side effects.
struct RecordedStoreTest {
  /// The title of the screen.
  let title: String
  /// The type of the feature's state.
  let state: Any.Type
  /// The recorded responses of dependencies.
  var fixtures = RecordedFixtures()
  /// The actions and side effects, oldest first.
  let steps: [Step]
  /// Whether effects were running at the end.
  var hasRunningEffects = false

  /// A recorded action or side effect of the store.
  enum Step {
    case action(StoreEvent.Reduction)
    case sideEffect(StoreEvent.SideEffect)

    /// Whether the step is an action of an effect.
    fileprivate var isReceived: Bool {
      if case .action(let reduction) = self { reduction.isFromEffect } else { false }
    }
  }

  /// Returns the source of the test's file.
  ///
  /// - Parameter secrets: The texts that are replaced with dots.
  func source(secrets: Set<String>) -> String {
    var writer = SourceWriter(secrets: secrets)
    guard let name = try? writer.name(of: state) else {
      return "// The state \(state) is private, so a test cannot use it."
    }
    let feature = Self.feature(name)
    var body = ["let store = TestStore(initialState: \(name)()) {", "  \(feature)()", "} withDependencies: {"]
    body += ["  $0.context = .live"] + fixtures.statements(indentation: 4).map { "  \($0)" } + ["}"]
    // Waits of effects take their real time. Only a failing test waits that long.
    if steps.contains(where: \.isReceived) { body.append("store.timeout = .seconds(10)") }
    for step in steps {
      switch step {
      case .action(let reduction): body += Self.statements(for: reduction, &writer)
      case .sideEffect(let sideEffect): body += Self.statements(for: sideEffect, &writer)
      }
    }
    if hasRunningEffects { body.append("await store.skipInFlightEffects()") }
    body.append("await store.finish()")
    let module = String(reflecting: state).prefix { $0 != "." }
    let own = state is any AnyConfiguration.Type ? Self.module(ofMachine: state) : String(module)
    return TestFile(
      testedModule: own, modules: Array(writer.modules) + fixtures.modules + ["TrifectaTesting"], usesStores: true,
      title: "Recorded: \(title), \(feature)",
      function: "recorded\(RecordedTest.identifier(title))\(RecordedTest.identifier(feature))Store", body: body
    ).source
  }

  /// The name of the feature with a state.
  private static func feature(_ state: String) -> String {
    if state.hasPrefix("Configuration<") { return String(state.dropFirst("Configuration<".count).dropLast()) }
    return state.hasSuffix(".State") ? String(state.dropLast(".State".count)) : state
  }

  /// The module of the machine of a configuration.
  private static func module(ofMachine configuration: Any.Type) -> String {
    let name = String(reflecting: configuration)
    return String(name.drop { $0 != "<" }.dropFirst().prefix { $0 != "." })
  }

  // MARK: Statements

  private static func statements(for reduction: StoreEvent.Reduction, _ writer: inout SourceWriter) -> [String] {
    let call = reduction.isFromEffect ? "receive" : "send"
    do throws(SourceWriter.Unwritable) {
      let action = try action(reduction, &writer)
      let changes = try changes(at: "$0", from: reduction.before, to: reduction.after, &writer)
      let start = "await store.\(call)("
      guard !changes.isEmpty else { return lines(action.wrapped(after: start, before: ")")) }
      // A change on the same line, as `swift format` keeps it.
      if changes.count == 1, !changes[0].contains("\n") {
        let line = "\(start)\(action.line)) { \(changes[0]) }"
        if line.count <= 118 { return [line] }
      }
      let body = changes.flatMap { lines($0) }.map { "  \($0)" }
      return lines(action.wrapped(after: start, before: ") {")) + body + ["}"]
    } catch {
      return ["// \(call) \(name(of: reduction.action)): a \(error.type) has no source code."]
    }
  }

  private static func statements(for sideEffect: StoreEvent.SideEffect, _ writer: inout SourceWriter) -> [String] {
    guard sideEffect.place == "the root" else {
      return ["// The side effect \(name(of: sideEffect.value)) of \(sideEffect.place): use `store.child(…)`."]
    }
    do throws(SourceWriter.Unwritable) {
      return lines(try writer.source(of: sideEffect.value).wrapped(after: "store.expectSideEffect(", before: ")"))
    } catch {
      return ["// The side effect \(name(of: sideEffect.value)): a \(error.type) has no source code."]
    }
  }

  private static func action(
    _ reduction: StoreEvent.Reduction, _ writer: inout SourceWriter
  ) throws(SourceWriter.Unwritable) -> SourceText {
    // The activations of a machine have no public initializer, and equality ignores them.
    if let kind = (reduction.action as? any AnyMachineAction)?.nameOfOwnCase { return .text("MachineAction.\(kind)") }
    return try writer.source(of: reduction.action)
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// The statements that make a change.
  private static func changes(
    at path: String, from before: Any, to after: Any, _ writer: inout SourceWriter
  ) throws(SourceWriter.Unwritable) -> [String] {
    guard !areEqual(before, after) else { return [] }
    if let phase = (after as? any AnyConfiguration)?.anyPhase {
      return [try writer.source(of: phase).wrapped(after: "\(path).move(to: ", before: ")")]
    }
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
    guard new.displayStyle == .struct, writer.isMemberwise(after), old.children.count == new.children.count else {
      return [try writer.source(of: after).wrapped(after: "\(path) = ")]
    }
    var changes: [String] = []
    for (old, new) in zip(old.children, new.children) {
      let label = new.label ?? ""
      // The storage of a property wrapper has the name of the property with an underscore.
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      changes += try self.changes(at: "\(path).\(name)", from: old.value, to: new.value, &writer)
    }
    return changes
  }

  /// The type and the case of a value.
  private static func name(of value: Any) -> String {
    "\(type(of: value)).\(Mirror(reflecting: value).children.first?.label ?? "\(value)")"
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
    if let first = first as? any Equatable { return isEqual(first) }
    return ValueReader.tree(of: first) == ValueReader.tree(of: second)
  }
}
