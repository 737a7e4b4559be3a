import Elements
import IssueReporting

/// Something that is put around elements: each that it modifies gets a layer of its own.
@MainActor
package protocol ElementModifier {
  /// What the layer brings along; ``NoContent`` where it brings nothing.
  associatedtype LayerContent: GraphContent = NoContent

  /// What the layer is.
  static var kind: ElementKind { get }
  /// The events that ``respond(to:in:)`` handles.
  static var handlers: [Handler] { get }
  /// What the layer brings along. It is made once for each element that is modified, and sees the environment of the place
  /// where the modifier was written.
  var layerContent: LayerContent { get }

  /// Whether ``describe(_:)`` may read the environment.
  var readsEnvironment: Bool { get }

  /// Sets the layer's attributes. They depend on the modifier alone, unless it says that it reads the environment.
  func describe(_ writer: inout LayerWriter)

  /// Whether ``describe(_:)`` would set for `other` what it sets for this one.
  func isDescribed(like other: Self) -> Bool

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: what a person did to the layer.
  ///   - environment: that of the place where the modifier was written.
  /// - Returns: `false` to refuse it.
  func respond(to event: Event, in environment: EnvironmentScope) -> Bool

  /// Handles an event where that depends on where the element stands, in place of ``respond(to:in:)``.
  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool
}

extension ElementModifier {
  package static var handlers: [Handler] { [] }
  package var readsEnvironment: Bool { false }
  package func isDescribed(like other: Self) -> Bool { false }
  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool { false }
  package func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    respond(to: event, in: environment)
  }
}

extension ElementModifier where LayerContent == NoContent {
  package var layerContent: NoContent { NoContent() }
}

/// Collects the attributes of one layer.
@MainActor
package struct LayerWriter {
  /// The environment of the place where the modifier was written.
  package let environment: EnvironmentScope
  private(set) var attributes = AttributeList()

  init(environment: EnvironmentScope) {
    self.environment = environment
  }

  /// Sets an attribute; a `nil` leaves it unset. Each is set once.
  package subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue.flatMap { $0.isReportedUnlessValid(for: key) ? $0 : nil } }
  }
}

extension AttributeValue {
  /// Whether the value is one that hosts can do something with. One that is not is reported, and to be left out.
  func isReportedUnlessValid(for key: AttributeKey) -> Bool {
    if isValid { return true }
    reportIssue("A view was given \(self) as its \(key.rawValue). That is not finite: it is left out.")
    return false
  }
}
