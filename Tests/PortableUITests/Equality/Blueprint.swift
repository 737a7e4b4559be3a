import SeededRandom

/// The structure of a random screen: a tree of kinds of views.
struct Blueprint: Equatable, CustomStringConvertible {
  /// A kind of view: a leaf that receives its input in a specific way, or a container that combines its children.
  enum Kind: String, CaseIterable {
    // Leaf views that show a text.
    case values, numbers, binding, optionalBinding, projection, closure, mainActorClosure, optionalClosure,
      tupleOfClosure
    case arrayOfClosures, dictionaryOfClosures, storedClosure, method, autoclosure, enumeration, indirectEnumeration,
      generic
    case existential, optionalExistential, arrayOfExistentials, error, any, anyHashable, metatype, pack
    case observed, observable, bindable, environment, environmentObject, state, stateObject, custom, equatable, objects
    case texts
    case control, capturingRows

    // Containers.
    case card, storedContent, group, stack, erased, conditional, optional, modifier, closureModifier, environmentValues
    case place, environmentPlace, statefulPlace, ownedPlace, passing, preferences, ownPreference, page, layers
    case neighbors, animation, transaction, transition, geometry, measured
    case picker, sheet, itemSheet, alert, navigation, localPage, tabs
    case decorated

    // Collections.
    case rows, plainRows, objectRows, plainObjectRows, boundRows, range, enumeratedRows, identified, list, lazyStack
  }

  let kind: Kind
  /// Selects a variant of the kind.
  let variant: Int
  /// Identifies a view within its screen.
  let id: Int
  var children: [Blueprint]

  var description: String {
    children.isEmpty
      ? "\(kind)\(variant)#\(id)"
      : "\(kind)\(variant)#\(id)(\(children.map(\.description).joined(separator: ", ")))"
  }

  /// The number of views.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  static func random(size: Int, _ nextID: inout Int, _ generator: inout SeededGenerator) -> Blueprint {
    nextID += 1
    let id = nextID
    var left = size - 1
    var children: [Blueprint] = []
    while left > 0, children.count < 3 {
      let share = Int.random(in: 1...left, using: &generator)
      children.append(random(size: share, &nextID, &generator))
      left -= share
    }
    let kinds = Kind.allCases
    let first = kinds.firstIndex(of: .card) ?? 0
    let kind = (children.isEmpty ? kinds[..<first] : kinds[first...]).randomElement(using: &generator) ?? .values
    return Blueprint(kind: kind, variant: Int.random(in: 0..<8, using: &generator), id: id, children: children)
  }

  /// The next smaller blueprints: each child alone, this blueprint without one of its children, and this blueprint with
  /// a smaller child.
  var smaller: [Blueprint] {
    var result = children
    for index in children.indices {
      if children.count > 1 {
        var copy = self
        copy.children.remove(at: index)
        result.append(copy)
      }
      for child in children[index].smaller {
        var copy = self
        copy.children[index] = child
        result.append(copy)
      }
    }
    return result
  }
}

/// A change of a random screen's model.
indirect enum Edit: Equatable {
  case animated(Edit)
  case number(Int)
  case text(Int)
  case flag
  case optional(Int?)
  case person(Int)
  case nick(Int?)
  case double(Int)
  case hidden(Int)
  case insertRow(Int)
  case removeRow(Int)
  case moveRow(Int, Int)
  case renameRow(Int, Int)
  case renameObject(Int, Int)
  case swapObjects
  case replaceObject(Int)
  case greeter(Int)
  case error(Int?)
  case any(Int)
  case format(Int)
  case observed(Int)
  case observedRows(Int)
  case ignored(Int)
  case environment(Int)
  case state(Int, Int)
  case binding(Int, Int)
  case announcement
  /// Reports other frames for all measured views.
  case frames(Int)

  static func random(ids: Int, _ generator: inout SeededGenerator) -> Edit {
    func small() -> Int { Int.random(in: 0..<3, using: &generator) }
    func id() -> Int { Int.random(in: 1...ids, using: &generator) }
    if Int.random(in: 0..<4, using: &generator) == 0 { return .animated(random(ids: ids, &generator)) }
    return switch Int.random(in: 0..<28, using: &generator) {
    case 0: .number(small())
    case 1: .text(small())
    case 2: .flag
    case 3: .optional(small())
    case 4: .optional(nil)
    case 5: .person(small())
    case 6: .nick(small() == 0 ? nil : small())
    case 7: .double(small())
    case 8: .hidden(small())
    case 9: .insertRow(small())
    case 10: .removeRow(small())
    case 11: .moveRow(small(), small())
    case 12: .renameRow(small(), small())
    case 13: .renameObject(small(), small())
    case 14: .swapObjects
    case 15: .replaceObject(small())
    case 16: .greeter(Int.random(in: 0..<8, using: &generator))
    case 17: .error(small() == 0 ? nil : Int.random(in: 0..<4, using: &generator))
    case 18: .any(Int.random(in: 0..<8, using: &generator))
    case 19: .format(small())
    case 20: .observed(small())
    case 21: .observedRows(small())
    case 22: .ignored(small())
    case 23: .environment(small())
    case 24: .state(id(), small())
    case 25, 26: .frames(small())
    default: small() == 0 ? .announcement : .binding(id(), small())
    }
  }
}
