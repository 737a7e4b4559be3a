extension URLRequest {
  /// The request, if a session can be asked it, which knows schemes in small letters.
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
