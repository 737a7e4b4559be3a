/// A property of an app that provides an object to the app's views.
@MainActor
package protocol EnvironmentObjectProvider {
  /// Returns the content with the object in its environment, or the content itself if there is no object.
  func providing(to content: AnyView) -> AnyView
}
