import HTTPTypes
import Hummingbird

extension WebScreens {
  /// Adds responses with status 405 (RFC 9110, 15.5.6) for methods that a path does not support. Use this only for the
  /// library's own router. In an app's router, another route may follow for the same path.
  func addMethodRefusals(to router: some RouterMethods) {
    var paths: [String: [HTTPRequest.Method]] = ["/trifecta/image/:name": [.get, .head]]
    for asset in Asset.all { paths[asset.path] = [.get, .head] }
    if let startPage { paths[startPage.path] = [.get, .head] }
    for screen in screens {
      paths[screen.path] = [.get, .head]
      paths[screen.livePath] = [.get, .head, .post]
      paths[screen.filesPath] = [.post]
      paths[screen.filesPath + "/:offer"] = [.get]
    }
    for (path, allowed) in paths {
      let headers: HTTPFields = [
        .allow: allowed.map(\.rawValue).joined(separator: ", "), .cacheControl: "no-store",
      ]
      for method in Self.methods where !allowed.contains(method) {
        router.on(RouterPath(path), method: method) { _, _ in Response(status: .methodNotAllowed, headers: headers) }
      }
    }
  }

  private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace]
}
