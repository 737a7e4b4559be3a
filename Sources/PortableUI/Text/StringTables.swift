/// The tables of translations in bundles: `de.lproj/Localizable.strings`.
///
/// Foundation itself looks up a bundle's strings in the language of the process alone, off Apple's platforms.
@MainActor
enum StringTables {
  private struct Name: Hashable {
    let folder: String
    let language: String
    let table: String
  }

  private static var tables: [Name: [String: String]] = [:]
  private static var languages: [String: [String]] = [:]

  /// Whether the program's own bundle has translations. One that has none is not asked for them.
  nonisolated static let areInMainBundle = !languages(of: .main).isEmpty

  /// The translation of a key; `nil` where there is none. Files are read once.
  ///
  /// - Parameters:
  ///   - key: what to look up.
  ///   - table: the name of a file, without `.strings`; `nil` for `Localizable`.
  ///   - bundle: where the files are; `nil` for the program's own bundle.
  ///   - locale: its language is looked for, then the one in which the bundle was written.
  static func translation(of key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
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

  /// The most specific language that the locale's own is one of; one that differs in region alone is better than none.
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
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  nonisolated private static func languages(of bundle: Bundle) -> [String] {
    bundle.localizations.filter { $0 != "Base" }
  }
}
