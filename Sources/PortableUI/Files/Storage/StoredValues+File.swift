import IssueReporting

extension StoredValues {
  /// Creates a store that is persisted in a JSON file. It is intended for a host with a single user, as an alternative
  /// to `UserDefaults`, which other programs may share.
  ///
  /// Each change by a view is written before the write returns. A file that cannot be read is renamed with the
  /// extension `.broken`, and an issue is reported. An issue is also reported if the file cannot be written.
  ///
  /// - Parameter file: The file. It is created with the first change.
  public convenience init(file: URL) {
    self.init(Self.values(in: file))
    didChange = { [unowned self] in
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(values).write(to: file, options: .atomic)
      } catch {
        reportIssue("The values of @AppStorage could not be written to \(file.path): \(error)")
      }
    }
  }

  private static func values(in file: URL) -> [String: StoredValue] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: data)
    } catch {
      reportIssue(
        """
        The values of @AppStorage in \(file.path) could not be read: \(error). The file is renamed with the extension \
        .broken.
        """)
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("broken"))
      return [:]
    }
  }
}
