/// One of the values that `@AppStorage` and `@SceneStorage` keep.
public enum StoredValue: Hashable, Codable, Sendable {
  /// A yes or a no.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// An address.
  case url(URL)
  /// Bytes.
  case data(Data)
  /// A point in time.
  case date(Date)

  /// About how many bytes it takes.
  public var byteCount: Int {
    switch self {
    case .bool, .int, .double, .date: 8
    case .string(let text): text.utf8.count
    case .url(let url): url.absoluteString.utf8.count
    case .data(let data): data.count
    }
  }
}
