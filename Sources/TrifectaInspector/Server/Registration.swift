import InspectorRegistration
import TrifectaWeb

/// Called by `InspectorRegistration.c` before the program's `main`. It makes the servers of apps serve the inspector.
@_cdecl("trifecta_register_inspector")
func registerInspector() {
  // Before `main`, only the main thread exists.
  MainActor.assumeIsolated {
    AppTool.register { web, arguments in
      guard WebScreens.isDebugBuild || arguments.contains("--inspect") else { return nil }
      return ("inspector", web.inspector())
    }
  }
}
