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

    /// What it is called; `nil` where nothing is said.
    public var name: String? { (type as? any _PreviewRecord.Type)?.name }

    /// Its view, with all that is said of it.
    public func makeContent() -> AnyView {
      if let record = type as? any _PreviewRecord.Type { return record._preview }
      return type._content
    }
  }

  /// The previews of a module that is part of the program, in no order that could be relied on. O(conformances in the program).
  ///
  /// - Parameter module: the module's name.
  /// - Returns: nothing on Apple's platforms, where Xcode finds them.
  @MainActor
  public static func previews(ofModule module: String) -> [Entry] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self).compactMap { type in
      guard String(reflecting: type).hasPrefix(module + "."), let provider = type as? any PreviewProvider.Type else {
        return nil
      }
      return Entry(type: provider)
    }
  }
}

extension PreviewProvider {
  /// The previews, whatever they are made of.
  @MainActor
  fileprivate static var _content: AnyView { AnyView(previews) }
}
