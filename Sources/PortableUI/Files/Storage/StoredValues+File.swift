import IssueReporting

extension StoredValues {
  /// Creates a store that is persisted in a JSON file. It is intended for a host with a single user, as an alternative
  /// to `UserDefaults`, which other programs may share.
  ///
  /// Each change by a view is written before the write returns. If the file has invalid contents, it is renamed with the
  /// extension `.broken`. If it cannot be read, for example because a permission is missing, the file stays as it is, and
  /// changes are not saved. In both cases, and if the file cannot be written, an issue is reported.
  ///
  /// - Parameter file: The file. It is created with the first change.
  public convenience init(file: URL) {
    let values = Self.values(in: file)
    self.init(values ?? [:])
    guard values != nil else { return }
    didChange = { [unowned self] in
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(self.values).write(to: file, options: .atomic)
      } catch {
        reportIssue("The values of @AppStorage could not be written to \(file.path): \(error)")
      }
    }
  }

  /// Returns the values in a file; `nil` if the file exists and cannot be read or renamed.
  private static func values(in file: URL) -> [String: StoredValue]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      reportIssue(
        """
        The values of @AppStorage in \(file.path) could not be read: \(error). They have their default values, and changes \
        are not saved. Make the file readable, or move it, and start the program again.
        """)
      return nil
    }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: data)
    } catch {
      return moveAside(file, because: error) ? [:] : nil
    }
  }

  /// Renames a file with invalid contents.
  ///
  /// - Returns: Whether it could be renamed.
  private static func moveAside(_ file: URL, because error: any Error) -> Bool {
    let names = (1...99).lazy.map { file.appendingPathExtension($0 == 1 ? "broken" : "broken-\($0)") }
    let target = names.first { !FileManager.default.fileExists(atPath: $0.path) }
    do {
      guard let target else { throw CocoaError(.fileWriteFileExists) }
      try FileManager.default.moveItem(at: file, to: target)
      reportIssue(
        """
        The values of @AppStorage in \(file.path) could not be decoded: \(error). The file is renamed to \
        \(target.lastPathComponent).
        """)
      return true
    } catch let moveError {
      reportIssue(
        """
        The values of @AppStorage in \(file.path) could not be decoded: \(error). The file could not be renamed: \
        \(moveError). Changes are not saved. Move the file, and start the program again.
        """)
      return false
    }
  }
}
