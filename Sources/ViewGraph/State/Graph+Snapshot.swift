import Snapshots

/// A child of a node: mounted, or unmounted with parked state.
enum SavedChild {
  case node(Node)
  case parked(ParkedState)
}

extension Graph {
  /// Returns the state of all views, including rows outside of the window. Reading it has no effects.
  ///
  /// - Parameter saver: saves the values, and collects the properties that cannot be saved.
  /// - Complexity: O(n) in the number of nodes.
  package func saveState(by saver: ValueSaver) -> SavedTree {
    var entries: [SavedTree.Entry] = []
    var objects: [(object: any OwnedObject, name: PropertyName)] = []
    var waiting: [(child: SavedChild, parent: Int?, slot: SavedSlot)] = []
    if let rootNode { waiting.append((.node(rootNode), nil, .position(0))) }
    while let (child, parent, slot) = waiting.popLast() {
      let index = entries.count
      var children: [(child: SavedChild, parent: Int?, slot: SavedSlot)] = []
      switch child {
      case .node(let node):
        if let state = postponedState(of: node) {
          waiting.append((.parked(state), parent, slot))
          continue
        }
        var entry = SavedTree.Entry(parent: parent, slot: slot, name: type(of: node).savedName)
        node.forEachState { name, box in entry.save(box, name, by: saver) }
        entry.details = node.savedDetails
        node.forEachObject { objects.append(($0, $1)) }
        entries.append(entry)
        node.forEachSavedChild(by: saver) { children.append(($1, index, $0)) }
      case .parked(let state):
        entries.append(state.entry(parent: parent, slot: slot, by: saver))
        state.forEachSavedChild(by: saver) { children.append((.parked($1), index, $0)) }
      }
      waiting += children.reversed()
    }
    for (object, name) in objects { noteUnsaved(object, name, by: saver) }
    return .pruned(entries)
  }
}

extension Graph {
  /// Records an object that views of this screen have created, but that none declares as state.
  private func noteUnsaved(_ object: any OwnedObject, _ name: PropertyName, by saver: ValueSaver) {
    guard let serial = object.ownSerial, serial > self.serial, !saver.hasSaved(object) else { return }
    let reason = "is in a property that is not state. Declare the property with @State in the view that creates it."
    saver.omit(name.path, of: name.owner, because: UnsavableValue(type(of: object), reason))
  }

  /// Calls closures after the current turn, when the tasks of the restored views have begun to run. So the closures can
  /// see which work the tasks have started.
  func completeLater(_ completions: [@MainActor () -> Void]) { restorationCompletions += completions }

  /// Records saved values that do not fit their properties.
  func noteLosses(_ losses: [RestorationLoss]) { if !losses.isEmpty { restorationLosses += losses } }

  /// Removes and returns the saved values that did not fit their properties.
  package func takeRestorationLosses() -> [RestorationLoss] {
    defer { restorationLosses = [] }
    return restorationLosses
  }

  func completeRestoration() {
    let completions = restorationCompletions
    restorationCompletions = []
    guard runsLifecycle else { return }
    // The executor of the main actor runs tasks in the order in which they were started.
    running {
      _ = Task { @MainActor in
        for complete in completions { complete() }
      }
    }
  }
}

extension SavedTree.Entry {
  /// Saves a dynamic property.
  @MainActor
  mutating func save(_ box: any StateBox, _ name: PropertyName, by saver: ValueSaver) {
    guard !name.isTransient, let box = box as? any RestorableBox else { return }
    do throws(UnsavableValue) {
      properties[name.path] = try box.saved(by: saver)
    } catch {
      saver.omit(name.path, of: name.owner, because: error)
    }
  }
}

extension Node {
  /// The name by which a saved node is compared with a new node.
  static var savedName: String { SavedNames.name(of: contentType) }
}

/// The names of types, which take long to create.
@MainActor
private enum SavedNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = shortName(of: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
