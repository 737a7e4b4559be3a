/// A Core Data context.
@available(
  *, unavailable,
  message: "Core Data needs an Apple platform. Store the data in your own model, in a file or in a database."
)
public final class NSManagedObjectContext {}

/// A SwiftData context.
@available(
  *, unavailable,
  message: "SwiftData needs an Apple platform. Store the data in your own model, in a file or in a database."
)
public final class ModelContext {}

extension EnvironmentValues {
  /// Unavailable on this platform.
  @available(
    *, unavailable,
    message: "Core Data needs an Apple platform. Store the data in your own model, in a file or in a database."
  )
  public var managedObjectContext: NSManagedObjectContext {
    get { fatalError("No value of this type exists: it is unavailable.") }
    set {}
  }

  /// Unavailable on this platform.
  @available(
    *, unavailable,
    message: "SwiftData needs an Apple platform. Store the data in your own model, in a file or in a database."
  )
  public var modelContext: ModelContext { fatalError("No value of this type exists: it is unavailable.") }
}
