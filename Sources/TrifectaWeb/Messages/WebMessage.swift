/// A message that a page or a response of the server shows to the user.
///
/// The raw value is the English text. `%1` and `%2` are placeholders of values. ``WebMessages`` has the translations.
public enum WebMessage: String, CaseIterable, Sendable {
  // Connection
  /// The page has no connection to the server.
  case disconnected = "The server does not reply. Your input is kept."
  /// The server has closed the connection, for example because the page has sent too much.
  case connectionClosed = "The server closed the connection. Reconnecting soon."
  /// The server accepts no more sessions.
  case atCapacity = "The server is at capacity. Reconnecting soon."
  /// The session has ended, and the page has got a new one.
  case sessionEnded = "The session has ended. Your input is kept."
  /// The user has pressed a control while the page had no connection.
  case actionNotSent = "The action was not sent."
  /// The server has too much work to answer a request.
  case busy = "The server is busy. Try again in a moment."
  /// The browser has sent no cookie.
  case noCookie = "The server does not recognize this browser. Allow cookies and load the page again."

  // Names of controls without a label
  /// The name of the button that dismisses a presentation.
  case dismiss = "Dismiss"
  /// The name of a progress indicator.
  case inProgress = "In progress"
  /// The name of a gauge.
  case gauge = "Gauge"
  /// The name of a text editor.
  case text = "Text"
  /// The name of a web view.
  case webPage = "Web page"
  /// The name of the button that deletes a row.
  case delete = "Delete"
  /// The name of the handle that moves a row.
  case reorder = "Reorder"
  /// The title of the menu with the tabs that a narrow window does not show.
  case moreTabs = "More"

  // Clipboard and sharing
  /// The browser has refused to copy a text.
  case cannotCopy = "This browser does not allow copying here."
  /// The browser has refused to read the clipboard.
  case cannotPaste = "This browser does not allow pasting here."
  /// The clipboard contains no text.
  case nothingToPaste = "There is no text to paste."
  /// A text was copied instead of shared, because the browser cannot share.
  case copied = "Copied."
  /// The browser has refused to share.
  case cannotShare = "That cannot be shared here."

  // Limits of texts
  /// The server has refused a text.
  case textTooLong = "This text is too long."
  /// A text exceeds the limit: by how much, and the limit.
  case textExceeds = "This text is %1 too long: at most %2 fits here."
  /// Follows ``textExceeds`` if the user can edit the text.
  case shortenText = "Shorten it to go on."

  // Files
  /// The name of a file, and the percentage that was uploaded.
  case sendingFile = "Sending “%1”: %2 %"
  /// The connection was lost during an upload.
  case fileNotSent = "The file could not be sent. Try again."
  /// The page's session has ended before an upload.
  case fileWithoutSession = "This page's session has ended. Load the page again."
  /// The screen does not ask for a file any more.
  case fileNotRequested = "The app does not request a file any more."
  /// The page is uploading another file.
  case anotherFile = "Another file is being uploaded. Try again in a moment."
  /// The upload request is malformed.
  case malformedUpload = "The upload request is malformed. Load the page again."
  /// The upload has ended early.
  case incompleteFile = "The file was not uploaded completely. Try again."
  /// The name of a file, and the largest permitted size.
  case fileTooLarge = "“%1” is larger than %2."
  /// Several files were chosen, but one is permitted.
  case oneFileOnly = "Only one file can be uploaded."
  /// The number of permitted files.
  case tooManyFiles = "Only %1 files can be uploaded at once."
  /// The name of a file whose type is not permitted.
  case wrongFileType = "“%1” is not of an accepted type."
  /// The server has no space for a file.
  case noSpaceForFile = "The server has no space for this file. Try again later."
  /// A download has expired, or was loaded already.
  case noDownload = "There is nothing to download at this address."

  /// Returns a text with values in place of its placeholders.
  static func fill(_ text: String, with values: [String]) -> String {
    var filled = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      let next = rest.index(after: sign)
      guard next < rest.endIndex, let place = rest[next].wholeNumberValue, values.indices.contains(place - 1) else {
        filled += rest[...sign]
        rest = rest[next...]
        continue
      }
      filled += rest[..<sign] + values[place - 1]
      rest = rest[rest.index(after: next)...]
    }
    return filled + rest
  }
}
