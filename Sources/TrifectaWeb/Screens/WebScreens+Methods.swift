import HTTPTypes
import Hummingbird

extension WebScreens {
  /// Adds responses with status 405 (RFC 9110, 15.5.6) for methods that a path does not support, and with status 501
  /// for methods that no path supports. Use this only for the library's own router, after its routes. In an app's
  /// router, another route may follow for the same path or method.
  func addMethodRefusals<Routes: RouterMethods>(to router: Routes) {
    var paths: [String: [HTTPRequest.Method]] = ["/trifecta/image/:name": [.get, .head]]
    for asset in Asset.all { paths[asset.path] = [.get, .head] }
    if let startPage = shownStartPage { paths[startPage.path] = [.get, .head] }
    for screen in screens where screen.access == nil {
      paths[screen.path] = [.get, .head]
      paths[screen.livePath] = [.get, .head, .post]
      paths[screen.filesPath] = [.post]
      paths[screen.offersPath] = [.get]
    }
    for (path, allowed) in paths {
      let headers: HTTPFields = [
        .allow: allowed.map(\.rawValue).joined(separator: ", "), .cacheControl: "no-store",
      ]
      for method in Self.methods where !allowed.contains(method) {
        router.on(RouterPath(path), method: method) { _, _ in Response(status: .methodNotAllowed, headers: headers) }
      }
    }
    _ = router.add(middleware: UnknownMethodRefusal<Routes.Context>(known: Set(Self.methods)))
  }

  private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace]
}

/// Answers requests without a route with status 501 if the server does not support their method at any path, such as
/// `PROPFIND` (RFC 9110, 9.1 and 15.6.2).
private struct UnknownMethodRefusal<Context: RequestContext>: RouterMiddleware {
  let known: Set<HTTPRequest.Method>

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard !known.contains(request.method) else { return try await next(request, context) }
    return Response(.notImplemented, "This server does not support the method of the request.")
  }
}
