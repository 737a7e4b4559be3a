extension Session {
  /// The answers to a page up to a moment: the number of the newest patch, and of the newest event that was handled.
  struct AnswerLimit: Equatable {
    var patch: Int
    var event: Int
  }

  /// All answers until now.
  var currentAnswers: AnswerLimit { AnswerLimit(patch: outbox.newest, event: handled) }

  /// The newest event whose handling may be acknowledged.
  var committedEvent: Int { restoration.answerLimit?.event ?? handled }

  /// Retains the answers from now on until the state is stored, if the options require it.
  ///
  /// - Parameter messages: The messages that are about to be handled. Those that cannot change the state have no effect.
  func holdAnswers(to messages: some Collection<ClientMessage>) {
    guard restoration.commitsBeforeAnswer, restoration.answerLimit == nil, messages.contains(where: \.mayChangeState)
    else { return }
    restoration.answerLimit = currentAnswers
  }

  /// Retains the answers from now on, because a turn without an event is about to change the screen.
  func holdAnswers() {
    guard restoration.commitsBeforeAnswer, restoration.answerLimit == nil else { return }
    restoration.answerLimit = currentAnswers
  }

  /// Acknowledges the handled events, or remembers to do so when the state is stored.
  func sendAcknowledgement() {
    if restoration.answerLimit == nil {
      transport?.send(Array("[\(handled)]".utf8), isCompressible: false)
    } else {
      restoration.owesAcknowledgement = true
    }
  }

  /// Sends the answers that belong to stored state.
  ///
  /// - Returns: Whether there are no later answers.
  func releaseAnswers(upTo mark: AnswerLimit) -> Bool {
    guard restoration.answerLimit != nil else { return true }
    let isComplete = mark == currentAnswers
    restoration.answerLimit = isComplete ? nil : mark
    guard let transport else { return isComplete }
    transportIsWritable(transport)
    if restoration.owesAcknowledgement {
      restoration.owesAcknowledgement = !isComplete
      transport.send(Array("[\(mark.event)]".utf8), isCompressible: false)
    }
    return isComplete
  }
}

extension ClientMessage {
  /// Whether handling the message may change the state of a screen.
  fileprivate var mayChangeState: Bool {
    switch self {
    case .acknowledgement, .join, .leave: false
    case .event, .part, .window, .measure, .device: true
    }
  }
}
