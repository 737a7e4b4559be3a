import Foundation

/// The content of a file with a snapshot: a header, and the snapshot's data.
///
/// The header is a signature of three bytes, a version, the number of attempts to restore the snapshot, the date, and a
/// checksum of the data.
struct SnapshotFile {
  var attempts: UInt8
  var date: Date
  var data: Data

  /// The position of the number of attempts, which is changed in place.
  static let attemptsOffset: UInt64 = 4

  private static let signature = [UInt8]("TRK".utf8)
  private static let version: UInt8 = 1
  private static let headerCount = 29

  init(date: Date, data: Data) {
    attempts = 0
    self.date = date
    self.data = data
  }

  /// Parses a file.
  ///
  /// - Throws: ``SnapshotFault/damaged`` or ``SnapshotFault/newer``.
  init(_ file: Data) throws(SnapshotFault) {
    let header = [UInt8](file.prefix(Self.headerCount))
    guard header.count == Self.headerCount, header.starts(with: Self.signature) else { throw .damaged }
    guard header[3] <= Self.version else { throw .newer }
    attempts = header[4]
    let seconds = Double(bitPattern: header[5..<13].reduce(0) { $0 << 8 | UInt64($1) })
    data = Data(file.dropFirst(Self.headerCount))
    guard seconds.isFinite, header[13...].elementsEqual(Self.checksum(of: data)) else { throw .damaged }
    date = Date(timeIntervalSince1970: seconds)
  }

  /// The bytes of the file.
  var bytes: Data {
    let seconds = withUnsafeBytes(of: date.timeIntervalSince1970.bitPattern.bigEndian) { Array($0) }
    return Data(Self.signature + [Self.version, attempts] + seconds + Self.checksum(of: data)) + data
  }

  private static func checksum(of data: Data) -> String.UTF8View { Checksum(data).description.utf8 }
}
