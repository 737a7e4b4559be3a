/// A dynamic property whose value is stored in an object that records its readers and notifies them of changes.
@MainActor
package protocol LocationProperty: NodeProperty {
  /// The type of the value.
  static var valueType: Any.Type { get }

  /// The offset of the property's reference to that object in bytes, or `nil` if it is unknown.
  static var locationOffset: Int? { get }
}
