import Foundation

/// The previews that are part of the program: those of `#Preview`, and all that conforms to ``PreviewProvider``.
///
/// ```swift
/// for preview in PreviewCatalog.previews(ofModule: "MyApp") {
///   let screen = await Screen { preview.makeContent() }
///   #expect(!screen.tree.isEmpty)
/// }
/// ```
public struct PreviewCatalog {
  /// One preview.
  @MainActor
  public struct Entry {
    /// The type that shows it.
    public let type: any PreviewProvider.Type

    /// What it is called, by its macro or by `previewDisplayName`; `nil` where nothing is said.
    public let name: String?

    /// Which of its type's previews it is, from 0 on.
    public let index: Int

    /// The source file in which it is written, as `#fileID` has it; `nil` for those of a ``PreviewProvider``.
    public var fileID: String? { (type as? any _PreviewRecord.Type)?.place.fileID }

    /// The size that the trait `fixedLayout(width:height:)` of its `#Preview` gives it; `nil` for the size of the device.
    public var size: CGSize? { (type as? any _PreviewRecord.Type)?.traits.lazy.compactMap(\.size).first }

    /// Its view, with all that is said of it.
    public func makeContent() -> AnyView {
      if let record = type as? any _PreviewRecord.Type { return record._preview }
      let previews = type._parts
      return previews.indices.contains(index) ? previews[index].content : AnyView(EmptyView())
    }
  }

  /// The previews of a module that is part of the program: those of `#Preview` in the order of their files' names and their lines,
  /// and then those of ``PreviewProvider``s in the order of the types' names, one for each view that a type has. O(conformances in the
  /// program).
  ///
  /// - Parameter module: the module's name.
  /// - Returns: nothing on Apple's platforms, where Xcode finds them.
  @MainActor
  public static func previews(ofModule module: String) -> [Entry] {
    var records: [any _PreviewRecord.Type] = []
    var providers: [any PreviewProvider.Type] = []
    for type in ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
    where String(reflecting: type).hasPrefix(module + ".") {
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
  /// The previews, whatever they are made of.
  @MainActor
  fileprivate static var _parts: [PreviewPart] {
    var collector = PreviewParts()
    collector.visit(previews)
    return collector.parts
  }
}
