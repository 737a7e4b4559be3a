import Elements
import ViewGraph

/// An element, or one of its layers, that handles an event.
@MainActor
public struct EventTarget {
  /// The element.
  public let element: Element
  /// The index of the layer that handles the event, or `nil` for the element itself.
  public let layer: Int?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - layer: The index of the layer, or `nil` for the element itself.
  public init(_ element: Element, layer: Int? = nil) {
    self.element = element
    self.layer = layer
  }

  /// Returns the value of an attribute of the target: of the layer or, without a layer, of the element.
  public subscript(key: AttributeKey) -> AttributeValue? {
    layer == nil ? element[key] : currentLayer?[key]
  }

  /// Returns whether the target handles events of a kind.
  public func handles(_ event: EventKind) -> Bool {
    layer == nil ? element.handles(event) : currentLayer?.handles(event) == true
  }

  /// The layer; `nil` if there is none, or if the element has been removed.
  private var currentLayer: Layer? {
    layer.flatMap { element.layers.indices.contains($0) ? element.layers[$0] : nil }
  }
}

/// An event and its receiver.
@MainActor
public struct TargetedEvent {
  /// The event.
  public let event: Event
  /// The receiver of the event.
  public let target: EventTarget

  /// Creates an event for a target.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - target: The receiver of the event.
  public init(_ event: Event, to target: EventTarget) {
    self.event = event
    self.target = target
  }
}

extension Graph {
  /// Dispatches an event to a target. Check ``cover(of:)`` first: the graph does not reject events because of a
  /// presentation in front of the target.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - target: The element or layer that handles the event.
  /// - Returns: The result of the dispatch.
  @discardableResult
  public func dispatch(_ event: Event, to target: EventTarget) -> EventOutcome {
    dispatch(event, to: target.element.id, layer: target.layer)
  }
}
