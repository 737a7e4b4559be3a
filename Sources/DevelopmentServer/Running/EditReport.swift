/// The times that an edit took, for the line in the terminal.
struct EditReport: Sendable {
  let files: [String]
  /// The time of the first change.
  let began: ContinuousClock.Instant
  var built: ContinuousClock.Instant?
  /// The time at which pages could join the new version; `nil` if there is none.
  var started: ContinuousClock.Instant?
  var fails = false

  init(files: [String], began: ContinuousClock.Instant, built: ContinuousClock.Instant? = nil) {
    self.files = files.sorted()
    self.began = began
    self.built = built
  }

  /// The name of the edit.
  var subject: String {
    let name = files.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
    return files.count > 1 ? "\(name) and \(files.count - 1) more" : name
  }

  /// Whether a script or style sheet of TrifectaWeb was edited, which pages have loaded.
  var changesScripts: Bool {
    files.contains { $0.contains("TrifectaWeb/Resources/") && ($0.hasSuffix(".js") || $0.hasSuffix(".css")) }
  }

  /// One line: the files, and the times of the build, of the restart and in total.
  var line: String {
    guard let built else { return subject }
    if fails { return "\(subject): not built after \(Self.text(built - began))" }
    guard let started else { return "\(subject): no change, \(Self.text(built - began))" }
    return """
      \(subject): built in \(Self.text(built - began)), restarted in \(Self.text(started - built)), \
      total \(Self.text(started - began))
      """
  }

  private static func text(_ time: Duration) -> String {
    let hundredths = Int(time / .milliseconds(10))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
  }
}
