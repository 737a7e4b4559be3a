import Elements
import IssueReporting

extension Color {
  /// Creates a color of an asset catalog among a program's resources. One that is not there is clear, and reported.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - bundle: where it is; `nil` for the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, in: AssetPlace(bundle))
  }

  /// Creates a color of an asset catalog. One that is not there is clear, and reported.
  init(_ name: String, in place: AssetPlace) {
    if let value = place.color(named: name) {
      self.init(value)
    } else {
      self = .clear
      MissingColors.report(name)
    }
  }
}

/// The names of colors that were asked for and are not there. Each is reported once, of very many the first 500: names may come from data.
private enum MissingColors {
  private final class Names: @unchecked Sendable {
    // Unchecked because the compiler does not see that the set is read and written under the lock.
    let lock = NSLock()
    var names: Set<String> = []
  }

  private static let reported = Names()

  static func report(_ name: String) {
    guard name.utf8.count <= AssetFolder.nameLimit,
      reported.lock.withLock({ reported.names.count < 500 && reported.names.insert(name).inserted })
    else { return }
    let name = name.escapedForLog()
    reportIssue(
      """
      There is no color "\(name)" among the program's resources: it is clear. Add a color set of that name to an asset catalog \
      among the target's resources, or name the bundle: Color("\(name)", bundle: .module).
      """)
  }
}
