import OpenCombine
import Tracking
import ViewGraph

/// A subscription of one node to an `ObservableObject`. The node depends on the object as a whole.
@MainActor
package final class ObjectSubscription<Object: ObservableObject>: MomentaryBox {
  private let source = Source()
  private var object: Object?
  private var cancellable: AnyCancellable?

  package init() {
    #if DEBUG
      source.label = Object.self
    #endif
  }

  /// Records a dependency on `object`, which replaces the previously observed object.
  package func depend(on object: Object) {
    source.access()
    guard self.object !== object else { return }
    self.object = object
    let source = source
    let type: Any.Type = Object.self
    // `@Sendable` prevents the closure from being isolated to the main actor, because an object may publish on any
    // thread.
    cancellable = object.objectWillChange.sink { @Sendable _ in
      if !MainThread.isCurrent { BackgroundPublishing.report(type) }
      MainThread.perform { TransactionFrame.announce(source) }
    }
  }
}

/// Bindings to the properties of an observed object.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  package init(object: Object) {
    self.object = object
  }

  /// Returns a binding to a property of the object.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    Binding(object, keyPath)
  }
}

extension ObjectBindings: InputComparable {
  /// Always false: a view that reads the object through a binding is not notified of its changes.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { false }
}
