import Elements
import IssueReporting
import Synchronization

extension Color {
  /// Creates a color from an asset catalog in the app's resources. If the catalog has no such color, the color is clear
  /// and an issue is reported.
  ///
  /// - Parameters:
  ///   - name: the name of the color in the asset catalog.
  ///   - bundle: the bundle with the asset catalog; `nil` for the app's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, in: AssetLocation(bundle))
  }

  /// Creates a color from an asset catalog. If the catalog has no such color, the color is clear and an
  /// issue is reported.
  init(_ name: String, in place: AssetLocation) {
    if let value = place.color(named: name) {
      self.init(value)
    } else {
      self = .clear
      MissingColors.report(name)
    }
  }
}

/// The names of missing colors that were reported, so that each is reported only once. At most 500 names are stored:
/// names that come from data could otherwise fill the memory.
private enum MissingColors {
  private static let reported = Mutex<Set<String>>([])

  static func report(_ name: String) {
    guard name.utf8.count <= AssetFolder.nameLimit,
      reported.withLock({ $0.count < 500 && $0.insert(name).inserted })
    else { return }
    let name = name.escapedForLog()
    reportIssue(
      """
      There is no color "\(name)" in the program's resources, so it is clear. Add a color set of that name to an asset catalog \
      in the target's resources, or pass its bundle: Color("\(name)", bundle: .module).
      """)
  }
}
