import Foundation
import Snapshots

extension Configuration: SnapshotConvertible {
  /// Returns the saved form. If the phases and the context are not `Codable`, they are saved by their parts.
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    if let value = self as? any Encodable { return try saver.save(encoding: value) }
    do {
      return try saver.save(snapshot(by: SnapshotCoder(saver, ValueRestorer())))
    } catch let error as UnsavableValue {
      throw error
    } catch { throw UnsavableValue(Self.self, "failed to encode itself: \(error)") }
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Configuration? {
    if let type = Self.self as? any Decodable.Type {
      return restorer.restore(decoding: type, from: saved) as? Configuration
    }
    guard let snapshot = restorer.restore(MachineSnapshot.self, from: saved), snapshot.version == M.version,
      let context = SavedValue(snapshot.context).flatMap({ restorer.restore(M.Context.self, from: $0) })
    else { return nil }
    var configuration = Configuration(context: context)
    do { try configuration.read(snapshot, by: SnapshotCoder(ValueSaver(), restorer)) } catch { return nil }
    return configuration
  }
}

extension SnapshotCoder {
  /// Uses the saved forms of phases and contexts.
  @MainActor
  fileprivate init(_ saver: ValueSaver, _ restorer: ValueRestorer) {
    // `nonisolated(unsafe)` is safe because the closures are called only by the initializer's caller, which runs on the
    // main actor.
    self.init(
      encodePhase: { phase in
        nonisolated(unsafe) let phase = phase
        return try MainActor.assumeIsolated { SnapshotValue(try saver.save(phase)) }
      },
      decodePhase: { value in
        nonisolated(unsafe) var phase: M.Phase?
        MainActor.assumeIsolated { phase = SavedValue(value).flatMap { restorer.restore(M.Phase.self, from: $0) } }
        return phase
      },
      encodeContext: { context in
        nonisolated(unsafe) let context = context
        return try MainActor.assumeIsolated { SnapshotValue(try saver.save(context)) }
      })
  }
}

extension SnapshotValue {
  /// Creates a string with the bytes of a saved value.
  fileprivate init(_ saved: SavedValue) {
    self = .string(Data(saved.bytes).base64EncodedString())
  }
}

extension SavedValue {
  fileprivate init?(_ value: SnapshotValue) {
    guard case .string(let text) = value, let data = Data(base64Encoded: text),
      let saved = try? SavedValue(bytes: [UInt8](data))
    else { return nil }
    self = saved
  }
}
