/// A command in the terminal.
public enum Command: Equatable, Sendable {
  /// Increments the count.
  case increment
  /// Decrements the count.
  case decrement
  /// Sets the count.
  case count(Int)
  /// Tells whether the count is prime.
  case isPrime
  /// Adds the count to the favorites, if it is prime.
  case add
  /// Removes the count from the favorites.
  case remove
  /// Removes rows of the favorites, counted from 1.
  case removeRows([Int])
  /// Finds the nth prime.
  case nth
  /// Lists the favorites.
  case favorites
  /// Lists the activities.
  case feed
  /// Clears the feed.
  case clearFeed
  /// Shows the current user.
  case user
  /// Logs in.
  case logIn(name: String)
  /// Sets the biography of the current user.
  case bio(String)
  /// Logs out.
  case logOut
  /// Lists the commands.
  case help
  /// Ends the session.
  case quit

  /// The text of the help.
  static let summary = """
    + and -           increment or decrement the count
    count 42          set the count
    is prime?         check whether the count is prime
    add, remove       add the count to your favorites, or remove it
    nth               find the nth prime, where n is the count
    favorites         list your favorites
    remove 2 3        remove rows 2 and 3 of that list
    feed, feed clear  list your activity, or clear the list
    login Ada         log in as Ada
    bio I like 7      set your bio
    user, logout      show the current user, or log out
    help, quit        show this list, or quit
    """
}
