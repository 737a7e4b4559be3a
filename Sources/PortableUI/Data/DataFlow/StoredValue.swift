/// A value stored by `@AppStorage` or `@SceneStorage`.
public enum StoredValue: Hashable, Codable, Sendable {
  /// A Boolean.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// A string.
  case string(String)
  /// A URL.
  case url(URL)
  /// Binary data.
  case data(Data)
  /// A date.
  case date(Date)

  /// The approximate size in bytes.
  public var byteCount: Int {
    switch self {
    case .bool, .int, .double, .date: 8
    case .string(let text): text.utf8.count
    case .url(let url): url.absoluteString.utf8.count
    case .data(let data): data.count
    }
  }
}
