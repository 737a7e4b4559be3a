import Foundation

/// A session as the inspector lists it.
struct SessionSummary: Identifiable, Equatable, Sendable {
  /// The number of the session since the start of the server.
  let id: Int
  /// The title of its screen.
  let title: String
  /// The path of its screen.
  let path: String
  /// The time at which the session started.
  let start: Date
  /// Whether a page is connected.
  let isConnected: Bool
  /// Whether the page shows an earlier state, which this or another inspector has chosen.
  var showsEarlierState = false
  /// Whether the page waits for the user to pick a view, for this or another inspector.
  var isPicking = false

  /// The session in a list.
  var name: String { "\(title) · \(path) · \(id)" + (isConnected ? "" : " (disconnected)") }
}
