/// The error of a change to a shared value that other processes have changed at the same time, again and again.
struct SharedConflict: Error, CustomStringConvertible {
  let key: String
  let attempts: Int

  var description: String {
    """
    The value "\(key)" was changed by others during each of \(attempts) attempts to store it. Try again, or divide the \
    value into several ones that change less often.
    """
  }
}

/// The error of a value in the database that is not of the key's type.
struct UnreadableSharedValue: Error, CustomStringConvertible {
  let key: String
  let reason: any Error

  var description: String {
    """
    The database's value "\(key)" cannot be decoded, and is not replaced: \(reason) Use another name for values of \
    another type, or remove the value from the table "value".
    """
  }
}

/// The error of a value that is too large for the database.
struct SharedValueTooLarge: Error, CustomStringConvertible {
  let key: String
  let size: Int

  var description: String {
    """
    The value "\(key)" has \(size) bytes as JSON. At most 1 MiB can be stored. Divide it into several values, or use \
    tables of your own.
    """
  }
}

/// The error of a key whose name is too long for the database.
struct SharedNameTooLong: Error, CustomStringConvertible {
  let key: String

  var description: String {
    """
    The name "\(key.prefix(50))…" of a shared value has \(key.utf8.count) bytes. It may have at most 500.
    """
  }
}
