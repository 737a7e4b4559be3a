/// Which files are asked for, as an element says it to its host.
///
/// It is written as HTML has it for fields: endings of names and MIME types, with commas, such as `.txt,text/plain,image/*`. An empty list is for
/// all files.
package struct AcceptedFiles: Hashable, Sendable, CustomStringConvertible {
  private let endings: Set<String>
  private let mimeTypes: Set<String>

  /// The files of any of the types; all files where one of the types is not known by how its files are called.
  package init(_ types: [UTType]) {
    let isAll = types.isEmpty || types.contains { [.item, .data, .content].contains($0) || $0.signs == nil }
    let signs = isAll ? [] : types.compactMap(\.signs)
    endings = signs.reduce(into: []) { $0.formUnion($1.endings) }
    mimeTypes = signs.reduce(into: []) { $0.formUnion($1.mimeTypes) }
  }

  /// Reads what an element says.
  package init(_ description: String) {
    let parts = description.split(separator: ",").map(String.init)
    endings = Set(parts.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) })
    mimeTypes = Set(parts.filter { !$0.hasPrefix(".") })
  }

  package var description: String { (endings.sorted().map { "." + $0 } + mimeTypes.sorted()).joined(separator: ",") }

  /// Whether a file is asked for, by how it is called. What is in it is not looked at.
  ///
  /// - Parameters:
  ///   - name: what the person calls it.
  ///   - mimeType: what their system says it is; empty where it does not know.
  package func admits(_ name: FileName, mimeType: String = "") -> Bool {
    if endings.isEmpty && mimeTypes.isEmpty || endings.contains(name.ending) { return true }
    let type = mimeType.lowercased().prefix { $0 != ";" && $0 != " " }
    let family = type.prefix { $0 != "/" } + "/*"
    return mimeTypes.contains(String(type)) || mimeTypes.contains(String(family))
  }
}
