import Trifecta

/// The cause of a state change in a test store, for messages.
enum ChangeCause {
  case action(Any)
  /// A restoration, with the properties that cannot be saved.
  case restoration(omissions: [String])

  /// The cause as a noun. A long action is shortened.
  var name: String {
    switch self {
    case .action(let action): Message.brief(action)
    case .restoration: "the restoration"
    }
  }

  /// The cause as a noun.
  var fullName: String {
    switch self {
    case .action(let action): describe(action)
    case .restoration: name
    }
  }

  /// The cause as the subject of a sentence.
  var subject: String {
    switch self {
    case .action(let action): "The action \(Message.brief(action))"
    case .restoration: "The restoration"
    }
  }

  /// Why the state may differ, to append to a message.
  var explanation: String {
    guard case .restoration(let omissions) = self, !omissions.isEmpty else { return "" }
    return "\n\n" + omissions.joined(separator: "\n")
  }
}
