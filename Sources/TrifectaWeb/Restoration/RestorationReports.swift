import Logging
import PortableUI
import Snapshots

/// Logs why state is not saved or not restored, each reason once per process. Failures of the repository are logged at
/// most once a minute. Never logs the content of a snapshot.
@MainActor
final class RestorationReports {
  private let logger: Logger
  private let time: Timekeeper
  private var properties: Set<String> = []
  private var losses: Set<RestorationLoss> = []
  private var largeScreens: Set<String> = []
  private var faults: Set<SnapshotFault> = []
  private var isOverflowing = false
  private var nextFailure = Duration.zero
  private var nextLostLease = Duration.zero

  /// The maximum number of properties that are logged. Their number depends on the source code only, except for the
  /// keys of dictionaries.
  private static let propertyLimit = 500

  nonisolated init(_ logger: Logger, time: Timekeeper) {
    self.logger = logger
    self.time = time
  }

  /// Logs properties that are not saved.
  func add(_ omissions: [Omission]) {
    for omission in omissions where properties.count < Self.propertyLimit {
      guard properties.insert("\(omission.owner).\(omission.property)").inserted else { continue }
      logger.notice("\(omission.description)")
    }
  }

  /// Logs saved values that do not fit their properties.
  func add(_ new: [RestorationLoss]) {
    for loss in new where losses.count < Self.propertyLimit {
      guard losses.insert(loss).inserted else { continue }
      logger.notice("\(loss.description)")
    }
  }

  /// Logs that the state of a screen exceeds the size limit.
  func add(tooLarge path: String, bytes: Int, limit: Int) {
    guard largeScreens.insert(path).inserted else { return }
    logger.warning(
      """
      the state of a session of \(path) is not saved, because it has \(bytes) bytes. The limit is \(limit) bytes. Its \
      last smaller state is kept. Mark large values that can be loaded again with @TransientState
      """)
  }

  /// Logs that a stored snapshot is not restored.
  func add(_ fault: SnapshotFault) {
    guard faults.insert(fault).inserted else { return }
    logger.error("a new session starts, because the state of the earlier one cannot be restored: \(fault.rawValue)")
  }

  /// Logs that snapshots are dropped because they are not stored fast enough.
  func addOverflow() {
    guard !isOverflowing else { return }
    isOverflowing = true
    logger.error("the state of some sessions is not saved: too many snapshots wait to be stored")
  }

  /// Logs that another server has taken over a session of this one, at most once a minute.
  func addLostLease(of path: String) {
    guard time.now() >= nextLostLease else { return }
    nextLostLease = time.now() + .seconds(60)
    logger.notice(
      """
      ended a session of \(path), because another server has taken it over. Further sessions are not logged for a minute
      """)
  }

  /// Logs a failure of the repository.
  func add(failure: any Error) {
    guard time.now() >= nextFailure else { return }
    nextFailure = time.now() + .seconds(60)
    logger.error("could not store or load the state of sessions: \(failure)")
  }
}
