import Foundation

/// The previews in the program, declared with `#Preview` or by a conformance to ``PreviewProvider``.
///
/// ```swift
/// for preview in PreviewCatalog.previews(ofModule: "MyApp") {
///   let screen = await Screen { preview.makeContent() }
///   #expect(!screen.tree.isEmpty)
/// }
/// ```
public struct PreviewCatalog {
  /// A preview.
  @MainActor
  public struct Entry {
    /// The type that provides the preview.
    public let type: any PreviewProvider.Type

    /// The display name, set by the macro or `previewDisplayName`, or `nil`.
    public let name: String?

    /// The index of the preview among the previews of its type.
    public let index: Int

    /// The source file of the preview in the format of `#fileID`, or `nil` for a ``PreviewProvider``.
    public var fileID: String? { (type as? any _PreviewRecord.Type)?.place.fileID }

    /// The size set by the trait `fixedLayout(width:height:)` of a `#Preview`, or `nil` for the size of the device.
    public var size: CGSize? { (type as? any _PreviewRecord.Type)?.traits.lazy.compactMap(\.size).first }

    /// Creates the view of the preview with its traits applied.
    public func makeContent() -> AnyView {
      if let record = type as? any _PreviewRecord.Type { return record._preview }
      let previews = type._parts
      return previews.indices.contains(index) ? previews[index].content : AnyView(EmptyView())
    }
  }

  /// Returns the previews of a module. Previews declared with `#Preview` are ordered by file name and line. After them
  /// come the previews of ``PreviewProvider`` types, ordered by type name, with one preview for each view of a type.
  /// O(n) in the number of conformances in the program.
  ///
  /// - Parameter module: The name of the module.
  /// - Returns: The previews. The result is empty on Apple's platforms, where Xcode discovers previews.
  @MainActor
  public static func previews(ofModule module: String) -> [Entry] {
    previews { String(reflecting: $0).hasPrefix(module + ".") }
  }

  /// The previews of all modules in the program, in the order of ``previews(ofModule:)``. Modules are ordered by name.
  /// The array is empty on Apple's platforms, where Xcode discovers previews. O(n) in the number of conformances in the
  /// program.
  @MainActor
  public static var all: [Entry] { previews { _ in true } }

  @MainActor
  private static func previews(where isIncluded: (Any.Type) -> Bool) -> [Entry] {
    var records: [any _PreviewRecord.Type] = []
    var providers: [any PreviewProvider.Type] = []
    for type in ConformanceRecords.types(conformingTo: (any PreviewProvider).self) where isIncluded(type) {
      if let record = type as? any _PreviewRecord.Type {
        records.append(record)
      } else if let provider = type as? any PreviewProvider.Type {
        providers.append(provider)
      }
    }
    records.sort { $0.place < $1.place }
    providers.sort { String(reflecting: $0) < String(reflecting: $1) }
    return records.map { Entry(type: $0, name: $0.name, index: 0) }
      + providers.flatMap { type in
        type._parts.enumerated().map { Entry(type: type, name: $1.name, index: $0) }
      }
  }
}

extension PreviewProvider {
  /// The previews of the type.
  @MainActor
  fileprivate static var _parts: [PreviewPart] {
    var collector = PreviewParts()
    collector.visit(previews)
    return collector.parts
  }
}
