import IssueReporting

/// The translation tables in bundles, such as `de.lproj/Localizable.strings`.
///
/// This type reads the tables itself, because on platforms other than Apple's, Foundation looks up strings only in the
/// language of the process.
@MainActor
package enum StringTables {
  private struct Name: Hashable {
    let folder: String
    let language: String
    let table: String
  }

  private static var tables: [Name: [String: String]] = [:]
  private static var languages: [String: [String]] = [:]

  /// Whether the main bundle contains translations. Otherwise, lookups in it are skipped.
  nonisolated package static let areInMainBundle = !languages(of: .main).isEmpty

  /// Returns the translation of a key; `nil` if there is none. Each file is read once.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the name of a file, without `.strings`; `nil` for `Localizable`.
  ///   - bundle: the bundle of the file; `nil` for the main bundle.
  ///   - locale: the locale whose language is used. If the bundle does not have the language, its development language
  ///     is used.
  package static func translation(of key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    let bundle = bundle ?? .main
    let path = bundle.resourcePath ?? bundle.bundlePath
    let available = languages[path] ?? languages(of: bundle)
    languages[path] = available
    guard let language = language(for: locale, in: available, of: bundle) else { return nil }
    let name = Name(folder: path, language: language, table: table ?? "Localizable")
    let entries = tables[name] ?? entries(of: name)
    tables[name] = entries
    return entries[key]
  }

  /// Returns the available language that matches a locale most specifically. If none matches, returns the same language
  /// for another region, or else the bundle's development language.
  private static func language(for locale: Locale, in available: [String], of bundle: Bundle) -> String? {
    func normalized(_ language: String) -> String { language.lowercased().replacing("_", with: "-") }
    var wanted = normalized(locale.identifier(.bcp47)).split(separator: "-")[...]
    while let first = wanted.first {
      let name = wanted.joined(separator: "-")
      if let match = available.first(where: { normalized($0) == name }) { return match }
      if wanted.count == 1, let match = available.first(where: { normalized($0).hasPrefix(first + "-") }) {
        return match
      }
      wanted = wanted.dropLast()
    }
    let native = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return available.first { normalized($0) == normalized(native) }
  }

  private static func entries(of name: Name) -> [String: String] {
    let file = URL(fileURLWithPath: name.folder)
      .appending(components: name.language + ".lproj", name.table + ".strings")
    guard let data = try? Data(contentsOf: file), !data.isEmpty else { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let entries = list as? [String: String] { return entries }
      report(file, "it does not consist of pairs of strings")
    } catch {
      // The parser tries the format of string tables last. Its first error is about another format.
      report(file, "\((error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] ?? error)")
    }
    return [:]
  }

  /// Reports a file with invalid contents. Each file is read once, so the report is not repeated.
  private static func report(_ file: URL, _ reason: String) {
    reportIssue(
      """
      The string table \(file.path) could not be read, so its texts are not translated: \(reason). Write each translation \
      as "key" = "text"; with the quotation marks and the semicolon.
      """)
  }

  nonisolated private static func languages(of bundle: Bundle) -> [String] {
    bundle.localizations.filter { $0 != "Base" }
  }
}
