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
    case .slow: "Is slow"
    case .failing: "Is out of order"
    case .gone: "Knows of no news"
    case .page: "Answers with a web page"
    case .broken: "Is cut off in the middle"
    case .empty: "Has nothing to tell"
    }
  }
}
