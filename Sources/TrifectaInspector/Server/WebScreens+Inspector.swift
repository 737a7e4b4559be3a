import Foundation
import PortableUI
public import TrifectaWeb

extension WebScreens {
  /// The path of the inspector.
  public static let inspectorPath = "/-/inspector"

  /// Adds the inspector, which shows the actions, effects, updates and state of each session, and lets a page show an
  /// earlier state.
  ///
  /// The inspector is at ``inspectorPath``, and the same information as JSON at `/-/inspector.json`. The previews of the
  /// program are at ``previewsPath``. In debug builds, browsers on this machine can open these paths. All other browsers
  /// need the token in the returned address. For visitors without it, the paths do not exist. While no browser shows the
  /// inspector, sessions are not recorded.
  ///
  /// The inspector shows the state of all visitors, except for the texts of secure fields. Do not give the token to
  /// anyone who may not see it.
  ///
  /// ```swift
  /// let address = web.inspector()
  /// print("The inspector is at http://127.0.0.1:8080\(address)")
  /// ```
  ///
  /// - Parameter allowsLocalBrowsers: Whether browsers on this machine need no token. Do not allow them if a reverse
  ///   proxy on this machine passes requests of others to the server. The default is `true` in debug builds of
  ///   Trifecta.
  /// - Returns: The path of the inspector, with the token if browsers on this machine need it too.
  @MainActor
  @discardableResult
  public mutating func inspector(allowsLocalBrowsers: Bool = Self.isDebugBuild) -> String {
    let access = ScreenAccess(admitsLocal: allowsLocalBrowsers)
    let inspection = Inspection(ownPaths: [Self.inspectorPath, Self.previewsPath])
    observeSessions(by: inspection)
    screen(Self.inspectorPath, title: "Inspector", access: access) {
      InspectorScreen(service: inspection).restoresState(false)
    }
    data(Self.inspectorPath + ".json", type: "application/json", access: access) { inspection.summary }
    previews(access: access)
    return Self.inspectorPath + (allowsLocalBrowsers ? "" : "?token=\(access.token)")
  }

  /// Whether this is a debug build.
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
