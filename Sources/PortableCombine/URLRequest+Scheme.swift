extension URLRequest {
  /// Returns the request with its scheme in lower case, as `URLSession` requires. Throws an error for an unsupported scheme.
  func toKnownScheme() throws -> URLRequest {
    guard let url, let scheme = url.scheme, ["http", "https", "data"].contains(scheme.lowercased()) else {
      throw URLError(.unsupportedURL)
    }
    guard scheme != scheme.lowercased(), var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return self
    }
    var request = self
    parts.scheme = scheme.lowercased()
    request.url = parts.url ?? url
    return request
  }
}
