/// The files that a file button accepts, as an element describes them to its host.
///
/// The description has the format of HTML's `accept` attribute: filename extensions and MIME types separated by commas, such as
/// `.txt,text/plain,image/*`. An empty list accepts all files.
package struct AcceptedFiles: Hashable, Sendable, CustomStringConvertible {
  private let endings: Set<String>
  private let mimeTypes: Set<String>

  /// Accepts files of any of the types, or all files if one of the types has no known extension or MIME type.
  package init(_ types: [UTType]) {
    let isAll = types.isEmpty || types.contains { [.item, .data, .content].contains($0) || $0.signs == nil }
    let signs = isAll ? [] : types.compactMap(\.signs)
    endings = signs.reduce(into: []) { $0.formUnion($1.endings) }
    mimeTypes = signs.reduce(into: []) { $0.formUnion($1.mimeTypes) }
  }

  /// Parses the description of an element.
  package init(_ description: String) {
    let parts = description.split(separator: ",").map(String.init)
    endings = Set(parts.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) })
    mimeTypes = Set(parts.filter { !$0.hasPrefix(".") })
  }

  package var description: String { (endings.sorted().map { "." + $0 } + mimeTypes.sorted()).joined(separator: ",") }

  /// Returns whether a file is accepted, by its name and MIME type. The contents are not inspected.
  ///
  /// - Parameters:
  ///   - name: The name of the file on the user's device.
  ///   - mimeType: The MIME type that the user's system reports, or an empty string if it is unknown.
  package func admits(_ name: FileName, mimeType: String = "") -> Bool {
    if endings.isEmpty && mimeTypes.isEmpty || endings.contains(name.ending) { return true }
    let type = mimeType.lowercased().prefix { $0 != ";" && $0 != " " }
    let family = type.prefix { $0 != "/" } + "/*"
    return mimeTypes.contains(String(type)) || mimeTypes.contains(String(family))
  }
}
