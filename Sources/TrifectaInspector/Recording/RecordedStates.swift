import DequeModule
import Foundation
import PortableUI

/// The states of a screen after its updates. When they exceed 32 MiB, the oldest are removed.
@MainActor
struct RecordedStates {
  private var states: Deque<Data> = []
  private var bytes = 0
  private var newestSnapshot: ScreenSnapshot?

  /// The number of the oldest state that is still available.
  private(set) var first = 0

  static let byteLimit = 32 << 20

  /// The number of the newest state; `nil` if there is none.
  var newest: Int? { states.isEmpty ? nil : first + states.count - 1 }

  /// Adds a state, unless it equals the newest one.
  ///
  /// - Returns: The number of the state, and whether it differs from the one before. The number is `nil` if the state
  ///   alone exceeds the limit.
  mutating func add(_ snapshot: ScreenSnapshot) -> (number: Int?, isNew: Bool) {
    if let newestSnapshot, newestSnapshot.hasSameState(as: snapshot) { return (newest, false) }
    newestSnapshot = snapshot
    let data = snapshot.data
    guard data.count <= Self.byteLimit else { return (nil, true) }
    states.append(data)
    bytes += data.count
    while bytes > Self.byteLimit {
      bytes -= states.removeFirst().count
      first += 1
    }
    return (newest, true)
  }

  /// Returns the data of a state; `nil` if it was removed.
  func data(_ number: Int) -> Data? {
    let index = number - first
    return states.indices.contains(index) ? states[index] : nil
  }

  /// Returns a state; `nil` if it was removed.
  func snapshot(_ number: Int) -> ScreenSnapshot? { data(number).flatMap { try? ScreenSnapshot(data: $0) } }
}
