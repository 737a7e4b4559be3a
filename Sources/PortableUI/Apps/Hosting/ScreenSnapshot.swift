import Snapshots
import ViewGraph

/// The state of a screen as data, from which the screen can be restored later, in another process or on another machine.
///
/// A snapshot contains the values of `@State`, `@StateObject`, `@FocusState` and `@SceneStorage`, and the state of
/// stores, in all views of the screen, including rows that are scrolled away, tabs that are not selected and pages that
/// are covered. Navigation, presented sheets and alerts follow from this state. A restored screen shows the same, and
/// its `onAppear` closures do not run again, because they ran before. Its tasks start again.
///
/// A value is saved if it is `Codable`, or if it consists of values that can be saved. Other properties start with their
/// initial values; ``omissions`` lists them. Views find their state by their position, so the program that restores a
/// snapshot may be a later version, in which views and properties were added or removed.
///
/// A snapshot contains what the user has entered, except for the texts of the secure fields on the screen. Store it
/// accordingly.
public struct ScreenSnapshot: Sendable {
  /// The properties that are not part of the snapshot because their values cannot be saved. They are known only where the
  /// snapshot was made: ``data`` does not contain them.
  public let omissions: [Omission]
  /// The texts of the secure fields on the screen when the snapshot was made. ``data`` does not contain them.
  package let secrets: Set<String>
  package let tree: SavedTree
  let scene: [String: StoredValue]
  /// The indices of elements among their siblings, from the root to the focused element.
  let focus: [Int]?
  /// The time of the screen's clock.
  package let date: Date

  init(
    tree: SavedTree, scene: [String: StoredValue], focus: [Int]?, date: Date, omissions: [Omission],
    secrets: Set<String> = []
  ) {
    self.tree = tree
    self.scene = scene
    self.focus = focus
    self.date = date
    self.omissions = omissions
    self.secrets = secrets
  }

  /// Returns whether two snapshots contain the same state. Their times may differ.
  package func hasSameState(as other: ScreenSnapshot) -> Bool {
    tree.isEqual(to: other.tree) && scene == other.scene
  }
}

extension ScreenSnapshot {
  /// The reason why data cannot be read as a snapshot.
  public enum InvalidData: Error, Hashable, Sendable {
    /// A later version of PortableUI made the snapshot.
    case newer
    /// The data is damaged, too large or nested too deeply, or is not a snapshot.
    case damaged
  }

  /// The maximum size of a snapshot in bytes: 16 MiB.
  public static let maximumSize = 1 << 24

  private static let signature = [UInt8]("TRS".utf8)
  private static let version: UInt8 = 1

  /// The snapshot as data. Snapshots with equal content have equal data.
  @MainActor public var data: Data {
    let saver = ValueSaver()
    var record: [String: SavedValue] = ["tree": tree.savedValue, "date": date.saved(by: saver)]
    record["scene"] = try? saver.save(scene)
    record["focus"] = try? saver.save(focus)
    return Data(Self.signature + [Self.version] + SavedValue.record(record).bytes)
  }

  /// Reads a snapshot. Invalid data is rejected. Values are restored without their initializers, so valid data from an
  /// untrusted source can contain values that the program would never create: sign data that leaves the server.
  ///
  /// - Parameter data: The data of a snapshot.
  /// - Throws: ``InvalidData``.
  @MainActor public init(data: Data) throws(InvalidData) {
    let bytes = [UInt8](data.prefix(Self.maximumSize + 1))
    let start = Self.signature.count + 1
    guard bytes.count >= start, bytes.count <= Self.maximumSize, bytes.starts(with: Self.signature) else {
      throw .damaged
    }
    guard bytes[start - 1] <= Self.version else { throw .newer }
    guard let record = (try? SavedValue(bytes: Array(bytes[start...])))?.record,
      let tree = record["tree"].flatMap({ SavedTree($0) })
    else { throw .damaged }
    let restorer = ValueRestorer()
    func part<Value>(_ name: String, or other: Value) -> Value {
      record[name].flatMap { restorer.restore(Value.self, from: $0) } ?? other
    }
    self.init(
      tree: tree, scene: part("scene", or: [:]), focus: part("focus", or: nil), date: part("date", or: Date()),
      omissions: [])
  }
}
