import IssueReporting

extension StoredValues {
  /// Creates a store that is kept in a file, as JSON: for a host in a process with one person before it, in the place of defaults
  /// that other programs of that person's may share.
  ///
  /// Each change that a view makes is written before it returns. A file that cannot be read is put aside, under its name with
  /// `.broken` after it, and reported; so is one that cannot be written.
  ///
  /// - Parameter file: the file. One that does not exist is made with the first change.
  public convenience init(file: URL) {
    self.init(Self.values(in: file))
    didChange = { [unowned self] in
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(values).write(to: file, options: .atomic)
      } catch {
        reportIssue("What @AppStorage has could not be kept in \(file.path): \(error)")
      }
    }
  }

  private static func values(in file: URL) -> [String: StoredValue] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: data)
    } catch {
      reportIssue("What @AppStorage had in \(file.path) could not be read, and is put aside: \(error)")
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("broken"))
      return [:]
    }
  }
}
