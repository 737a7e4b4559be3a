import IssueReporting
import Locking

/// The translation tables in bundles: string catalogs such as `Localizable.xcstrings`, and files such as
/// `de.lproj/Localizable.stringsdict` and `de.lproj/Localizable.strings`.
///
/// This type reads the tables itself, because on platforms other than Apple's, Foundation looks up strings only in the
/// language of the process, and reads neither catalogs nor plural rules.
package enum StringTables {
  private struct Name: Hashable {
    let language: String
    let table: String
  }

  /// The tables in a folder.
  private struct Folder: Sendable {
    let path: String
    /// The languages of the tables.
    let languages: [String]
    /// The catalogs by the names of their tables.
    let catalogs: [String: StringCatalog]
    /// The translations that have been read from the folders of languages.
    var tables: [Name: [String: TranslatedText]] = [:]
  }

  private static let folders = Locked<[String: Folder]>([:])

  /// Whether the main bundle contains translations. Otherwise, lookups in it are skipped.
  package static let areInMainBundle = !languages(of: .main).isEmpty || !catalogs(in: path(of: .main)).isEmpty

  /// Returns the translation of a key; `nil` if there is none. Each file is read once.
  ///
  /// A catalog has precedence over a file in the folder of a language, and `.stringsdict` over `.strings`. A key that
  /// a catalog does not translate to the language has the text of the catalog's source language.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - numbers: the values of the key; `nil` for a value that is not a number.
  ///   - table: the name of a file, without its extension; `nil` for `Localizable`.
  ///   - bundle: the bundle of the file; `nil` for the main bundle.
  ///   - locale: the locale whose language is used. If the bundle does not have the language, its development language
  ///     is used.
  package static func translation(
    of key: String, numbers: [TextNumber?], table: String?, bundle: Bundle?, locale: Locale
  ) -> [FormatString.Part]? {
    let bundle = bundle ?? .main
    let path = path(of: bundle)
    let table = table ?? "Localizable"
    let found = folders.withLock { folders -> (text: TranslatedText, language: String)? in
      var folder = folders[path] ?? folder(at: path, of: bundle)
      defer { folders[path] = folder }
      let catalog = folder.catalogs[table]
      if let language = language(for: locale, in: folder.languages, of: bundle) {
        if let text = catalog?.translations[language]?[key] { return (text, language) }
        let name = Name(language: language, table: table)
        let entries = folder.tables[name] ?? entries(of: name, in: path)
        folder.tables[name] = entries
        if let text = entries[key] { return (text, language) }
      }
      return catalog.flatMap { catalog in
        catalog.translations[catalog.sourceLanguage]?[key].map { ($0, catalog.sourceLanguage) }
      }
    }
    return found?.text.parts(for: numbers, in: found?.language ?? "")
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

  private static func folder(at path: String, of bundle: Bundle) -> Folder {
    var found: [String: StringCatalog] = [:]
    for file in catalogs(in: path) {
      do throws(StringCatalog.Malformed) {
        found[file.deletingPathExtension().lastPathComponent] = try StringCatalog(contentsOf: file)
      } catch {
        reportIssue(
          "The string catalog \(file.path) is not used, because \(error.reason). Correct the file, or restore it from "
            + "version control. Until then, its keys are shown.")
      }
    }
    var names = languages(of: bundle)
    for language in found.values.flatMap({ $0.translations.keys.sorted() }) where !names.contains(language) {
      names.append(language)
    }
    return Folder(path: path, languages: names, catalogs: found)
  }

  private static func entries(of name: Name, in path: String) -> [String: TranslatedText] {
    let file = URL(fileURLWithPath: path).appending(components: name.language + ".lproj", name.table)
    let texts: [String: String] = propertyList(
      at: file.appendingPathExtension("strings"), of: "pairs of strings",
      advice: #"Write each translation as "key" = "text"; with the quotation marks and the semicolon."#)
    let rules: [String: Any] = propertyList(
      at: file.appendingPathExtension("stringsdict"), of: "a dictionary", advice: "Correct the property list.")
    return texts.mapValues { TranslatedText(.text($0)) }.merging(StringsDictionary(rules).translations) { $1 }
  }

  /// Returns the contents of a file, or an empty dictionary if there is none. A file with invalid contents is reported.
  /// Each file is read once, so the report is not repeated.
  private static func propertyList<Value>(at file: URL, of content: String, advice: String) -> [String: Value] {
    guard let data = try? Data(contentsOf: file), !data.isEmpty else { return [:] }
    var reason = "it does not consist of \(content)"
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let entries = list as? [String: Value] { return entries }
    } catch {
      // The parser tries the format of string tables last. Its first error is about another format.
      reason = "\((error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] ?? error)"
    }
    reportIssue(
      "The string table \(file.path) could not be read, so its texts are not translated: \(reason). \(advice)")
    return [:]
  }

  private static func path(of bundle: Bundle) -> String { bundle.resourcePath ?? bundle.bundlePath }

  private static func catalogs(in path: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted().map { URL(fileURLWithPath: path).appending(path: $0) }
  }

  private static func languages(of bundle: Bundle) -> [String] {
    bundle.localizations.filter { $0 != "Base" }
  }
}
