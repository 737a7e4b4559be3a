/// A dynamic property whose value is kept in one object, which records who reads the value and tells them of each change.
@MainActor
package protocol PlaceProperty: NodeProperty {
  /// The type of the value.
  static var valueType: Any.Type { get }

  /// The offset of the property's reference to that object, in bytes; `nil` where it is not known.
  static var placeOffset: Int? { get }
}
