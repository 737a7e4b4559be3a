/// The behaviors of the news server, which a visitor can select.
enum NewsService: String, SelectableService, Sendable {
  case working
  case slow
  case failing
  case gone
  case page
  case broken
  case empty

  var name: String {
    switch self {
    case .working: "Works"
    case .slow: "Responds after three seconds"
    case .failing: "Reports a server error"
    case .gone: "Reports a missing feed"
    case .page: "Returns a web page"
    case .broken: "Returns a truncated feed"
    case .empty: "Returns an empty feed"
    }
  }
}
