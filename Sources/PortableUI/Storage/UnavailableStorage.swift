/// A Core Data context.
@available(
  *, unavailable,
  message:
    "There is no Core Data off Apple's platforms. Keep what is written in a model of your own, in a file or a database."
)
public final class NSManagedObjectContext {}

/// A SwiftData context.
@available(
  *, unavailable,
  message:
    "There is no SwiftData off Apple's platforms. Keep what is written in a model of your own, in a file or a database."
)
public final class ModelContext {}

extension EnvironmentValues {
  /// Unavailable on this platform.
  @available(
    *, unavailable,
    message:
      "There is no Core Data off Apple's platforms. Keep what is written in a model of your own, in a file or a database."
  )
  public var managedObjectContext: NSManagedObjectContext {
    get { fatalError("No value of this type exists: it is unavailable.") }
    set {}
  }

  /// Unavailable on this platform.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData off Apple's platforms. Keep what is written in a model of your own, in a file or a database."
  )
  public var modelContext: ModelContext { fatalError("No value of this type exists: it is unavailable.") }
}
