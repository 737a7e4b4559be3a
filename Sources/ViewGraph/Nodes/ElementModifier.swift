import Elements
import IssueReporting

/// Something that is put around elements: each that it modifies gets a layer of its own.
@MainActor
@usableFromInline
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
  @usableFromInline package static var handlers: [Handler] { [] }
  @usableFromInline package var readsEnvironment: Bool { false }
  @usableFromInline package func isDescribed(like other: Self) -> Bool { false }
  @usableFromInline package func respond(to event: Event, in environment: EnvironmentScope) -> Bool { false }
  @usableFromInline package func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope)
    -> Bool
  {
    respond(to: event, in: environment)
  }
}

extension ElementModifier where LayerContent == NoContent {
  @usableFromInline package var layerContent: NoContent { NoContent() }
}

/// Collects the attributes of one layer.
@MainActor
@usableFromInline
package struct LayerWriter {
  /// The environment of the place where the modifier was written.
  package let environment: EnvironmentScope
  private(set) var attributes = AttributeList()
  private let place: Node

  init(environment: EnvironmentScope, at place: Node) {
    self.environment = environment
    self.place = place
  }

  /// Sets an attribute; a `nil` leaves it unset. Each is set once.
  package subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue.flatMap { $0.isReportedUnlessValid(for: key, at: place) ? $0 : nil } }
  }

  /// Sets an attribute to a length. One that is less than nothing is reported and left out.
  package mutating func setLength(_ key: AttributeKey, _ length: Double?) {
    guard let length, length < 0 else {
      self[key] = length.map { .number($0) }
      return
    }
    place.report("was given \(length) as its \(key.rawValue). That is less than nothing: it is left out.")
  }
}

extension Node {
  /// Tells people that something is wrong with what the view at this place was given: each thing once.
  func report(_ problem: String) { graph.report("\(viewName) \(problem)") }
}

extension AttributeValue {
  /// Whether the value is one that hosts can do something with. One that is not is reported, and to be left out.
  @MainActor
  func isReportedUnlessValid(for key: AttributeKey, at place: Node) -> Bool {
    if isValid { return true }
    place.report("was given \(self) as its \(key.rawValue). That is not finite: it is left out.")
    return false
  }
}
