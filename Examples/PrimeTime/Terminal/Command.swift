/// What a person can type.
public enum Command: Equatable, Sendable {
  /// One more.
  case increment
  /// One less.
  case decrement
  /// Enters a number.
  case count(Int)
  /// Asks whether the count is prime.
  case isPrime
  /// Saves the count, if it is prime.
  case add
  /// Drops the count from the favorites.
  case remove
  /// Deletes rows of the favorites, counted from 1.
  case removeRows([Int])
  /// Asks for the nth prime.
  case nth
  /// Lists the favorites.
  case favorites
  /// Lists what was done.
  case feed
  /// Empties the feed.
  case clearFeed
  /// Tells who is logged in.
  case user
  /// Logs in.
  case logIn(name: String)
  /// Says something about the person who is logged in.
  case bio(String)
  /// Logs out.
  case logOut
  /// Lists the commands.
  case help
  /// Leaves.
  case quit

  /// What the help says.
  static let summary = """
    + and -           one more, one less
    count 42          enter a number
    is prime?         is the count prime?
    add, remove       save the count to your favorites, drop it again
    nth               which prime has the count as its number?
    favorites         list your favorites
    remove 2 3        delete rows 2 and 3 of that list
    feed, feed clear  list what you did, forget it
    login Ada         log in as Ada
    bio I like 7      say something about yourself
    user, logout      who are you? leave
    help, quit        this list, the end
    """
}
